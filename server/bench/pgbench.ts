/** Statements run bare: PostgreSQL's own load generator, with prepared statements, as fast as it goes. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { APP_ROLE } from '../src/platform/database/connection.ts';
import { makeScratchFolder } from '../src/platform/process/scratch-folder.ts';
import type { SentStatement } from './own-sql.ts';

const execute = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

export async function findPgbench(): Promise<string> {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'pgbench'));
  const versions = existsSync(DEBIAN) ? await readdir(DEBIAN) : [];
  const installed = versions
    .toSorted()
    .toReversed()
    .map((version) => join(DEBIAN, version, 'bin/pgbench'));
  const found = [...onPath, ...installed].find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    'pgbench was not found. It comes with PostgreSQL: on Debian and Ubuntu in the package postgresql-contrib or ' +
      'postgresql-client-common with postgresql, on macOS with `brew install postgresql`.',
  );
}

export interface BareRun {
  pgbench: string;
  url: string;
  connections: number;
  seconds: number;
}

/**
 * Runs per second of all the statements, one after the other. Those that need connections with different settings are
 * measured apart and added up.
 */
export async function measureBare(run: BareRun, statements: readonly SentStatement[]): Promise<number> {
  let secondsPerRun = 0;
  for (const settings of new Set(statements.map((one) => one.settings))) {
    const together = statements.filter((one) => one.settings === settings);
    secondsPerRun += 1 / (await measureTogether(run, settings, together));
  }
  return 1 / secondsPerRun;
}

async function measureTogether(
  options: BareRun,
  settings: SentStatement['settings'],
  statements: readonly SentStatement[],
): Promise<number> {
  const folder = await makeScratchFolder('bench');
  try {
    const script = join(folder.path, 'search.sql');
    const variables: string[] = [];
    const texts = statements.map(({ text, values }, n) => {
      variables.push(...values.flatMap((value, m) => ['-D', `v${n}x${m + 1}=${asText(value)}`]));
      return `${text.replaceAll(/\$(\d+)/g, `:v${n}x$1`).replaceAll(/\s+/g, ' ')};\n`;
    });
    await writeFile(script, texts.join(''));
    const { stdout } = await execute(
      options.pgbench,
      [
        ...[
          '-n',
          '-M',
          'prepared',
          '-c',
          String(options.connections),
          '-j',
          '1',
          '-T',
          // It takes whole seconds only.
          String(Math.max(1, Math.round(options.seconds))),
        ],
        ...['-f', script, ...variables, options.url],
      ],
      {
        env: {
          ...process.env,
          PGOPTIONS: serverOptions({ role: APP_ROLE, jit: 'off', ...settings }),
        },
      },
    );
    const [, rate] = /tps = ([\d.]+)/.exec(stdout) ?? [];
    if (!rate) throw new Error(`pgbench said: ${stdout}`);
    return Number(rate);
  } finally {
    await folder.remove();
  }
}

/** As the start of a connection takes them. */
function serverOptions(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((one) => `"${String(one)}"`).join()}}`;
  return String(value);
}
