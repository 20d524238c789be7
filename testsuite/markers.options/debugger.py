# SPDX-License-Identifier: MIT
# For debugger-lines-1.tcl, run by gdb on debugger.c: prints what a user would see.
import gdb
import re

SITE = next(n for n, text in enumerate(open(source), 1) if "/* the site */" in text)


def run(command):
    return gdb.execute(command, to_string=True)


def where():
    frame = gdb.newest_frame()
    return frame.name(), frame.find_sal().line - SITE


def names():
    frame, result = gdb.newest_frame(), []
    while frame is not None and len(result) < 20:
        result.append(frame.name())
        frame = frame.older()
    return result


def host():
    frame = gdb.newest_frame()
    while frame.name() != "host":
        frame = frame.older()
    return frame


# Variables of the host: right, or said not to be there.
def wrong(frame):
    result = []
    for name, right in (("number", "0"), ("twice", "0"), ("name", '"name"')):
        value = frame.read_var(name)
        if not value.is_optimized_out and right not in str(value).split(" "):
            result.append("%s is %s" % (name, value))
    return result


def say(fact, value):
    print("fact: %s: %s" % (fact, value))


for setting in ("pagination off", "debuginfod enabled off", "confirm off"):
    gdb.execute("set " + setting)
# Breakpoints on sites come after the start, where MARKERS= has its effect.
run("break main")
run("run")
run("break debugger.c:%d" % SITE)
stops = []
for how in ("next", "step", "next"):
    run("continue")
    stops.append(where())
    say("number", int(gdb.parse_and_eval("number")))
    say("name", gdb.parse_and_eval("name").string())
    run(how)
    stops.append(where())
say("stops", stops)
shown = run("disassemble /s host")
say("disassembly", len(re.findall(r"^%d\s" % SITE, shown, re.M)) > 0)
run("continue")
say("ended", gdb.selected_inferior().pid == 0)

# Again, into the body.
gdb.execute("delete")
run("tbreak main")
run("run")
run("break event")
run("continue")
if gdb.selected_inferior().pid:
    body = names()
    say("body", body[0])
    say("callers", body[-2:])
    say("line of the block", host().find_sal().line - SITE)
    say("wrong above the probe", wrong(host()))
    run("finish")
    while gdb.newest_frame().name() != "host":
        run("finish")
    say("finished", where())
    run("next")
    say("behind", where())
    say("wrong behind", wrong(host()))
    say("name behind", host().read_var("name").string())
else:
    say("body", "not run")
