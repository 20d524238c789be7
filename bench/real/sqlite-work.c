/* SPDX-License-Identifier: MIT */
/*
 * sqlite-work.c - fills a database in memory and asks it questions.
 *
 * Usage: sqlite-work [ROUNDS]
 *
 * Prints a check sum of the answers and, on stderr, the seconds of processor
 * time that this took.
 */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "sqlite3.h"

enum { ROWS = 3000 };

static const char *const schema =
	"create table customer(id integer primary key, name text, city text);"
	"create table sale(id integer primary key, customer int, item text, cents int);"
	"create index sale_customer on sale(customer);";

static const char *const questions[] = {
	"select count(*), sum(cents), max(item) from sale where cents % 7 = 3",
	"select city, count(*), avg(cents) from sale join customer on customer.id = customer "
		"group by city order by 3 desc",
	"select name, total from (select customer, sum(cents) total from sale group by customer) "
		"join customer on id = customer order by total desc, name limit 50",
	"select count(*) from sale where item like '%17%' or item glob '*9?'",
	"select a.item, b.item from sale a join sale b on a.customer = b.customer and a.id < b.id "
		"where a.cents = b.cents order by a.id, b.id limit 40",
	"select substr(item, 1, 6), group_concat(id) from sale where id between 100 and 400 "
		"group by 1 having count(*) > 1",
	"select upper(name), length(city) from customer where name >= 'n5' order by city, name desc",
};

static unsigned long sum;

static int add_row(void *data, int columns, char **values, char **names)
{
	(void)data;
	(void)names;
	for (int i = 0; i < columns; i++)
		for (const char *s = values[i]; s && *s; s++)
			sum = sum * 31 + *s;
	return 0;
}

static void check(sqlite3 *db, int ok, const char *what)
{
	if (!ok) {
		fprintf(stderr, "sqlite-work: %s: %s\n", what, sqlite3_errmsg(db));
		exit(1);
	}
}

static void run(sqlite3 *db, const char *sql)
{
	check(db, sqlite3_exec(db, sql, add_row, NULL, NULL) == SQLITE_OK, sql);
}

static void fill(sqlite3 *db)
{
	sqlite3_stmt *insert;
	unsigned state = 1;

	run(db, "begin");
	for (int i = 0; i < 200; i++) {
		char sql[128];

		snprintf(sql, sizeof sql, "insert into customer values(%d, 'n%d', 'city%d')", i,
			 i * 37 % 200, i % 17);
		run(db, sql);
	}
	check(db, sqlite3_prepare_v2(db, "insert into sale values(?, ?, ?, ?)", -1, &insert,
				     NULL) == SQLITE_OK, "prepare");
	for (int i = 0; i < ROWS; i++) {
		char item[32];

		state = state * 1103515245 + 12345;
		snprintf(item, sizeof item, "item %u", (state >> 16) % 1000);
		sqlite3_bind_int(insert, 1, i);
		sqlite3_bind_int(insert, 2, (state >> 8) % 200);
		sqlite3_bind_text(insert, 3, item, -1, SQLITE_TRANSIENT);
		sqlite3_bind_int(insert, 4, (state >> 20) % 500);
		check(db, sqlite3_step(insert) == SQLITE_DONE, "insert");
		sqlite3_reset(insert);
	}
	sqlite3_finalize(insert);
	run(db, "commit");
}

static void work(void)
{
	sqlite3 *db;

	check(NULL, sqlite3_open(":memory:", &db) == SQLITE_OK, "open");
	run(db, schema);
	fill(db);
	for (size_t i = 0; i < sizeof questions / sizeof *questions; i++)
		run(db, questions[i]);
	run(db, "update sale set cents = cents + 1, item = item || 'x' where customer < 100");
	run(db, "delete from sale where id % 3 = 0");
	run(db, questions[1]);
	sqlite3_close(db);
}

int main(int argc, char **argv)
{
	int rounds = argc > 1 ? atoi(argv[1]) : 1;
	clock_t start = clock();

	for (int i = 0; i < rounds; i++)
		work();
	clock_t end = clock();
	printf("%lu\n", sum);
	fprintf(stderr, "%.4f\n", (double)(end - start) / CLOCKS_PER_SEC);
	return 0;
}
