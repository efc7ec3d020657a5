import { expect, test } from 'vitest';
import type { SecondFactor } from '@faircourt/contracts/second-factor';
import type { Translate } from '../../../i18n/messages.ts';
import { secondFactorItems } from './second-factor-items.ts';

const t: Translate = (id) => id;
const factor = (given: Partial<SecondFactor>): SecondFactor => ({
  is_required: true,
  authenticator: { since: null, recovery_codes_left: 0 },
  passkeys: [],
  ...given,
});

test('who needs a second step and has none is led to their part of the settings', () => {
  expect(secondFactorItems(factor({}), t)).toMatchObject([
    { title: 'waiting.second_factor', action: { to: '/settings#security' } },
  ]);
});

test('who has one, needs none, or is not known yet reads nothing of it', () => {
  const since = '2026-11-01T10:00:00.000Z';
  const passkey = { id: '1', name: 'Phone', created_at: since, last_used_at: null, is_synced: true };
  expect(secondFactorItems(factor({ is_required: false }), t)).toEqual([]);
  expect(secondFactorItems(factor({ authenticator: { since, recovery_codes_left: 10 } }), t)).toEqual([]);
  expect(secondFactorItems(factor({ passkeys: [passkey] }), t)).toEqual([]);
  expect(secondFactorItems(undefined, t)).toEqual([]);
});
