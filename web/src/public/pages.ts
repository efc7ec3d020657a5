/** Every public page in every language. A new section adds its source here and nothing else. */
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { landingPages } from './landing/landing.pages.ts';
import { learnPages } from './learn/learn.pages.tsx';
import { legalPages } from './legal/legal.pages.tsx';
import { missingPages } from './not-found/missing.pages.ts';
import { placePage, type PageSource, type PublicPage } from './page.ts';
import { pricingPages } from './pricing/pricing.pages.ts';
import { supportPages } from './support/support.pages.ts';

const SOURCES: PageSource[] = [
  landingPages,
  pricingPages,
  learnPages,
  supportPages,
  legalPages,
  missingPages,
];

export const PUBLIC_PAGES: PublicPage[] = LOCALES.flatMap((locale) =>
  SOURCES.flatMap((source) => source(locale)).map((definition) => placePage(definition, locale)),
);
