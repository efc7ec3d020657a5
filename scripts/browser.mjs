/** Finds a Chromium for the browser tests, or installs one: Debian's package as root, else Playwright's own. */
import { existsSync } from 'node:fs';
import { run } from './steps.mjs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Sets CHROMIUM_PATH for the tests that follow; without one, Playwright uses the browser it installed itself. */
export async function provideBrowser() {
  const found = find();
  if (found) return use(found);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = find();
    if (installed) return use(installed);
  }
  await run('playwright', ['install', 'chromium']);
  return 'installed by Playwright';
}

function find() {
  return [process.env.CHROMIUM_PATH, ...KNOWN].find((path) => path && existsSync(path));
}

function use(path) {
  process.env.CHROMIUM_PATH = path;
  return path;
}
