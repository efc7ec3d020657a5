/** Every community of the demo data: the countries of the education hub, each at least once. */
import type { Country } from '@faircourt/contracts/vocabulary';
import { ARGENTINA } from './argentina.pool.ts';
import { AUSTRALIA } from './australia.pool.ts';
import { BRAZIL } from './brazil.pool.ts';
import { CANADA_IN_ENGLISH, CANADA_IN_FRENCH } from './canada.pool.ts';
import { COLOMBIA } from './colombia.pool.ts';
import type { Community } from './community.ts';
import { DOMINICAN_REPUBLIC } from './dominican-republic.pool.ts';
import { FRANCE } from './france.pool.ts';
import { MEXICO } from './mexico.pool.ts';
import { PORTUGAL } from './portugal.pool.ts';
import { PUERTO_RICO } from './puerto-rico.pool.ts';
import { SPAIN } from './spain.pool.ts';
import { UNITED_STATES } from './united-states.pool.ts';

/** Keyed by country, so that a country added to the contracts is missed at compile time. */
const COMMUNITIES_OF: Readonly<Record<Country, readonly Community[]>> = {
  US: [UNITED_STATES],
  PR: [PUERTO_RICO],
  CA: [CANADA_IN_ENGLISH, CANADA_IN_FRENCH],
  MX: [MEXICO],
  BR: [BRAZIL],
  AR: [ARGENTINA],
  CO: [COLOMBIA],
  DO: [DOMINICAN_REPUBLIC],
  ES: [SPAIN],
  PT: [PORTUGAL],
  FR: [FRANCE],
  AU: [AUSTRALIA],
};

export const COMMUNITIES: readonly Community[] = Object.values(COMMUNITIES_OF).flat();
