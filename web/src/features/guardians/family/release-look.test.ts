import type { FactVerification } from '@faircourt/contracts/verification';
import { expect, test } from 'vitest';
import { institutionsLook, legendLooks, lookOf as lookIn, RELEASE_LOOKS, signsFor } from './release-look.ts';
import type { Shown } from './why-hidden.ts';
import { asked, CHECKED, fact } from './checked-facts.test-support.ts';
import { UNTOUCHED } from '../../../domain/releases/release-switch.test-support.ts';

const PUBLIC: Shown = { visibility: 'public', visibility_hold: null };
/** Before the facts have come, unless they are given. */
const lookOf = (
  release: Parameters<typeof lookIn>[0],
  athlete = PUBLIC,
  facts?: Parameters<typeof lookIn>[2],
) => lookIn(release, { videos: [], ...athlete }, facts);

test('what counts and is not seen, because the profile is hidden, does not look as if it were on', () => {
  const on = (audience: 'institution' | 'verified_colleges' | 'everyone', athlete: Partial<Shown>) =>
    lookOf({ ...UNTOUCHED, audience, state: 'on' }, { ...PUBLIC, ...athlete });
  expect(on('verified_colleges', { visibility: 'private' })).toBe('hidden');
  expect(on('verified_colleges', { visibility: 'colleges_only' })).toBe('on');
  expect(on('verified_colleges', { visibility: 'conditional' })).toBe('hidden');
  expect(on('institution', { visibility: 'conditional' })).toBe('on');
  expect(on('everyone', { visibility: 'colleges_only' })).toBe('hidden');
  expect(on('everyone', { visibility_hold: 'paused' })).toBe('hidden');
});

test('what is approved and waits for somebody never looks as if it were on', () => {
  expect(lookOf({ ...UNTOUCHED, state: 'on' })).toBe('on');
  expect(lookOf({ ...UNTOUCHED, state: 'on', awaits_verification: true })).toBe('ask');
  expect(lookOf({ ...UNTOUCHED, state: 'awaits_forms', is_approved: true })).toBe('sign');
  expect(lookOf({ ...UNTOUCHED, state: 'awaits_level', is_approved: true })).toBe('prove');
  expect(lookOf({ ...UNTOUCHED, state: 'awaits_level', missing_level: 'confirmed' })).toBe('state');
  expect(lookOf({ ...UNTOUCHED, state: 'denied' })).toBe('refused');
});

test('what a director has to check says whether there is anything, whether anybody asked, and whose turn it is', () => {
  const academics = { ...UNTOUCHED, state: 'on', awaits_verification: true } as const;
  const looks = (...facts: FactVerification[]) => lookOf(academics, PUBLIC, facts);
  expect(looks(fact('academics', { is_empty: true, ask: null }))).toBe('empty');
  expect(looks(fact('academics'))).toBe('ask');
  expect(looks(fact('academics', { ask: 'rejected' }))).toBe('ask');
  expect(looks(fact('academics', asked('open')))).toBe('check');
  expect(looks(fact('academics', asked('more_asked')))).toBe('answer');
  expect(looks(fact('academics', asked('open')), fact('measurements'))).toBe('check');
  const hidden = { ...PUBLIC, visibility: 'private' } as const;
  expect(lookOf(academics, hidden, [fact('academics')]), 'a check takes longest').toBe('ask');
});

test('season statistics are released with the measurements, and each season is checked by itself', () => {
  const measurements = { ...UNTOUCHED, field_group: 'measurements', state: 'on' } as const;
  const looks = (...facts: FactVerification[]) => lookOf(measurements, PUBLIC, facts);
  expect(looks(fact('measurements', CHECKED))).toBe('on');
  expect(looks(fact('measurements', CHECKED), fact('season'))).toBe('part');
  expect(looks(fact('measurements', CHECKED), fact('season', CHECKED))).toBe('on');
  expect(looks(fact('measurements', asked('open')), fact('season'))).toBe('ask');
  expect(looks(fact('measurements', { is_empty: true, ask: null }), fact('season', CHECKED))).toBe('on');
});

test('videos that nobody added are seen by nobody', () => {
  const videos = { ...UNTOUCHED, field_group: 'videos', state: 'on' } as const;
  expect(lookOf(videos, PUBLIC, [])).toBe('empty');
  expect(lookOf(videos, { ...PUBLIC, visibility: 'private' }, []), 'nor hidden').toBe('empty');
  expect(lookIn(videos, { ...PUBLIC, videos: [{} as never] }, [])).toBe('on');
});

test('each state has a shape of its own', () => {
  for (const decides of [true, false]) {
    const shapes = RELEASE_LOOKS.map((look) => signsFor({ decides })[look].icon);
    expect(new Set(shapes).size, `decides: ${decides}`).toBe(shapes.length);
  }
});

test('institutions together are on for all, for some, not yet for any, or off', () => {
  expect(institutionsLook(['off', 'refused'])).toBe('off');
  expect(institutionsLook(['on', 'part', 'covered']), 'each of them sees it').toBe('on');
  expect(institutionsLook(['on', 'hidden', 'off'])).toBe('some');
  expect(institutionsLook(['off', 'sign']), 'approved, and nobody sees it').toBe('waiting');
});

test('the legend explains what the cells of the columns show and nothing else', () => {
  const refused = { ...UNTOUCHED, audience: 'institution' as const, state: 'denied' as const };
  expect(legendLooks([UNTOUCHED, refused], (release) => lookOf(release))).toEqual(['off']);
});
