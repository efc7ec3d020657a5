/** The built product and a browser for it, both started for one measurement and stopped after it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-headless-shell',
];
const START_WITHIN_MS = 300_000;

const cleanUps = [];

export async function stopAll() {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
}

/** With demo data, whose people the signed-in pages are measured as. */
export async function startProduct() {
  if (!existsSync(join(ROOT, 'web/dist/client/routes.json'))) await run('npm', ['run', 'build']);
  const dataDir = await temporaryDirectory('faircourt-lighthouse-');
  const port = await freePort();
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  stopAtTheEnd(server);
  const site = `http://localhost:${port}`;
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await isReady(site))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The product did not start');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return site;
}

async function isReady(site) {
  try {
    return (await fetch(`${site}/api/ready`)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

export async function startBrowser() {
  const path = process.env.CHROME_PATH ?? BROWSERS.find((candidate) => existsSync(candidate));
  if (!path) throw new Error('No Chromium found: set CHROME_PATH to its program file');
  const profile = await temporaryDirectory('faircourt-browser-');
  const flags = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--disable-gpu',
  ];
  // Chromium refuses its sandbox to root, which is who runs in most containers.
  if (process.getuid?.() === 0) flags.push('--no-sandbox', '--disable-dev-shm-usage');
  // In a group of its own: Debian's program file is a script, and the browser is its child.
  const browser = spawn(path, [...flags, 'about:blank'], { stdio: 'ignore', detached: true });
  stopAtTheEnd(browser, { leadsGroup: true });
  const deadline = Date.now() + START_WITHIN_MS;
  for (;;) {
    const port = await debuggingPort(profile);
    if (port) return port;
    if (browser.exitCode !== null || Date.now() > deadline) throw new Error('Chromium did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Chromium writes its port into the profile. The file appears first and is filled a moment later. */
async function debuggingPort(profile) {
  const file = join(profile, 'DevToolsActivePort');
  return existsSync(file) ? Number((await readFile(file, 'utf8')).split('\n')[0]) : 0;
}

function stopAtTheEnd(child, { leadsGroup = false } = {}) {
  cleanUps.push(async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(leadsGroup ? -child.pid : child.pid, 'SIGTERM');
    await ended;
  });
}

async function temporaryDirectory(prefix) {
  const directory = await mkdtemp(join(tmpdir(), prefix));
  cleanUps.push(() => rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  return directory;
}

async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

async function run(command, args) {
  const [code] = await once(spawn(command, args, { cwd: ROOT, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
