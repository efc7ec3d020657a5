import { expect, test } from 'vitest';
import { hasFilters, readUsers, usersQuery, writeUsers } from './users-address.ts';

test('the address says what is asked for, and reads back the same', () => {
  const filters = readUsers(new URLSearchParams('search=maya&role=athlete&joined_from=2026-01-02'));
  expect(filters).toEqual({ search: 'maya', role: 'athlete', joined_from: '2026-01-02' });
  expect(writeUsers(filters).toString()).toBe('search=maya&role=athlete&joined_from=2026-01-02');
});

test('nonsense is left out, and what is right stays', () => {
  const filters = readUsers(new URLSearchParams('role=king&state=suspended&joined_from=yesterday&x=1'));
  expect(filters).toEqual({ search: null, state: 'suspended' });
});

test('nothing asked for is nothing sent', () => {
  const filters = readUsers(new URLSearchParams(''));
  expect(usersQuery(filters)).toEqual({});
  expect(hasFilters(filters)).toBe(false);
});
