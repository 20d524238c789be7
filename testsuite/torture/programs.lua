-- SPDX-License-Identifier: MIT
-- Most of what Lua can do, with a print of each result: the same in every run.

local state = 12345
local function random(n)
	state = (state * 1103515245 + 12345) & 0x7fffffff
	return state // 8 % n + 1
end

-- Numbers.
for i = -3, 3 do
	print(i // 2, i % 3, i / 4, i << 3, i >> 60, ~i, i ^ 2, -i)
end
print(math.maxinteger + 1 == math.mininteger, 7 // 0.0, -7 // 0.0, 0x10p2, 1e300 * 1e10)
print(math.tointeger(3.0), math.ult(1, -1), math.fmod(-7, 3), math.type(1), math.type(1.0))
for _, x in ipairs { 0.1, 1 / 3, 1e15, 1e16, 123456.789, 2 ^ 53 } do
	print(x, string.format("%.14g %.3f %e %a", x, x, x, x))
end
print(tostring(1e100), tonumber("0x1p4"), tonumber("  12  "), tonumber("z", 36), tonumber("1e"))
for i = 1, 20 do
	local a = i * 0.37
	io.write(string.format("%.10f %.10f %.10f\n", math.sin(a), math.exp(-a), math.sqrt(a)))
end

-- Strings and patterns.
local words = {}
for i = 1, 500 do
	local letters = {}
	for j = 1, random(9) do
		letters[j] = string.char(96 + random(26))
	end
	words[i] = table.concat(letters)
end
local text = table.concat(words, " ")
print(#text, text:sub(1, 40), text:upper():sub(-20))
print(select(2, text:gsub("%f[%w](%w)(%w*)", function(a, b) return b .. a end)))
print((text:gsub("[aeiou]", { a = "1", e = "2", i = false })):sub(1, 60))
for key, value in ("a=1, b=22, c = 333"):gmatch("(%w+)%s*=%s*(%w+)") do
	print(key, value)
end
print(("x"):rep(10, ","), ("abc"):reverse(), ("%d"):format(3), ("%q"):format("a\n\"b\0c"))
print(text:find("zz"), text:find("(%a)%1"), text:match("^(%a+) (%a+)"))
print(string.pack("<i4 >I2 z s1 d", -5, 300, "zero", "one", 1.5):byte(1, -1))
print(string.unpack("<i4 >I2 z", string.pack("<i4 >I2 z", -5, 300, "zero")))
print(utf8.char(228, 8364, 0x10ffff), utf8.len("äöü€"), utf8.codepoint("€", 1))
for p, c in utf8.codes("aä€") do
	io.write(p, " ", c, "\n")
end
print(pcall(string.rep, "x", -1), pcall(string.format, "%d", 1.5))

-- Tables and sorting.
table.sort(words)
print(words[1], words[250], words[500])
table.sort(words, function(a, b)
	if #a ~= #b then return #a > #b end
	return a < b
end)
print(words[1], words[250], words[500])
local t = table.pack(1, nil, 3)
print(t.n, #{ 1, 2, 3 }, select("#", table.unpack(t, 1, t.n)), next({}))
print(table.concat(table.move({ 1, 2, 3, 4, 5 }, 2, 4, 1), " "), table.remove({ 5, 6, 7 }, 2))
local big = {}
for i = 1, 20000 do
	big[(i * 7919) % 20011] = i
end
local sum = 0
for k, v in pairs(big) do
	sum = sum + k * v
end
print(sum)
print(pcall(table.sort, { 3, 1, 2, 5, 4, 9 }, function() return true end) ~= nil)

-- Closures, varargs, goto, integer and generic loops.
local function counter()
	local n = 0
	return function(...)
		n = n + select("#", ...)
		return n
	end
end
local c1, c2 = counter(), counter()
print(c1(1, 2), c1(), c2(nil), c1(3))
for i = 1, 3 do
	for j = 1, 3 do
		if j == 2 then goto continue end
		io.write(i, ":", j, " ")
		::continue::
	end
end
print()
local function fib(n) return n < 2 and n or fib(n - 1) + fib(n - 2) end
print(fib(20))
local function loop(n, acc) if n == 0 then return acc end return loop(n - 1, acc + n) end
print(loop(100000, 0))

-- Metatables.
local V = {}
V.__index = V
V.__add = function(a, b) return setmetatable({ x = a.x + b.x }, V) end
V.__eq = function(a, b) return a.x == b.x end
V.__lt = function(a, b) return a.x < b.x end
V.__le = function(a, b) return a.x <= b.x end
V.__len = function(a) return a.x end
V.__call = function(self, y) return self.x * y end
V.__concat = function(a, b) return "V" .. (type(b) == "table" and b.x or b) end
V.__tostring = function(a) return "<" .. a.x .. ">" end
V.__close = function(a) print("closed", a.x) end
V.__newindex = function(t, k, v) rawset(t, k, v * 2) end
local function v(x) return setmetatable({ x = x }, V) end
local a, b = v(3), v(4)
a.y = 21
print(tostring(a + b), a == b, a < b, a <= b, #a, a(5), a .. b, a .. 1, a.y)
do
	local x <close> = v(8)
	local y <const> = 9
	print("inside", y)
end

-- Errors.
local function deep(n) if n == 0 then error({ code = 42 }) end deep(n - 1) return 1 end
local ok, e = pcall(deep, 50)
print(ok, type(e), e.code)
print(pcall(error, "message", 0))
print(select(2, pcall(function() local x = nil; return x.field end)))
print(xpcall(function() return 1 + {} end, function(m) return "handled: " .. m end))
local function overflow() return 1 + overflow() end
print((pcall(overflow)))
print(pcall(load, "x ="), load("x = "))
print(load("return ...", "chunk", "t", {})(7))
print(#string.dump(function(x) return x + 1 end) > 40, load(string.dump(function(x) return x + 1 end))(4))

-- Coroutines.
local function permute(list, n)
	if n <= 1 then
		coroutine.yield(list)
	else
		for i = 1, n do
			list[n], list[i] = list[i], list[n]
			permute(list, n - 1)
			list[n], list[i] = list[i], list[n]
		end
	end
end
local count = 0
for p in coroutine.wrap(function() permute({ 1, 2, 3, 4, 5, 6 }, 6) end) do
	count = count + p[1] * p[6]
end
print(count)
local co = coroutine.create(function(x)
	local y = coroutine.yield(x + 1)
	local _, z = pcall(function() return coroutine.yield(y * 2) end)
	error("end " .. z)
end)
print(coroutine.resume(co, 1))
print(coroutine.resume(co, 10))
print(coroutine.resume(co, 100))
print(coroutine.status(co), coroutine.close(coroutine.create(print)))

-- The collector.
collectgarbage("generational")
local weak = setmetatable({}, { __mode = "k" })
for i = 1, 30000 do
	weak[{}] = { i }
	if i % 10000 == 0 then collectgarbage("step") end
end
collectgarbage("incremental")
collectgarbage()
print(next(weak))
local finalized = 0
for _ = 1, 100 do
	setmetatable({}, { __gc = function() finalized = finalized + 1 end })
end
collectgarbage()
print(finalized)

-- Modules and files.
package.preload.here = function(name) return { name = name } end
print(require("here").name, package.loaded.here ~= nil)
local name = "programs.tmp"
local file = assert(io.open(name, "w"))
file:write("one\n", 2, "\n", 3.5, "\nlast")
file:close()
for line in io.lines(name) do print(line) end
file = io.open(name)
print(file:read("l", "n", "n", "L", "a"))
print(file:seek("set", 4), file:read(1))
file:close()
print(os.remove(name), os.time { year = 2000, month = 1, day = 1, hour = 12 } > 0)
print("tests: 1")
