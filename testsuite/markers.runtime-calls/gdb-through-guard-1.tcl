# SPDX-License-Identifier: MIT
# gdb steps over a site that is on, and through the guard: at each instruction the
# backtrace goes from there through the host to main.

gdb_run guard-backtrace-1.c "-O1 -g -fno-omit-frame-pointer -rdynamic" {
break probe
run
break markers_guard
run
python
bad, steps, name = 0, 0, ""
while steps < 1000 and name != "host":
    frame, names = gdb.newest_frame(), []
    name = frame.name()
    while frame is not None and len(names) < 20:
        names.append(frame.name())
        frame = frame.older()
    bad += "host" not in names or "main" not in names
    gdb.execute("stepi" if name == "markers_guard" else "finish", to_string=True)
    steps += 1
print("guard: enough %d, bad %d" % (steps > 30, bad))
end
} {
    "gdb: backtraces in the guard" {guard: enough 1, bad 0}
}
