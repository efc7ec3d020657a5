/**
 * How much this machine has to be slowed down to be the phone that Lighthouse means. Its factor of 4 is made for a fast
 * desktop, whose index is 1500 to 2000 (docs/throttling.md of Lighthouse); a machine half as fast would be made a phone
 * that nobody has. SLOWDOWN=4 measures with Lighthouse's own factor instead.
 */
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { withPage } from './session.mjs';

const MADE_FOR = { index: 1750, slowdown: 4 };
const PHONE_INDEX = MADE_FOR.index / MADE_FOR.slowdown;

/** Measured before each page, since what else a computer does changes how fast it is. */
export async function slowdownOf(port) {
  if (process.env.SLOWDOWN) return givenSlowdown(process.env.SLOWDOWN);
  const index = await withPage(port, (page) => page.evaluate(pageFunctions.computeBenchmarkIndex));
  const slowdown = Math.round((index / PHONE_INDEX) * 10) / 10;
  return Math.min(Math.max(slowdown, 1), MADE_FOR.slowdown);
}

function givenSlowdown(text) {
  const slowdown = Number(text);
  if (Number.isFinite(slowdown) && slowdown >= 1) return slowdown;
  throw new Error(`SLOWDOWN is a number from 1 on, such as 4, and not "${text}".`);
}
