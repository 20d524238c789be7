/* SPDX-License-Identifier: MIT */
/* sqlite-events.h - the events of sqlite.patch. */
#ifndef REAL_SQLITE_EVENTS_H
#define REAL_SQLITE_EVENTS_H

#define EVENTS(E)                                              \
	E(balance_nonroot, (int parent_index, int is_root))    \
	E(btree_insert, (int flags, int seek_result))          \
	E(compare_text, (int size1, int size2))                \
	E(free_space, (unsigned short start, unsigned short size)) \
	E(get_and_init_page, (unsigned page, int read_only))   \
	E(get_cell_info, (const void *cursor, int index))      \
	E(get_page, (unsigned page, int flags))                \
	E(get_varint, (const void *at, const void *result))    \
	E(index_moveto, (const void *cursor, const void *key)) \
	E(index_rowid, (const void *db, const void *cursor))   \
	E(insert_cell, (int index, int size))                  \
	E(move_to_child, (const void *cursor, unsigned page))  \
	E(move_to_root, (const void *cursor, int page_index))  \
	E(opcode, (int opcode, int p1))                        \
	E(parse_cell, (const void *page, const void *cell))    \
	E(record_compare, (int size, int skip))                \
	E(record_compare_int, (int size, int serial_type))     \
	E(serial_get, (const void *buffer, unsigned type))     \
	E(sorter_merge, (const void *list1, const void *list2)) \
	E(table_moveto, (long long key, int bias_right))       \
	E(vdbe_exec, (int pc, int operations))

#include "../events.h"

#endif /* REAL_SQLITE_EVENTS_H */
