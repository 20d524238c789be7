/* SPDX-License-Identifier: MIT */
/* zlib-events.h - the events of zlib.patch. */
#ifndef REAL_ZLIB_EVENTS_H
#define REAL_ZLIB_EVENTS_H

#define EVENTS(E)                                                               \
	E(adler32_z, (unsigned long adler, unsigned long length))               \
	E(build_tree, (int elements))                                           \
	E(candidate, (unsigned match, int best_length, unsigned chain_length))  \
	E(compress_block, (unsigned symbols))                                   \
	E(crc32_z, (unsigned long crc, unsigned long length))                   \
	E(deflate_fast, (unsigned lookahead, int flush))                        \
	E(deflate_slow, (unsigned lookahead, int flush))                        \
	E(fill_window, (unsigned lookahead))                                    \
	E(flush_block, (unsigned long stored_length, int last))                 \
	E(flush_pending, (unsigned length))                                     \
	E(gen_bitlen, (int max_code))                                           \
	E(gen_codes, (int max_code))                                            \
	E(inflate, (unsigned have, int flush))                                  \
	E(inflate_fast, (unsigned available, unsigned start))                   \
	E(inflate_table, (int type, unsigned codes))                            \
	E(longest_match, (unsigned match, unsigned chain_length))               \
	E(pqdownheap, (int k, int v))                                           \
	E(read_buf, (unsigned length))                                          \
	E(scan_tree, (int max_code))                                            \
	E(send_tree, (int max_code))                                            \
	E(slide_hash, (unsigned start, unsigned size))

#include "../events.h"

#endif /* REAL_ZLIB_EVENTS_H */
