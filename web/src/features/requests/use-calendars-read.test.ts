// @vitest-environment happy-dom
import type { FamilyRequest } from '@faircourt/contracts/requests';
import type { Division } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { divisionsOf } from './use-calendars-read.ts';

const talk = (division: Division | null) => ({ kind: 'contact', division }) as FamilyRequest;
const videos = { kind: 'release' } as FamilyRequest;

test('the page waits for the line of each division that is asked from, else for the strictest, else for none', () => {
  expect(divisionsOf({ open: [talk('naia'), videos, talk('ncaa_d1'), talk('naia')] })).toEqual([
    'naia',
    'ncaa_d1',
  ]);
  expect(divisionsOf({ open: [videos] })).toEqual([null]);
  expect(divisionsOf({ open: [] })).toEqual([]);
  expect(divisionsOf(undefined)).toEqual([]);
});
