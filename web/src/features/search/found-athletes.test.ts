import type { AthleteCard } from '@faircourt/contracts/search';
import { expect, test } from 'vitest';
import { foundAthletes } from './found-athletes.ts';

const card = (id: string, avatar_url: string | null = null): AthleteCard => ({
  id,
  name: 'Maya R.',
  avatar_url,
  primary_position: 'Point Guard',
  secondary_position: null,
  height_cm: 178,
  is_height_verified: true,
  grad_year: 2027,
  country_code: 'MX',
  city: null,
  school_name: null,
  is_identity_released: false,
});

test('pages follow each other in one list', () => {
  const pages = [
    { athletes: [card('a'), card('b')], next: 'b', file_key: 'one' },
    { athletes: [card('c')], next: null, file_key: 'two' },
  ];
  expect(foundAthletes(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('an athlete who moved to a later page meanwhile is listed once', () => {
  const pages = [
    { athletes: [card('a'), card('b')], next: 'b', file_key: 'one' },
    { athletes: [card('a'), card('c')], next: null, file_key: 'two' },
  ];
  expect(foundAthletes(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('each picture is asked for with the key of its own page, and none where there is none', () => {
  const pages = [
    { athletes: [card('a', '/api/files/1')], next: 'a', file_key: 'k+1' },
    { athletes: [card('b')], next: null, file_key: 'k2' },
  ];
  expect(foundAthletes(pages).map(({ photoUrl }) => photoUrl)).toEqual(['/api/files/1?key=k%2B1', null]);
});
