import type { Family } from '@faircourt/contracts/family';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { createI18n, translatorOf, type Translate } from '../../../i18n/messages.ts';
import { firstAthleteItems } from './first-athlete-items.ts';

let t: Translate;
beforeAll(async () => {
  t = translatorOf(createI18n('en', await loadMessages('en')));
});

const NOBODY: Family = { athletes: [], waiting: [], roads: [] };
const PENDING: Family = {
  ...NOBODY,
  waiting: [
    { link_id: 'l1', athlete_name: 'Lia W.', since: '2026-11-17T10:00:00.000Z', waits_for: 'athlete' },
  ],
};
const keys = (family: Family | undefined, kept: string | null = null) =>
  firstAthleteItems(family, kept, { t }).map(({ key }) => key);

test('a guardian without an athlete adds one, or answers the invitation that was opened here', () => {
  expect(keys(undefined)).toEqual([]);
  expect(keys(NOBODY)).toEqual(['first-athlete']);
  expect(keys(NOBODY, '/dashboard/athletes?code=x')).toEqual(['invitation']);
});

test('a link that waits for the athlete is not something that waits for the guardian', () => {
  expect(keys(PENDING)).toEqual([]);
  expect(keys(PENDING, '/dashboard/athletes?code=x')).toEqual(['invitation']);
});
