/** A server as an operator starts it: a process of its own, with settings of its own and nothing inherited. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { appointCaretaker } from '../../src/platform/process/caretaker.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const START_WITHIN_MS = 120_000;

export interface SpawnedServer {
  process: ChildProcess;
  /** All that it has said so far. */
  output(): string;
  /** Resolves once it has said this; fails when it ends before. */
  said(words: string): Promise<void>;
  /** Resolves with the code it ends with; null when a signal ended it. */
  ended: Promise<number | null>;
}

export function spawnServer(settings: Record<string, string>): SpawnedServer {
  const child = spawn(process.execPath, [MAIN], {
    // A test runner has settings of its own, such as BASE_URL.
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DEMO: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const caretaker = child.pid ? appointCaretaker({ process: { pid: child.pid, signal: 'SIGTERM' } }) : null;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'close').then(([code]: unknown[]) => {
    caretaker?.dismiss();
    return typeof code === 'number' ? code : null;
  });
  async function said(words: string): Promise<void> {
    const deadline = Date.now() + START_WITHIN_MS;
    while (!output.includes(words)) {
      const isGone = child.exitCode !== null || child.signalCode !== null;
      if (isGone || Date.now() > deadline) throw new Error(`It never said "${words}":\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  return { process: child, output: () => output, said, ended };
}

/** Starts one and returns what it prints before it gives up. */
export async function failedStart(settings: Record<string, string>): Promise<string> {
  const server = spawnServer(settings);
  const timer = setTimeout(() => server.process.kill('SIGTERM'), START_WITHIN_MS);
  const code = await server.ended;
  clearTimeout(timer);
  if (code !== 1) throw new Error(`It ended with ${code}:\n${server.output()}`);
  return server.output();
}
