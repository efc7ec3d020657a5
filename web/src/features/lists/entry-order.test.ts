import type { ListEntry } from '@faircourt/contracts/lists';
import { expect, test } from 'vitest';
import { findEntries, orderEntries } from './entry-order.ts';

function entry(id: string, card: { name: string; grad_year?: number; height_cm?: number } | null): ListEntry {
  return {
    id,
    stage_id: 's',
    added_at: `2026-11-1${id}`,
    moved_at: null,
    tags: [],
    step: null,
    rating: null,
    notes: 0,
    card: card && {
      id,
      avatar_url: null,
      primary_position: null,
      secondary_position: null,
      height_cm: null,
      is_height_verified: false,
      grad_year: null,
      country_code: 'US',
      city: null,
      school_name: null,
      is_identity_released: true,
      ...card,
    },
  };
}

const ENTRIES = [
  entry('1', null),
  entry('2', { name: 'José Silva', grad_year: 2029, height_cm: 190 }),
  entry('3', { name: 'Ana Costa', height_cm: 201 }),
  entry('4', { name: 'Bo Li', grad_year: 2027 }),
];
const ids = (entries: readonly ListEntry[]) => entries.map(({ id }) => id).join('');

test('who is no longer shown comes last in every order that their facts would decide', () => {
  expect(ids(orderEntries(ENTRIES, 'board'))).toBe('1234');
  expect(ids(orderEntries(ENTRIES, 'name'))).toBe('3421');
  expect(ids(orderEntries(ENTRIES, 'grad_year'))).toBe('4231');
  expect(ids(orderEntries(ENTRIES, 'height'))).toBe('3241');
  expect(ids(orderEntries(ENTRIES, 'added'))).toBe('4321');
});

test('by rating the best comes first, and who has none last', () => {
  const rated = ENTRIES.map((one) => ({ ...one, rating: { 2: 3.5, 4: 4.8 }[one.id] ?? null }));
  expect(ids(orderEntries(rated, 'rating'))).toBe('4213');
});

test('a part of a name finds, with or without its accents, and never finds who is not shown', () => {
  expect(ids(findEntries(ENTRIES, ' jose '))).toBe('2');
  expect(ids(findEntries(ENTRIES, 'LI'))).toBe('4');
  expect(ids(findEntries(ENTRIES, ''))).toBe('1234');
});
