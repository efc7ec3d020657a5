/** Running the embedded PostgreSQL's programs: as nobody where we are root, out of reach of the terminal's Ctrl-C. */
import { spawn, type ChildProcess } from 'node:child_process';

/** PostgreSQL refuses to run as root; this account exists everywhere and owns nothing. */
export const NOBODY = 65_534;

export interface Program {
  process: ChildProcess;
  /** Its last lines, for when it does not start. */
  log: string[];
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** As root, as nobody; still able to pass through private folders, such as a checkout below /root. */
export function runProgram(command: string, args: string[]): Program {
  const [program, ...rest] = isRoot()
    ? [
        'setpriv',
        `--reuid=${NOBODY}`,
        `--regid=${NOBODY}`,
        '--clear-groups',
        '--inh-caps=+dac_read_search',
        '--ambient-caps=+dac_read_search',
        '--',
        command,
        ...args,
      ]
    : [command, ...args];
  const child = spawn(program ?? command, rest, {
    // Ctrl-C goes to everything that belongs to the terminal. The server stops first, then its database.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
    env: { ...process.env, LC_MESSAGES: 'C' },
  });
  const log: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => {
      log.push(chunk.toString());
      if (log.length > 20) log.shift();
    });
  }
  return { process: child, log };
}

/** What it said about its end, without the times before and the everyday lines around it. */
export function lastWords(program: Program): string {
  const said = program.log
    .join('')
    .matchAll(/(?:FATAL|PANIC|DETAIL|HINT|initdb: error|postgres): {1,2}(.+)/g);
  const words = [...said].map(([, words = '']) => words.trim().replace(/\.$/, ''));
  return words.length > 0 ? words.join('. ') : program.log.join('').trim() || 'nothing';
}
