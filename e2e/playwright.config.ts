import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { ORIGIN } from './product/product.ts';

const executablePath = findBrowser();
const isRoot = process.getuid?.() === 0;

/**
 * Chromium prepares pages of its own interface that nobody sees here, at the cost of a core. Naming a feature replaces
 * Playwright's list of them, so what matters of that list is named again.
 */
const LEAN = [
  '--disable-features=PreloadTopChromeWebUI,Translate,MediaRouter,OptimizationHints,HttpsUpgrades,PaintHolding',
];

export default defineConfig({
  // Whole paths: the settings at the root are these.
  testDir: here('./journeys'),
  outputDir: here('../test-results'),
  // Journeys wait as much as they work: three of them keep two cores busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Some two hundred journeys on two busy cores: one that stumbles is tried once more, and reported as flaky.
  retries: 1,
  // These end what hangs, and are no measure of speed: a picture is drawn with what the others leave of the processor.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  globalSetup: here('./product/global-setup.ts'),
  use: {
    baseURL: ORIGIN,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    // Every picture of a movement is painted by the processor here; the carousel asks for its own.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every step slows every journey down, so only when asked: E2E_TRACE=1.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium's sandbox refuses to run as root.
      args: [...LEAN, ...(isRoot ? ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'] : [])],
    },
  },
});

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
