-- SPDX-License-Identifier: MIT
-- Most of what SQLite can do, with all answers shown: the same in every run.
.headers on
.mode list
create table numbers(n integer primary key, text t, x real, b blob);
with recursive c(i) as (select 1 union all select i + 1 from c where i < 3000)
insert into numbers select i, printf('text %d', i * 7919 % 3001), i / 7.0, zeroblob(i % 5) from c;
select count(*), sum(n), avg(x), total(n), max(text), min(text) from numbers;
create index by_text on numbers(text);
create unique index by_x on numbers(x) where n % 2 = 0;
create index by_length on numbers(length(text), n desc);
explain query plan select * from numbers where text = 'text 17';
select n, text from numbers where text between 'text 100' and 'text 1010' order by text, n limit 20;
select n % 7 k, count(*), group_concat(n % 3), sum(x) filter (where n % 2) from numbers
	where n < 60 group by k having count(*) > 1 order by 2 desc, 1;
select distinct length(text), typeof(x), typeof(b), length(b) from numbers order by 1, 4;
select n, row_number() over w, rank() over (order by n % 4), lag(n, 2, -1) over w,
	sum(n) over (partition by n % 3 order by n rows between 1 preceding and 1 following),
	first_value(text) over w, ntile(4) over w, percent_rank() over w
	from numbers where n < 25 window w as (partition by n % 2 order by n desc) order by n;
select a.n, b.n from numbers a join numbers b on a.n = b.n * 2 and a.text > b.text
	where a.n < 100 order by 1, 2;
select a.n, b.n from numbers a left join numbers b on b.n = a.n - 2990 where a.n > 2985 order by 1;
select n from numbers where n in (select n * 3 from numbers where n < 9)
	union select 5 intersect select n from numbers except select 6 order by 1;
select n, (select count(*) from numbers i where i.text < o.text) from numbers o where n % 500 = 3;
select exists (select 1 from numbers where x > 400), not exists (select 1 from numbers where n = 0);
with recursive tree(id, up) as (values(1, null), (2, 1), (3, 1), (4, 2), (5, 4)),
	walk(id, path) as (select id, '/' || id from tree where up is null
		union all select tree.id, path || '/' || tree.id from tree join walk on up = walk.id)
	select * from walk order by path;
with recursive xaxis(x) as (values(-2.0) union all select x + 0.1 from xaxis where x < 1.2),
	yaxis(y) as (values(-1.0) union all select y + 0.2 from yaxis where y < 1.0),
	m(iter, cx, cy, x, y) as (select 0, x, y, 0.0, 0.0 from xaxis, yaxis
		union all select iter + 1, cx, cy, x * x - y * y + cx, 2.0 * x * y + cy from m
		where (x * x + y * y) < 4.0 and iter < 28),
	m2(iter, cx, cy) as (select max(iter), cx, cy from m group by cx, cy),
	a(t) as (select group_concat(substr(' .+*#', 1 + min(iter / 7, 4), 1), '') from m2 group by cy)
	select group_concat(rtrim(t), x'0a') from a;
create table log(what, old, new);
create trigger on_update after update of text on numbers when new.n < 10 begin
	insert into log values('update', old.text, new.text);
end;
create trigger on_delete before delete on numbers begin
	insert into log select 'delete', old.n, count(*) from log;
end;
update numbers set text = upper(text) || n where n < 20;
delete from numbers where n between 30 and 40;
select * from log;
create view halves as select n, x / 2 half from numbers where n % 2;
create trigger on_view instead of insert on halves begin
	insert into numbers(n, text, x) values(new.n, 'view', new.half * 2);
end;
insert into halves values(35, 1000.5);
select * from halves where n < 40 order by n;
insert into numbers(n, text) values(1, 'twice') on conflict(n) do update set text = excluded.text || '!';
insert or ignore into numbers(n) values(2);
replace into numbers(n, text) values(3, 'replaced');
select n, text, x from numbers where n < 5;
begin;
savepoint one;
delete from numbers where n > 100;
select count(*) from numbers;
rollback to one;
update numbers set x = -x where n % 3 = 0;
release one;
commit;
select count(*), sum(x) from numbers;
create table parent(id integer primary key);
create table child(id integer references parent on delete cascade, v check(v > 0), w not null default 7,
	g generated always as (v * 2) stored, unique(id, v));
