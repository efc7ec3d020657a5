/**
 * A caretaker outlives us. It is a shell that waits at the other end of a pipe; when that closes without a word, we were
 * killed or interrupted, and it stops the process we had started, and removes what we would have removed. It has a
 * session of its own, so that Ctrl-C does not reach it.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findProcess } from './process-facts.ts';

const FAREWELL = fileURLToPath(new URL('./caretaker.main.ts', import.meta.url));
/** Waiting costs a shell of one megabyte; Node starts only when there is something to do. */
const WAIT = 'read -r word; [ "$word" = dismissed ] || exec "$0" "$1"';

export interface Duties {
  process?: { pid: number; signal: 'SIGINT' | 'SIGQUIT' | 'SIGTERM' };
  /** Removed when the process has ended. */
  folders?: string[];
  /** Dropped on this server: those whose name says that the process of this number made them. */
  databases?: { serverUrl: string; madeBy: number };
}

/** As it is handed over: with what tells the process from a later one of the same number. */
export interface WrittenDuties extends Omit<Duties, 'process'> {
  process?: { pid: number; signal: NodeJS.Signals; started: string };
}

export interface Caretaker {
  /** We have done everything ourselves. */
  dismiss(): void;
}

export function appointCaretaker(duties: Duties): Caretaker {
  const { process: ward, ...rest } = duties;
  const started = ward && findProcess(ward.pid)?.started;
  const written: WrittenDuties = ward && started ? { ...rest, process: { ...ward, started } } : rest;
  const caretaker = spawn('sh', ['-c', WAIT, process.execPath, FAREWELL], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    // Not as an argument: everybody on the machine can read those, and an address may hold a password.
    env: { PATH: process.env['PATH'], CARETAKER_DUTIES: JSON.stringify(written) },
  });
  // Without a shell there is no caretaker; everything else works.
  caretaker.on('error', () => {});
  caretaker.stdin.on('error', () => {});
  caretaker.unref();
  if ('unref' in caretaker.stdin && typeof caretaker.stdin.unref === 'function') caretaker.stdin.unref();
  return { dismiss: () => void caretaker.stdin.end('dismissed\n') };
}
