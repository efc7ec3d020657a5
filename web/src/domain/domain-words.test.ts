// @vitest-environment happy-dom
import { CONTACT_DETAILS } from '@faircourt/contracts/contact-details';
import { expect, test } from 'vitest';
import { renderHook } from '../../test/render-hook.tsx';
import { ApiError } from '../api/api-error.ts';
import { useText } from '../i18n/use-text.ts';
import { deviceName } from './device-name.ts';
import { isNotApproved } from './is-not-approved.ts';
import { useFailureText } from './evidence/use-failure-text.ts';
import { useTurnText } from './road/use-turn-text.ts';
import { useContactWords } from './use-contact-words.ts';
import { factKey } from './verification/fact-key.ts';

const refusal = (code: ApiError['code']) => new ApiError({ code, status: 409, detail: '' });

test('a device has a name as far as it is known', async () => {
  const { value: t } = await renderHook(useText);
  expect(deviceName({ browser: 'Chrome', system: 'Android' }, t)).toBe('Chrome on Android');
  expect(deviceName({ browser: 'Chrome', system: null }, t)).toBe('Chrome');
  expect(deviceName({ browser: null, system: 'Android' }, t)).toBe('Android');
  expect(deviceName({ browser: null, system: null }, t)).not.toBe('');
});

test('kinds of contact details are listed in the reader’s language', async () => {
  const { value: words } = await renderHook(useContactWords);
  const all = CONTACT_DETAILS.map((kind) => words([kind]));
  expect(new Set(all).size).toBe(CONTACT_DETAILS.length);
  expect(words(CONTACT_DETAILS.slice(0, 2))).toContain(' and ');
});

test('the last step says when the card is found before the rest', async () => {
  const road = {
    athlete_id: 'a1',
    athlete_name: 'Maya',
    is_self: true,
    is_proof_needed: false,
    optional_forms: [],
    missing_basics: [],
    steps: [],
  };
  const later = { state: 'later', turn: null, todo: null } as const;
  const { value: listed } = await renderHook(() => useTurnText({ ...road, is_card_in_search: true }));
  const { value: unlisted } = await renderHook(() => useTurnText({ ...road, is_card_in_search: false }));
  expect(listed({ step: 'visible', ...later })).toBe('Card in search, profile later');
  expect(unlisted({ step: 'visible', ...later })).toBe('Later');
  expect(listed({ step: 'released', ...later })).toBe('Later');
});

test('what is approved is called done once coaches see it', async () => {
  const released = { step: 'released', state: 'done', turn: null, todo: null } as const;
  const road = {
    athlete_id: 'a1',
    athlete_name: 'Maya',
    is_self: true,
    is_card_in_search: true,
    is_proof_needed: false,
    optional_forms: [],
    missing_basics: [],
  };
  const visible = { step: 'visible', turn: 'athlete', todo: null } as const;
  const { value: unseen } = await renderHook(() =>
    useTurnText({ ...road, steps: [released, { ...visible, state: 'now' }] }),
  );
  const { value: seen } = await renderHook(() =>
    useTurnText({ ...road, steps: [released, { ...visible, state: 'done' }] }),
  );
  expect(unseen(released)).toBe('Approved');
  expect(seen(released)).toBe('Done');
});

test('a fact is told apart from the same fact of another season', () => {
  expect(factKey({ fact_group: 'school', season_id: null })).toBe('school');
  expect(factKey({ fact_group: 'season', season_id: 's1' })).not.toBe(
    factKey({ fact_group: 'season', season_id: 's2' }),
  );
});

test('somebody who was faster is said to have been, and nothing else is', async () => {
  const { value: say } = await renderHook(useFailureText);
  expect(say(refusal('conflict'))).toBe(say(refusal('not_found')));
  expect(say(refusal('offline'))).not.toBe(say(refusal('conflict')));
});

test('only the server knows that a director is not approved yet', () => {
  expect(isNotApproved(refusal('not_allowed'))).toBe(true);
  expect(isNotApproved(refusal('offline'))).toBe(false);
  expect(isNotApproved(new Error('not_allowed'))).toBe(false);
});
