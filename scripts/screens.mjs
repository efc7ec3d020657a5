/**
 * npm run screens: the pictures of the product on the home page, in three languages, by day and by night. They are taken from
 * the demo data of the build that is there (npm run build), so they show what a visitor will find. Run it after a
 * change to one of these pages and commit the pictures with words.json; a journey fails once they are stale. SCREENS_URL
 * names a demo server that runs already.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { PICTURES, READERS, readWords, SCREENS, showScreen, WORDS_FILE, wordsOf } from './screen-list.mjs';
import { projectNode, projectPath, root } from './steps.mjs';

const SCHEMES = ['light', 'dark'];
const PASSWORD = 'courtside-demo';

const server = process.env.SCREENS_URL ? null : await startServer();
const address = process.env.SCREENS_URL ?? server.address;
try {
  mkdirSync(PICTURES, { recursive: true });
  const words = existsSync(WORDS_FILE) ? readWords() : {};
  const browser = await chromium.launch({ executablePath: findBrowser() });
  const devices = new Map();
  for (const screen of SCREENS.filter(isWanted)) {
    words[screen.name] = {};
    for (const reader of READERS) {
      const page = await enter(browser, screen, { reader, device: devices.get(screen.role) });
      words[screen.name][reader.locale] = await take(page, screen, reader);
      devices.set(screen.role, await page.context().storageState());
      await page.context().close();
    }
  }
  await browser.close();
  writeFileSync(WORDS_FILE, `${JSON.stringify(words, null, 2)}\n`);
} finally {
  await server?.stop();
}

/** `npm run screens -- search family` takes these alone. */
function isWanted({ name }) {
  const wanted = process.argv.slice(2);
  return wanted.length === 0 || wanted.includes(name);
}

/** By day and by night; returns the words that are in both. */
async function take(page, screen, { locale }) {
  await speak(page, locale);
  await showScreen(page, screen, address);
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const file = join(PICTURES, `${screen.name}-${locale}-${scheme}.avif`);
    const picture = sharp(await stillPicture(page)).resize({ width: screen.width });
    const { size } = await picture.avif({ quality: 46, effort: 3 }).toFile(file);
    console.log(`  ${screen.name} ${locale} ${scheme}: ${Math.round(size / 1024)} kB`);
  }
  return wordsOf(page, locale);
}

/** Counts arrive a moment after their list, and colors change a moment after the scheme: one that stays the same for a while. */
async function stillPicture(page) {
  let before = null;
  for (let tries = 0; tries < 20; tries += 1) {
    await page.waitForTimeout(1000);
    const picture = await page.screenshot({ type: 'png' });
    if (before?.equals(picture)) return picture;
    before = picture;
  }
  throw new Error(`${page.url()} does not come to rest`);
}

/**
 * As each reader has it: the browser's own language, the device of the sign-in before. A new device would be one more
 * notification each time, and one device in two places at once would be signed out.
 */
async function enter(browser, { role, viewport }, { reader, device }) {
  const context = await browser.newContext({
    viewport,
    locale: reader.browser,
    deviceScaleFactor: viewport.width > 1000 ? 1 : 2,
    reducedMotion: 'reduce',
    ...(device ? { storageState: device } : {}),
  });
  const page = await context.newPage();
  if (device) return page;
  await page.goto(`${address}/auth`);
  await page.locator('input[type=email]').fill(`${role}@faircourt.test`);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/dashboard*');
  return page;
}

/** The demo's people chose English; the account's language goes before the browser's. */
async function speak(page, locale) {
  await page.goto(`${address}/settings`);
  await page.locator('select:has(option[value="pt-BR"])').first().selectOption(locale);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, locale);
}

/** A server of its own on an empty database, gone when the pictures are taken. */
async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'faircourt-screens-'));
  const port = 39_871;
  const child = spawn(projectNode(), [join(root, 'server/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...projectPath(), PORT: String(port), METRICS_PORT: '0', DATA_DIR: data },
  });
  const stopped = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 600; tries += 1) {
    const isReady = await fetch(`${url}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return {
    address: url,
    async stop() {
      child.kill('SIGTERM');
      await stopped;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
