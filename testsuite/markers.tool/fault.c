/* SPDX-License-Identifier: MIT */
/*
 * fault.c - runs a command of the tool once for each system call that it makes from
 * the opening of FILE on, or for each allocation, each time with one of them failing:
 *	fault calls|memory FOLDER FILE TOOL ARGUMENT...
 * OUT is FOLDER/out, if the tool writes one; FOLDER is its own.  Each time the
 * result has to be that without a fault, or status 2, a message, and OUT as it was.
 * Prints what is not so, and how many faults there were.
 */
#include <errno.h>
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#define SIZE (1 << 20) /* of what is compared */

/* What a run left. */
struct run {
	int status;
	long number; /* of the system call that failed */
	int failed;  /* was there one to fail? */
	char *out, *err, *file;
};

static int traces;
static const char *folder, *file;
static unsigned long long last_break;

static char *path(const char *name)
{
	static char paths[4][4096];
	static unsigned int next;
	char *result = paths[next++ % 4];

	snprintf(result, sizeof paths[0], "%s/%s", folder, name);
	return result;
}

static char *read_file(const char *name)
{
	FILE *stream = fopen(path(name), "rb");
	char *bytes = calloc(SIZE, 1);

	if (!bytes)
		abort();
	if (!stream) {
		strcpy(bytes, "(missing)");
		return bytes;
	}
	if (fread(bytes, 1, SIZE - 1, stream) == SIZE - 1)
		abort();
	fclose(stream);
	return bytes;
}

static void redirect(const char *name, int fd)
{
	int file_fd = open(path(name), O_WRONLY | O_CREAT | O_TRUNC, 0644);

	if (file_fd < 0 || dup2(file_fd, fd) != fd)
		_exit(99);
	close(file_fd);
}

static void child(int n, int fd, char **command)
{
	char number[16];

	redirect("stdout", 1);
	redirect("stderr", 2);
	if (traces) {
		if (ptrace(PTRACE_TRACEME, 0, NULL, NULL))
			_exit(77);
	} else {
		snprintf(number, sizeof number, "%d", n);
		setenv("FAULT_ALLOCATION", number, 1);
		snprintf(number, sizeof number, "%d", fd);
		setenv("FAULT_FD", number, 1);
		if (getenv("FAULT_PRELOAD"))
			setenv("LD_PRELOAD", getenv("FAULT_PRELOAD"), 1);
	}
	execv(command[0], command);
	_exit(98);
}

/* Does PID, which makes a system call, open the file? */
static int opens_file(pid_t pid, const struct user_regs_struct *r)
{
	char name[4096] = "";
	struct iovec here = {name, strlen(file)}, there = {(void *)r->rsi, strlen(file)};

	return r->orig_rax == SYS_openat &&
	       process_vm_readv(pid, &here, 1, &there, 1, 0) == (ssize_t)strlen(file) &&
	       strcmp(name, file) == 0;
}

static long error_of(unsigned long long number)
{
	switch (number) {
	case SYS_brk: /* the end is where it was */
		return (long)last_break;
	case SYS_mmap:
	case SYS_mremap:
	case SYS_mprotect:
		return -ENOMEM;
	case SYS_openat:
		return -EMFILE;
	case SYS_write:
		return -ENOSPC;
	default:
		return -EIO;
	}
}

static int must(long result)
{
	if (result < 0)
		abort();
	return (int)result;
}

/* Runs PID to its end; its status.  Call N from the opening of the file on fails. */
static int trace(pid_t pid, int n, struct run *run)
{
	int status, inside = 0, replaced = 0, armed = 0, pass = 0, count = 0;
	struct user_regs_struct r;

	must(waitpid(pid, &status, 0));
	if (!WIFSTOPPED(status))
		return status;
	must(ptrace(PTRACE_SETOPTIONS, pid, NULL,
		    (long)(PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL)));
	for (;;) {
		must(ptrace(PTRACE_SYSCALL, pid, NULL, (long)pass));
		must(waitpid(pid, &status, 0));
		if (!WIFSTOPPED(status))
			return status;
		pass = WSTOPSIG(status) == (SIGTRAP | 0x80) ? 0 : WSTOPSIG(status);
		if (pass)
			continue;
		must(ptrace(PTRACE_GETREGS, pid, NULL, &r));
		inside = !inside;
		if (!inside && replaced) {
			r.rax = (unsigned long long)error_of((unsigned long long)run->number);
			must(ptrace(PTRACE_SETREGS, pid, NULL, &r));
			replaced = 0;
		}
		if (!inside && r.orig_rax == SYS_brk)
			last_break = r.rax;
		armed |= inside && opens_file(pid, &r);
		if (!inside || !armed || r.orig_rax == SYS_exit_group || ++count != n)
			continue;
		run->number = (long)r.orig_rax;
		run->failed = replaced = 1;
		r.orig_rax = (unsigned long long)-1;
		must(ptrace(PTRACE_SETREGS, pid, NULL, &r));
	}
}

