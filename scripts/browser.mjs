/** The Chromium of the browser tests: found here for npm test and for journeys run by hand, installed by npm test. */
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

/** The one of CHROMIUM_PATH, or one of the machine; without either, Playwright uses the browser it installed itself. */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, ...KNOWN].find((path) => path && existsSync(path));
}

/** Installs one where that is better than what is there: Debian's package as root, else Playwright's own. */
export async function provideBrowser() {
  const isChosen = process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL);
  if (!isChosen && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installHeadlessShell();
  const found = findBrowser();
  if (found) return found;
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
