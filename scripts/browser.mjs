/** Finds a Chromium for the browser tests, or installs one: Debian's package as root, else Playwright's own. */
import { existsSync } from 'node:fs';
import { run } from './steps.mjs';

/** Chromium without a window system: the same engine, and journeys take a quarter less time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const KNOWN = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Sets CHROMIUM_PATH for the tests that follow; without one, Playwright uses the browser it installed itself. */
export async function provideBrowser() {
  const isChosen = process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL);
  if (!isChosen && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installHeadlessShell();
  const found = find();
  if (found) return use(found);
  await run('playwright', ['install', 'chromium']);
  return 'installed by Playwright';
}

/** Without a network, whatever browser there is has to do. */
async function installHeadlessShell() {
  try {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    console.log(`  ${HEADLESS_SHELL} could not be installed: ${error.message}`);
  }
}

function find() {
  return [process.env.CHROMIUM_PATH, ...KNOWN].find((path) => path && existsSync(path));
}

function use(path) {
  process.env.CHROMIUM_PATH = path;
  return path;
}
