/** The fixed mix of searches: what coaches ask most, and what is hardest to answer. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { SearchQuery } from '@faircourt/contracts/search';
import type { Viewer } from './fill.ts';

export interface Combination {
  name: string;
  viewer: Viewer;
  query: Partial<Omit<SearchQuery, 'after'>>;
  /** Which page, by following `next`. */
  page?: number;
}

/** What people ask most: nothing, a class, a position, a country, the next page. */
export const MOST_COMMON = [
  'no filter',
  'no filter, as a member',
  'no filter, as a director',
  'class of 2027',
  'centers',
  'point guards, as a member',
  'US',
  'Brazil, class of 2028',
  'by height',
  'page 2',
];

export const COMBINATIONS: Combination[] = [
  coach('no filter', {}),
  member('no filter, as a member', {}),
  director('no filter, as a director', {}),
  coach('class of 2027', { grad_year: 2027 }),
  coach('class of 2035 (rare)', { grad_year: 2035 }),
  coach('centers', { position: 'Center' }),
  member('point guards, as a member', { position: 'Point Guard' }),
  coach('US', { country: 'US' }),
  coach('Brazil, class of 2028', { country: 'BR', grad_year: 2028 }),
  coach('rare country', { country: 'IS' }),
  coach('country nobody is from', { country: 'AQ' }),
  coach('rare country, position, height range', {
    country: 'IS',
    position: 'Small Forward',
    min_height: 195,
    max_height: 205,
  }),
  coach('small country, position, height range', {
    country: 'MT',
    position: 'Center',
    min_height: 205,
    max_height: 215,
  }),
  coach('US point guards of 205 cm and more (very rare)', {
    country: 'US',
    position: 'Point Guard',
    min_height: 205,
  }),
  coach('point guards of 205 cm and more', { position: 'Point Guard', min_height: 205 }),
  coach('centers below 190 cm', { position: 'Center', max_height: 190 }),
  coach('Mexican shooting guards, 188 to 193 cm, 2027', {
    country: 'MX',
    position: 'Shooting Guard',
    min_height: 188,
    max_height: 193,
    grad_year: 2027,
  }),
  coach('215 cm and more', { min_height: 215 }),
  coach('150 to 165 cm (very rare)', { min_height: 150, max_height: 165 }),
  member('Spain, 200 to 205 cm, as a member', { country: 'ES', min_height: 200, max_height: 205 }),
  coach('verified heights, power forwards', { verified: true, position: 'Power Forward' }),
  coach('GPA of 3.5 and more', { min_gpa: 3.5 }),
  coach('GPA of 3.99 and more, centers, Canada', { min_gpa: 3.99, position: 'Center', country: 'CA' }),
  member('GPA of 3.9 and more, as a member', { min_gpa: 3.9 }),
  coach('left-handed point guards', { dominant_hand: 'left', position: 'Point Guard' }),
  coach('ambidextrous, 205 cm and more, with video', {
    dominant_hand: 'both',
    min_height: 205,
    has_video: true,
  }),
  coach('updated in the last days', { updated_since: daysAgo(2) }),
  coach('updated lately, rare country', { updated_since: daysAgo(60), country: 'FJ' }),
  coach('everything at once', {
    position: 'Small Forward',
    grad_year: 2028,
    country: 'US',
    min_height: 195,
    max_height: 208,
    verified: true,
    min_gpa: 3,
    has_video: true,
  }),
  coach('a common first name', { name: 'Maria' }),
  coach('a common full name', { name: 'james smith' }),
  coach('a common name, rare country', { name: 'Maria', country: 'IS' }),
  coach('a rare name', { name: 'Zamalin' }),
  coach('a name with a typing mistake', { name: 'Cristopher' }),
  coach('two names with typing mistakes, in Brazil', { name: 'Gabirel Olivera', country: 'BR' }),
  coach('by height', { sort: 'height' }),
  coach('by height, French centers', { sort: 'height', country: 'FR', position: 'Center' }),
  coach('by last update, class of 2029', { sort: 'updated', grad_year: 2029 }),
  { ...coach('page 2', {}), page: 2 },
  { ...coach('page 40', {}), page: 40 },
  {
    ...coach('page 20 of US guards by height', { country: 'US', position: 'Point Guard', sort: 'height' }),
    page: 20,
  },
];

function coach(name: string, query: Combination['query']): Combination {
  return { name, viewer: 'coach', query };
}

function member(name: string, query: Combination['query']): Combination {
  return { name, viewer: 'member', query };
}

function director(name: string, query: Combination['query']): Combination {
  return { name, viewer: 'director', query };
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}
