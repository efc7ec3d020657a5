/** Finds the programs that some faults need, and installs Debian's packages where that is possible. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Program } from '../fault.ts';

const run = promisify(execFile);

const PATHS: Record<Program, string> = {
  haproxy: '/usr/sbin/haproxy',
  nginx: '/usr/sbin/nginx',
  pgbouncer: '/usr/sbin/pgbouncer',
};

export function pathOf(program: Program): string {
  return PATHS[program];
}

export async function provide(programs: readonly Program[]): Promise<void> {
  const missing = programs.filter((program) => !existsSync(PATHS[program]));
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env }).catch(() => undefined);
    await run('apt-get', ['install', '-y', '-qq', ...missing], { env }).catch(() => undefined);
  }
  const absent = missing.filter((program) => !existsSync(PATHS[program]));
  if (absent.length > 0) throw new Error(`not shown: install ${absent.join(' and ')} first`);
}
