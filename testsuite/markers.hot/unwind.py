# SPDX-License-Identifier: MIT
# For unwind-everywhere-1.tcl, run by gdb: steps from outer() back to main() by single
# instructions and looks at the whole backtrace after each.
import gdb


def names():
    frame = gdb.newest_frame()
    result = []
    while frame is not None and len(result) < 40:
        result.append(frame.name())
        frame = frame.older()
    return result


gdb.execute("set pagination off")
gdb.execute("break outer")
gdb.execute("run", to_string=True)
steps = bad = blocks = probes = 0
while steps < 3000:
    now = names()
    if now[0] == "main":
        break
    steps += 1
    if "six" in (now[0] or ""):
        probes += 1
    if now[-1] == "_start":
        now = now[: now.index("main") + 1] if "main" in now else now
    if "main" not in now or (now[0] != "outer" and "outer" not in now):
        bad += 1
        print("bad backtrace", now, gdb.execute("x/i $pc", to_string=True))
    gdb.execute("stepi", to_string=True)
    if gdb.selected_thread() is None:
        break
print("bad %d, enough steps %s, the probe was seen %s"
      % (bad, steps > 60, probes > 0))