pragma foreign_keys = on;
insert into parent values(1), (2);
insert into child(id, v) values(1, 10), (1, 11), (2, 12);
insert into child(id, v) values(3, 13);
insert into child(id, v) values(1, -1);
insert into child(id, v) values(1, 10);
delete from parent where id = 1;
select * from child;
alter table child rename column w to width;
alter table child add column extra text default 'e';
alter table child drop column extra;
select sql from sqlite_schema where name = 'child';
create table strict_one(a int, b text) strict;
insert into strict_one values('x', 1);
create table without(a, b, primary key(b, a)) without rowid;
insert into without select n % 10, n from numbers where n < 50 order by random() * 0, n;
select group_concat(a) from without where b > 20;
select upper('aé'), lower('ABC'), length('aé€'), hex('aé'), unicode('€'), char(8364, 65),
	substr('abcdef', -3, 2), replace('banana', 'an', 'AN'), instr('banana', 'nan'),
	trim('xxaxx', 'x'), quote(x'00ff'), quote('it''s'), 'abc' like 'A_C', 'abc' glob 'a*',
	'a' || null, coalesce(null, 2), nullif(1, 1), iif(1, 'y', 'n'), abs(-3), round(2.567, 2),
	max(1, 3, 2), typeof(1 / 2), 7 / 2, -7 % 3, 1 << 40, ~5, 5 & 3 | 8, cast('12x' as int);
select printf('%5d|%-5d|%05.1f|%x|%e|%s|%q|%Q|%,d', 42, 42, 3.14159, 255, 12345.678, 's', 'it''s', null, 1234567);
select date('2000-02-28', '+2 days'), strftime('%j %w %H:%M', '2004-12-31 23:59'), julianday('2000-01-01'),
	time('12:34:56', '-35 minutes'), datetime(1000000000, 'unixepoch'), date('2001-01-31', 'start of month', '+1 month', '-1 day');
select json('{"a":[1,2,{"b":null}],"c":"x"}'), json_extract('{"a":[1,2,{"b":3}]}', '$.a[2].b'),
	json_set('{"a":1}', '$.b', json('[1]')), json_group_array(n) from numbers where n < 6;
select key, value, type, fullkey from json_tree('{"a":[1,true,"s"],"b":{"c":2.5}}');
create virtual table docs using fts5(title, body, tokenize = 'porter');
insert into docs select printf('title %d', n), printf('%s number %d runs running %s', text, n, n * n) from numbers where n <= 400;
select rowid, title, snippet(docs, 1, '[', ']', '...', 5) from docs where docs match 'run AND number' order by rowid limit 5;
select count(*) from docs where docs match 'title : 1* NOT body : 12';
select rowid, round(bm25(docs), 4) from docs where docs match '"number 7" OR 49' order by rank limit 5;
insert into docs(docs) values('optimize');
insert into docs(docs) values('integrity-check');
create virtual table boxes using rtree(id, x0, x1, y0, y1);
insert into boxes select n, n % 50, n % 50 + 3, n / 50, n / 50 + 2 from numbers where n <= 1500;
select count(*), sum(id) from boxes where x0 <= 20 and x1 >= 10 and y0 <= 12 and y1 >= 8;
select rtreecheck('boxes');
select text from numbers order by length(text) desc, text collate nocase desc limit 7;
analyze;
select tbl, idx, stat from sqlite_stat1 order by 1, 2;
reindex;
pragma integrity_check;
select * from numbers where no_such_column = 1;
select 1 +;
vacuum;
select count(*), sum(length(text)), sum(n * (x > 0)) from numbers;
.dump log
.schema numbers
select 'tests: 1';
