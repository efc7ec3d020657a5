/**
 * npm start and its signals: on the real scripts, in a project where installing, building and serving are stand-ins that
 * take as long as the test wants.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { findProcess } from '../../src/platform/process/process-facts.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const NPM = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();

/** Says its number, then hangs in a step that is named in the file "slow", in a process of its own as real ones do. */
const STAND_IN = `#!/bin/sh
step=$1
echo "$step" >> steps
mkdir -p node_modules
if [ "$(cat slow 2>/dev/null)" = "$step" ]; then
  sh -c 'echo $$ > pid; exec sleep 300'
  exit 1
fi
mkdir -p web/dist/client
echo '[]' > web/dist/client/routes.json
`;
const SERVER = `
import { writeFileSync } from 'node:fs';
writeFileSync('pid', String(process.pid));
setInterval(() => {}, 1000);
`;

let project: string;
let start: ChildProcess | undefined;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'faircourt-npm-'));
  await cp(join(ROOT, 'scripts'), join(project, 'scripts'), { recursive: true });
  const { scripts } = z
    .object({ scripts: z.object({ start: z.string() }) })
    .parse(JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')));
  await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  await mkdir(join(project, 'stand-ins'));
  await writeFile(join(project, 'stand-ins', 'npm'), STAND_IN);
  await chmod(join(project, 'stand-ins', 'npm'), 0o755);
  await mkdir(join(project, 'server', 'src'), { recursive: true });
  await writeFile(join(project, 'server', 'src', 'main.ts'), SERVER);
});
afterEach(async () => {
  if (start?.pid && findProcess(start.pid)) process.kill(-start.pid, 'SIGKILL');
  const left = await heldPid();
  if (findProcess(left)) process.kill(left, 'SIGKILL');
  await rm(project, { recursive: true, force: true });
});

/** Starts the product, and resolves with the number of what runs once the named step, or the server, is reached. */
async function startUntil(slow: 'ci' | 'run' | 'serving'): Promise<{ npm: number; held: number }> {
  await rm(join(project, 'pid'), { force: true });
  await writeFile(join(project, 'slow'), slow);
  const tools = [join(project, 'stand-ins'), dirname(process.execPath), process.env['PATH']];
  start = spawn(NPM, ['start'], {
    cwd: project,
    env: { PATH: tools.join(delimiter), HOME: process.env['HOME'] },
    stdio: 'ignore',
    detached: true,
  });
  await expect.poll(heldPid, { timeout: 300_000 }).toBeGreaterThan(0);
  return { npm: start.pid ?? 0, held: await heldPid() };
}

async function heldPid(): Promise<number> {
  return Number(await readFile(join(project, 'pid'), 'utf8').catch(() => '0'));
}

async function expectGone(...pids: number[]): Promise<void> {
  for (const pid of pids) await expect.poll(() => findProcess(pid)).toBeNull();
}

async function stepsTaken(): Promise<string[]> {
  return (await readFile(join(project, 'steps'), 'utf8')).trim().split('\n');
}

test('kill -TERM of npm stops the server', { timeout: 300_000 }, async () => {
  const { npm, held } = await startUntil('serving');
  process.kill(npm, 'SIGTERM');
  await expectGone(npm, held);
});

for (const [step, name] of [
  ['ci', 'installation'],
  ['run', 'build'],
] as const) {
  for (const [signal, whom] of [
    ['SIGINT', 'Ctrl-C'],
    ['SIGTERM', 'kill -TERM of npm'],
  ] as const) {
    test(
      `${whom} during the ${name} leaves nothing running, and the next start works`,
      { timeout: 300_000 },
      async () => {
        const { npm, held } = await startUntil(step);
        process.kill(signal === 'SIGINT' ? -npm : npm, signal);
        await expectGone(npm, held);
        const again = await startUntil('serving');
        expect(await stepsTaken()).toEqual([
          ...(step === 'ci' ? ['ci'] : ['ci', 'run']),
          ...(step === 'ci' ? ['ci', 'run'] : ['run']),
        ]);
        process.kill(again.npm, 'SIGTERM');
        await expectGone(again.npm, again.held);
      },
    );
  }
}

test('half an installation does not pass for the whole one before it', { timeout: 300_000 }, async () => {
  const whole = await startUntil('serving');
  process.kill(whole.npm, 'SIGTERM');
  await expectGone(whole.npm, whole.held);

  await rm(join(project, 'node_modules'), { recursive: true });
  const { npm, held } = await startUntil('ci');
  process.kill(-npm, 'SIGINT');
  await expectGone(npm, held);

  const again = await startUntil('serving');
  expect((await stepsTaken()).filter((step) => step === 'ci')).toHaveLength(3);
  process.kill(again.npm, 'SIGTERM');
  await expectGone(again.npm, again.held);
});
