/**
 * npm run screens: the pictures of the product on the home page, in three languages, by day and by night. They are taken from
 * the demo data of the build that is there (npm run build), so they show what a visitor will find. Run it after a
 * change to one of these pages and commit the pictures. SCREENS_URL names a demo server that runs already.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { projectNode, projectPath, root } from './steps.mjs';

const FOLDER = join(root, 'web/src/public/images/screens');
const LOCALES = ['en', 'es', 'pt-BR'];
const SCHEMES = ['light', 'dark'];
const PASSWORD = 'courtside-demo';
const DESK = { width: 1200, height: 780 };
const PHONE = { width: 390, height: 780 };
/** A table of four columns needs more room than the smallest phone has. */
const WIDE_PHONE = { width: 540, height: 1080 };

/** The picture says that coaches search verified facts, so it shows these. */
const VERIFIED = '/search?verified=true&has_video=true';

/** Who looks at what, and what is on the page once it has loaded. */
const SCREENS = [
  {
    ...{ name: 'search', person: 'coach@faircourt.test', path: VERIFIED, ready: 'article' },
    ...{ viewport: DESK, width: 1000 },
  },
  {
    ...{ name: 'search-phone', person: 'coach@faircourt.test', path: VERIFIED, ready: 'article' },
    ...{ viewport: PHONE, width: 560 },
  },
  {
    ...{ name: 'family', person: 'guardian@faircourt.test', path: '/dashboard/athletes' },
    ...{ ready: '[role=switch]', viewport: WIDE_PHONE, width: 560 },
  },
  {
    ...{ name: 'profile', person: 'athlete@faircourt.test', path: '/profile', ready: 'h1' },
    ...{ viewport: PHONE, width: 560 },
  },
];

const server = process.env.SCREENS_URL ? null : await startServer();
const address = process.env.SCREENS_URL ?? server.address;
try {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser() });
  for (const screen of SCREENS.filter(isWanted)) {
    const page = await enter(browser, screen);
    for (const locale of LOCALES) await takeIn(page, screen, locale);
    await page.context().close();
  }
  await browser.close();
} finally {
  await server?.stop();
}

/** `npm run screens -- search family` takes these alone. */
function isWanted({ name }) {
  const wanted = process.argv.slice(2);
  return wanted.length === 0 || wanted.includes(name);
}

/** One sign-in for each person: a session that appears in two places at once is ended. */
async function enter(browser, { person, viewport }) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: viewport === DESK ? 1 : 2,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${address}/auth`);
  await page.locator('input[type=email]').fill(person);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/dashboard*');
  return page;
}

async function takeIn(page, { name, path, ready, width }, locale) {
  await page.goto(`${address}/settings`);
  await page.locator('select:has(option[value="pt-BR"])').first().selectOption(locale);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, locale);
  await page.goto(`${address}${path}`);
  // The head of the page stays where it is; below it is what the picture is about.
  await page
    .locator(ready)
    .first()
    .evaluate((found) => found.scrollIntoView({ block: 'center' }));
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.evaluate(() => document.fonts.ready);
    // Counts and badges arrive a moment after the list that they belong to.
    await page.waitForTimeout(1500);
    const file = join(FOLDER, `${name}-${locale}-${scheme}.avif`);
    const picture = sharp(await page.screenshot({ type: 'png' })).resize({ width });
    const { size } = await picture.avif({ quality: 46, effort: 3 }).toFile(file);
    console.log(`  ${name} ${locale} ${scheme}: ${Math.round(size / 1024)} kB`);
  }
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
