// @vitest-environment happy-dom
import { LIMITS } from '@faircourt/contracts/limits';
import { expect, test } from 'vitest';
import { renderHook } from '../../../../test/render-hook.tsx';
import { useUnits } from '../../../i18n/use-units.ts';
import { useFieldText } from './field-text.ts';

const textOf = async () => (await renderHook(useFieldText)).value;

test('a field without a fault says nothing', async () => {
  const say = await textOf();
  expect(say('city', undefined)).toBeUndefined();
});

test('a figure out of range is told its own limits', async () => {
  const say = await textOf();
  for (const code of ['too_small', 'too_big']) {
    expect(say('gpa', code)).toContain(String(LIMITS.gpa.max));
    expect(say('jersey_number', code)).toContain(String(LIMITS.jerseyNumber.max));
    expect(say('threes_made', code)).toContain(String(LIMITS.seasonCountMax));
  }
});

test('a measurement is told its limits in the units of the reader', async () => {
  const page = await renderHook(() => ({ say: useFieldText(), units: useUnits() }));
  await page.does(({ units }) => units.setSystem('metric'));
  expect(page.value.say('height_cm', 'too_big')).toContain('cm');
  await page.does(({ units }) => units.setSystem('imperial'));
  expect(page.value.say('wingspan_cm', 'too_big')).toContain('″');
  expect(page.value.say('height_cm', 'too_big'), 'its field in centimetres is there').toContain('cm');
  await page.does(({ units }) => units.setSystem('metric'));
});

test('a text that is too long is told how long it may be, in lists and handles too', async () => {
  const say = await textOf();
  expect(say('bio', 'too_big')).toContain(String(LIMITS.bioMax));
  expect(say('core_courses.3.title', 'too_big')).toContain(String(LIMITS.courseTitleMax));
  expect(say('social_handles.instagram', 'too_big')).toContain(String(LIMITS.socialHandleMax));
});

test('each reason that people can act on has a sentence of its own', async () => {
  const say = await textOf();
  const sentences = [
    say('url', 'not_https'),
    say('url', 'not_a_video'),
    say('url', 'other_provider'),
    say('url', 'invalid_url'),
    say('birthdate', 'invalid_date'),
    say('birthdate', 'in_future'),
    say('birthdate', 'locked'),
    say('field_goals_made', 'more_than_attempted'),
    say('threes_made', 'more_than_attempted'),
    say('threes_made', 'more_than_field_goals'),
    say('threes_attempted', 'more_than_field_goals'),
    say('country_code', 'invalid_regex'),
    say('social_handles.x', 'invalid_regex'),
    say('gpa', 'wrong_type'),
    say('games', 'wrong_type'),
    say('is_public', 'consent_missing'),
    say('visibility', 'consent_missing'),
    say('visibility', 'locked_down'),
  ];
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('a transcript address that is none says so, whatever the union answered', async () => {
  const say = await textOf();
  expect(say('transcript_url', 'invalid_union')).toBe(say('url', 'invalid_url'));
});
