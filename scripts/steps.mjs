/** What start and test share: running a step with its time, installing once, building once, the right Node. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithUs, unlessEnding } from './signals.mjs';

export const root = fileURLToPath(new URL('../', import.meta.url));

/** Passwords are hashed with crypto.argon2, which came with this one. */
const MINIMUM_NODE = [24, 7];

/** What failed, with the end of what a loud step had said: by the end of a long run that has scrolled away. */
export const failures = [];

/** Runs work, prints its name and time; a failure prints the output that the step kept back. */
export async function step(name, work) {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  try {
    const result = await work();
    console.log(`  ✓ ${name}${typeof result === 'string' ? `: ${result}` : ''} (${seconds()})`);
    return true;
  } catch (error) {
    console.error(`  ✗ ${name} (${seconds()})\n${error.message}`);
    failures.push(`✗ ${name}\n${error.output ?? ''}`);
    return false;
  }
}

/** As much of a program's output as says what went wrong: the end of it. */
const KEPT_CHARACTERS = 12_000;

/** Runs a program and keeps the end of its output for the case that it fails; a loud one shows it as it comes. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      // A group of its own, so that a signal reaches everything it starts in turn (see signals.mjs).
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...projectPath(), ...options.env },
    });
    endWithUs(child);
    let kept = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        if (options.isLoud) process.stdout.write(text);
        kept = (kept + text).slice(-KEPT_CHARACTERS);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      unlessEnding(() => {
        if (code === 0) resolve();
        else reject(failure(`${program} ended with code ${code}`, kept, options.isLoud));
      });
    });
  });
}

function failure(summary, output, isShown) {
  return isShown ? Object.assign(new Error(summary), { output }) : new Error(output || summary);
}

/** The project's own tools and Node come first. */
export function projectPath() {
  return { PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
}

/** Linux gets Node 24 with the packages; elsewhere the machine's own must be new enough. */
export function projectNode() {
  const bundled = join(root, 'node_modules/.bin/node');
  if (existsSync(bundled)) return bundled;
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = MINIMUM_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return process.execPath;
  throw new Error(
    `Faircourt needs Node ${MINIMUM_NODE.join('.')} or newer here; this is ${process.version}.`,
  );
}

/** Installs exactly what the lock file says, unless that was done already. */
export async function install() {
  const wanted = fingerprint(['package-lock.json', 'package.json']);
  if (readStamp('installed') === wanted && existsSync(join(root, 'node_modules'))) return 'up to date';
  removeStamp('installed');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev']);
  writeStamp('installed', wanted);
  return undefined;
}

/** Builds the web package, unless nothing it is made of has changed. */
export async function build() {
  const wanted =
    fingerprint(['contracts/src', 'legal', 'web', 'package-lock.json']) +
    (process.env.SITE_URL ?? '') +
    (process.env.SUPPORT_EMAIL ?? '');
  if (readStamp('built') === wanted && existsSync(join(root, 'web/dist/client/routes.json')))
    return 'up to date';
  removeStamp('built');
  await run('npm', ['run', 'build']);
  writeStamp('built', wanted);
  return undefined;
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addToHash(hash, path);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isFile()) {
    hash.update(path).update(readFileSync(full));
    return;
  }
  for (const name of [...readdirSync(full)].sort()) {
    if (name !== 'node_modules' && name !== 'dist') addToHash(hash, join(path, name));
  }
}

function stampFile(name) {
  return join(root, '.cache', name);
}

function readStamp(name) {
  return existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : '';
}

/** Before the work begins: half an installation must not pass for the whole one that was there before it. */
function removeStamp(name) {
  rmSync(stampFile(name), { force: true });
}

function writeStamp(name, value) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), value);
}
