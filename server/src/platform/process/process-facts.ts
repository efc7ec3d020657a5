/** What the system says about a process. A number alone names nobody: numbers of ended processes are given out again. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

export interface ProcessFacts {
  parent: number;
  /** With the number, it names one process for as long as the machine runs. */
  started: string;
  command: string;
  /** The folder it works in; null where the system does not tell. */
  folder: string | null;
}

/** Null when no such process runs; one that has ended and waits for its parent's notice counts as gone. */
export function findProcess(pid: number): ProcessFacts | null {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): ProcessFacts | null {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  const command = attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  if (!stat || !command) return null;
  // The second field is the program's name in brackets and may hold anything; the others follow its last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    parent: Number(fields[1]),
    started: fields[19] ?? '',
    command: command.replaceAll('\0', ' '),
    folder: attempt(() => readlinkSync(`/proc/${pid}/cwd`)),
  };
}

function fromPs(pid: number): ProcessFacts | null {
  const line = attempt(() =>
    execFileSync('ps', ['-o', 'ppid=,stat=,lstart=,command=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  // lstart has five words, such as "Mon Nov 16 14:20:57 2026".
  const found = /^\s*(\d+)\s+(\S+)\s+((?:\S+\s+){4}\S+)\s(.*)$/m.exec(line ?? '');
  const [, parent = '', state = '', started = '', command = ''] = found ?? [];
  if (!found || state.startsWith('Z')) return null;
  return { parent: Number(parent), started, command: `${command} `, folder: null };
}

function attempt<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}
