# SPDX-License-Identifier: MIT
# gdb steps over a site that is off, then on, then off again, one instruction at a
# time; and it has a breakpoint on the site while the site is to change.

gdb_run step-over-site-1.c "-O2 -g" {
break before_step
run
python
def steps():
    count, been = 0, False
    while not been or gdb.newest_frame().name() != "main":
        gdb.execute("stepi", to_string=True)
        been = been or gdb.newest_frame().name() == "host"
        count += 1
    return count
off = steps()
gdb.execute("continue", to_string=True)
on = steps()
gdb.execute("continue", to_string=True)
again = steps()
print("steps: same %d, longer %d" % (off == again, on > off + 5))
end
delete
break before_breakpoint
break after_breakpoint
continue
set var has_breakpoint = 1
break *site
continue
delete
continue
} {
    "gdb: steps over a site" {steps: same 1, longer 1}
    "gdb: breakpoint on a site" {exited normally}
}
