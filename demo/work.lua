-- SPDX-License-Identifier: MIT
--
-- The demo's work: recursion, arithmetic, strings and tables, in rounds of
-- about half a second.  Usage: lua work.lua [ROUNDS]
--
-- What it prints on stdout is the same in every run; the processor time that
-- it took goes to stderr.  "solve called N times" is there to be compared with
-- the events of the marker lua:call.

-- A linear congruential generator (Knuth's MMIX).
local state = 2006
local function random(n)
	state = state * 6364136223846793005 + 1442695040888963407
	return (state >> 33) % n + 1
end

-- Queens: recursion, and array reads and writes.
local calls = 0
local function solve(n, row, columns, up, down)
	calls = calls + 1
	if row > n then
		return 1
	end
	local found = 0
	for column = 1, n do
		local u, d = row + column, row - column + n
		if not (columns[column] or up[u] or down[d]) then
			columns[column], up[u], down[d] = true, true, true
			found = found + solve(n, row + 1, columns, up, down)
			columns[column], up[u], down[d] = false, false, false
		end
	end
	return found
end

local function queens()
	for n = 4, 10 do
		print(string.format("queens %d: %d", n, solve(n, 1, {}, {}, {})))
	end
end

-- Words: strings built, interned and counted in a table that grows.
local syllables = { "ka", "no", "ri", "mu", "te", "so", "li", "va", "pe", "dun" }
local function word()
	local parts = {}
	for i = 1, random(3) + 1 do
		parts[i] = syllables[random(#syllables)]
	end
	return table.concat(parts)
end

local function words()
	local count, distinct = {}, {}
	for _ = 1, 120000 do
		local w = word()
		if not count[w] then
			count[w] = 0
			distinct[#distinct + 1] = w
		end
		count[w] = count[w] + 1
	end
	table.sort(distinct, function(a, b)
		return count[a] > count[b] or count[a] == count[b] and a < b
	end)
	print(string.format("words %d, most frequent %s %d",
		#distinct, distinct[1], count[distinct[1]]))
end

-- Tables: many that grow in both parts, most of them garbage at once.
local function tables()
	local kept, sum = {}, 0
	for i = 1, 20000 do
		local t = {}
		for j = 1, random(40) do
			t[j] = i ~ j
		end
		for j = 1, random(10) do
			t["key" .. j] = j
		end
		kept[random(500)] = t
		sum = (sum + #t * i) & 0xffffffff
	end
	print(string.format("tables %d, sum %08x", #kept, sum))
end

-- A sieve, and one long text.
local function sieve()
	local limit, composite, text = 1200000, {}, {}
	for i = 2, limit do
		if not composite[i] then
			for j = i * i, limit, i do
				composite[j] = true
			end
			if i % 1000 < 20 then
				text[#text + 1] = string.format("%x", i)
			end
		end
	end
	text = table.concat(text, " ")
	local hash = 5381
	for i = 1, #text do
		hash = (hash * 33 ~ text:byte(i)) & 0xffffffff
	end
	print(string.format("text %d, hash %08x", #text, hash))
end

for _ = 1, tonumber(arg[1] or 6) do
	queens()
	words()
	tables()
	sieve()
end
print(string.format("solve called %d times", calls))

io.stderr:write(string.format("%.3f\n", os.clock()))