/* OUT as it is to be BEFORE; if it is there, behind a symbolic link. */
static void prepare(const char *before)
{
	FILE *stream;

	unlink(path("out"));
	unlink(path("aim"));
	if (!before)
		return;
	stream = fopen(path("aim"), "w");
	if (!stream || fputs(before, stream) < 0 || fclose(stream) || symlink("aim", path("out")))
		abort();
}

static struct run run_once(int n, const char *before, char **command)
{
	struct run run = {0};
	char byte;
	int pipes[2];
	pid_t pid;

	prepare(before);
	must(pipe(pipes));
	pid = must(fork());
	if (!pid)
		child(n, pipes[1], command);
	close(pipes[1]);
	if (traces) {
		run.status = trace(pid, n, &run);
	} else {
		must(waitpid(pid, &run.status, 0));
		run.failed = read(pipes[0], &byte, 1) == 1;
	}
	close(pipes[0]);
	run.out = read_file("stdout");
	run.err = read_file("stderr");
	run.file = read_file("out");
	return run;
}

static void end_run(struct run *run)
{
	free(run->out);
	free(run->err);
	free(run->file);
}

/* In the folder, apart from its own names. */
static int count_files(void)
{
	DIR *directory = opendir(folder);
	int count = -2;

	while (directory && readdir(directory))
		count++;
	if (directory)
		closedir(directory);
	return count;
}

/* One line that says what to do, apart from notes? */
static int is_message(const char *text)
{
	int lines = 0;

	while (*text) {
		size_t length = strcspn(text, "\n");
		char line[4096];

		snprintf(line, sizeof line, "%.*s", (int)length, text);
		if (!text[length] || strncmp(line, "markers: ", 9) != 0 || !strchr(line, ';'))
			return 0;
		lines += !strstr(line, ": note: ");
		text += length + 1;
	}
	return lines == 1;
}

/* What is wrong with RUN; null if nothing is. */
static const char *judge(const struct run *run, const struct run *model, const char *before)
{
	struct stat link;
	int written = memcmp(run->file, model->file, SIZE) == 0;

	if (count_files() != 2 + 2 * (before != NULL) + (!before && access(path("out"), F_OK) == 0))
		return "a file is left behind";
	if (before && (lstat(path("out"), &link) || !S_ISLNK(link.st_mode)))
		return "the symbolic link is gone";
	if (!WIFEXITED(run->status))
		return "it did not exit";
	if (run->status == model->status && strcmp(run->out, model->out) == 0 && written)
		return NULL;
	if (WEXITSTATUS(run->status) != 2)
		return "status or output are wrong";
	/* That it was written could not be said. */
	if (!(written && strstr(run->err, "standard output: cannot write")) &&
	    strcmp(run->file, before ? before : "(missing)") != 0)
		return "the output file has changed";
	if (!is_message(run->err))
		return "there is not one message that says what to do";
	if (strncmp(run->out, model->out, strlen(run->out)) != 0)
		return "what was printed is wrong";
	return NULL;
}

static int run_all(const char *before, char **command)
{
	struct run model = run_once(0, before, command);
	int n, bad = 0;

	if (!WIFEXITED(model.status) || WEXITSTATUS(model.status) > 2) {
		printf("status %x without a fault: %s\n", (unsigned int)model.status, model.err);
		exit(WIFEXITED(model.status) && WEXITSTATUS(model.status) == 77 ? 77 : 1);
	}
	for (n = 1;; n++) {
		struct run run = run_once(n, before, command);
		const char *fault = run.failed ? judge(&run, &model, before) : NULL;
		int failed = run.failed;

		if (fault)
			printf("fault %d (call %ld), status %x: %s\nout: %.300s\nerr: %.3000s\n", n,
			       run.number, (unsigned int)run.status, fault, run.out, run.err);
		bad += fault != NULL;
		end_run(&run);
		if (!failed)
			break;
		if (getenv("FAULT_TELLS") && fault == NULL)
			printf("%d (call %ld) status %x: %s", n, run.number,
			       (unsigned int)run.status, "fine\n");
	}
	end_run(&model);
	printf("%d faults, %d bad\n", n - 1, bad);
	return bad || n < 5;
}

int main(int argc, char **argv)
{
	int bad;

	if (argc < 5)
		return 2;
	traces = strcmp(argv[1], "calls") == 0;
	folder = argv[2];
	file = argv[3];
	bad = run_all(NULL, argv + 4);
	if (strcmp(argv[5], "enable") == 0 || strcmp(argv[5], "disable") == 0)
		bad |= run_all("as it was", argv + 4);
	return bad;
}
