/**
 * The pages of the product that the home page shows, how to come to the part of each that is in the picture, and the words
 * of the interface that stand there. scripts/screens.mjs takes the pictures and writes the words down beside them; a
 * journey reads them again, so that a picture of a page that has changed since does not stay unnoticed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

export const PICTURES = join(root, 'web/src/public/images/screens');
export const WORDS_FILE = join(PICTURES, 'words.json');

/** Each language with the browser of a reader of it: units, dates and numbers are those of the place. */
export const READERS = [
  { locale: 'en', browser: 'en-US' },
  { locale: 'es', browser: 'es-MX' },
  { locale: 'pt-BR', browser: 'pt-BR' },
];

const DESK = { width: 1200, height: 780 };
const PHONE = { width: 390, height: 780 };
/** A table of four columns needs more room than the smallest phone has. */
const WIDE_PHONE = { width: 540, height: 1080 };

/** So long nothing may move on a page before it counts as loaded. */
const STILL_MS = 1000;

/** The picture says that coaches search verified facts, so it shows these. */
const VERIFIED = '/search?verified=true&has_video=true';

const FOUND = { role: 'coach', path: VERIFIED, ready: 'article', top: '[aria-labelledby=search-results]' };

/** Who looks at what, what is there once it has loaded, and the part with which the picture begins. `width` is the picture's. */
export const SCREENS = [
  { name: 'search', ...FOUND, viewport: DESK, width: 1000 },
  { name: 'search-phone', ...FOUND, viewport: PHONE, width: 560 },
  {
    ...{ name: 'family', role: 'guardian', path: '/dashboard/athletes', ready: '[role=switch]' },
    ...{ top: 'main h2', viewport: WIDE_PHONE, width: 560 },
  },
  {
    ...{ name: 'profile', role: 'athlete', path: '/profile', ready: '[role=tab]' },
    ...{ top: 'body', viewport: PHONE, width: 560 },
  },
];

/** The head of the page stays where it is; right below it begins what the picture is about. */
export async function showScreen(page, { path, ready, top }, origin = '') {
  await page.goto(`${origin}${path}`);
  await page.locator(ready).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const part = page.locator(top).first();
  // What loads above it pushes it down again, so it is brought up until it stays there.
  for (let before = Number.NaN, tries = 0; tries < 20; tries += 1) {
    const place = await part.evaluate((element) => {
      const room = document.querySelector('header').getBoundingClientRect().height + 24;
      const from = scrollY + element.getBoundingClientRect().top;
      scrollTo({ top: from - room, behavior: 'instant' });
      return from;
    });
    if (place === before) break;
    before = place;
    await page.waitForTimeout(STILL_MS);
  }
}

/**
 * What the interface itself says in the picture, in alphabetical order. Names, numbers and dates are left out, and so is
 * what a card says of an athlete: with the months, others come first.
 */
export async function wordsOf(page, locale) {
  const known = fixedWords(locale);
  const seen = await page.evaluate(textsInSight);
  return [...new Set(seen.filter((text) => known.has(text)))].toSorted();
}

/** All messages of a language that are the same whatever they speak of. */
export function fixedWords(locale) {
  const file = join(root, `catalogues/interface/${locale}.json`);
  return new Set(Object.values(JSON.parse(readFileSync(file, 'utf8'))).filter((text) => !text.includes('{')));
}

export function readWords() {
  return JSON.parse(readFileSync(WORDS_FILE, 'utf8'));
}

/** Runs in the page: each text that is wholly within the window, and that nothing covers. */
function textsInSight() {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const holder = node.parentElement;
    if (text !== '' && isAboutThePage(holder) && isInSight(node, holder)) texts.push(text);
  }
  return texts;

  function isAboutThePage(holder) {
    return (
      !holder.closest('.sr-only') && (!holder.closest('article') || holder.closest('a, button') !== null)
    );
  }

  function isInSight(node, holder) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (left === right || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const upper = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return upper !== null && (upper.contains(holder) || holder.contains(upper));
  }
}
