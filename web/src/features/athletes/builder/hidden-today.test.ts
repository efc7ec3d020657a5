import type { Athlete } from '@faircourt/contracts/athletes';
import type { AthleteCard } from '@faircourt/contracts/search';
import { expect, test } from 'vitest';
import { profileValues } from './profile-values.ts';
import { hiddenToday } from './hidden-today.ts';

const CARD: AthleteCard = {
  id: '5b4a8f3a-2f0d-4a83-9f4f-0c9f4b6f8f11',
  name: 'Maya T.',
  avatar_url: null,
  primary_position: 'Point Guard',
  secondary_position: null,
  height_cm: 178,
  is_height_verified: false,
  grad_year: 2027,
  country_code: 'US',
  city: null,
  school_name: null,
  is_identity_released: false,
};
// Only what a card shows matters here.
const ATHLETE = {
  ...profileValues(null),
  primary_position: 'Point Guard',
  height_cm: 178,
  grad_year: 2027,
  city: 'Austin',
  school_name: null,
} as unknown as Athlete;

test('what is filled in and not on a coach’s card is hidden; what is empty is not', () => {
  expect(hiddenToday({ athlete: ATHLETE, photo: null }, CARD)).toEqual(['city']);
  const released = { ...CARD, is_identity_released: true, city: 'Austin' };
  expect(hiddenToday({ athlete: ATHLETE, photo: null }, released)).toEqual([]);
});
