import type { OwnProfile } from '@faircourt/contracts/athletes';
import { expect, test } from 'vitest';
import { liveFace } from './live-face.ts';
import { profileValues } from './profile-values.ts';

const photo = { url: '/api/files/1' } as OwnProfile['photo'];
const redacted = { name: 'Jordan E.', is_identity_released: false };
const profile = { name: 'Jordan Ellis', card: redacted, athlete: null, photo };
const typed = {
  ...profileValues(null),
  primary_position: 'Point Guard',
  height_cm: '191',
  country_code: 'us',
  city: 'Austin',
  school_name: 'Northgate High',
};

test('until the identity is released the card has no full name, photo, city or school', () => {
  const face = { name: 'Jordan E.', photo: null, city: null, school_name: null, is_identity_released: false };
  expect(liveFace(typed, profile)).toMatchObject(face);
  expect(liveFace(typed, profile, redacted)).toMatchObject(face);
});

test('what every coach sees follows what is typed', () => {
  expect(liveFace(typed, profile)).toMatchObject({
    primary_position: 'Point Guard',
    height_cm: 191,
    country_code: 'US',
  });
});

test('once it is released, name, photo and what is typed are there', () => {
  const released = { name: 'Jordan Ellis', is_identity_released: true };
  expect(liveFace(typed, { ...profile, card: released })).toMatchObject({
    name: 'Jordan Ellis',
    photo,
    city: 'Austin',
    school_name: 'Northgate High',
    is_identity_released: true,
  });
});
