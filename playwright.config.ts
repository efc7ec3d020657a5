/** So that `npx playwright test` works at the root too. */
export { default } from './e2e/playwright.config.ts';
