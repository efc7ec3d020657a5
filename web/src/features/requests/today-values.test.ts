// @vitest-environment happy-dom
import type { AskedRecord } from '@faircourt/contracts/requests';
import { expect, test } from 'vitest';
import { renderHook } from '../../../test/render-hook.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnits } from '../../i18n/use-units.ts';
import { todayValues } from './today-values.ts';

const MEASURED = { height_cm: 188, weight_kg: 82, wingspan_cm: null, vertical_cm: 70 };

const RECORD: AskedRecord = {
  athlete_id: 'a1',
  is_whole: true,
  name: 'Nia Bellweather',
  has_photo: true,
  city: 'Oslo',
  school_name: null,
  current_team: 'Herons',
  jersey_number: 34,
  bio: 'I rebound.',
  social_handles: { instagram: 'nia.b' },
  ...MEASURED,
  dominant_hand: 'left',
  history: [
    { measured_on: '2026-05-05', ...MEASURED },
    { measured_on: '2025-03-03', ...MEASURED, height_cm: 186, vertical_cm: null },
  ],
  seasons: [
    {
      label: '2025-26',
      team: 'Herons',
      league: 'Valley',
      games: 20,
      minutes: null,
      points: 300,
      rebounds: 144,
      assists: null,
      steals: 10,
      blocks: null,
      field_goals_made: 112,
      field_goals_attempted: 240,
      threes_made: null,
      threes_attempted: null,
      free_throws_made: null,
      free_throws_attempted: null,
      per_game: { minutes: null, points: 15, rebounds: 7.2, assists: null, steals: 0.5, blocks: null },
      shooting: { field_goals: 46.7, threes: null, free_throws: null },
    },
  ],
  unchecked_seasons: 0,
  gpa: 3.7,
  sat: 1380,
  act: null,
  core_courses: [{ title: 'Algebra II', grade: 'A-' }],
  has_transcript: true,
  videos: [{ title: 'Final' }, { title: 'Summer' }, { title: 'Drills' }],
};

async function valuesOf(
  group: Parameters<typeof todayValues>[0],
  { record = RECORD, isIdentityOpen = false }: { record?: AskedRecord; isIdentityOpen?: boolean } = {},
) {
  localStorage.setItem('faircourt.units', 'metric');
  const words = await renderHook(() => ({ t: useText(), format: useFormat(), units: useUnits() }));
  return todayValues(group, record, { isIdentityOpen }, words.value);
}

test('measurements are told with the hand and the latest season; what was before is folded', async () => {
  expect(await valuesOf('measurements')).toEqual({
    lines: [
      'Height 188 cm · Weight 82 kg · Vertical 70 cm · Dominant hand Left',
      '2025-26 per game: Games 20, Points 15.0, Rebounds 7.2',
    ],
    folded: [
      { title: '1 earlier measurement', values: ['Mar 3, 2025: Height 186 cm, Weight 82 kg'] },
      {
        title: 'all figures of 1 season',
        values: [
          '2025-26 per game: Games 20, Points 15.0, Rebounds 7.2, Steals 0.5, Field goals 46.7% (112 of 240)',
        ],
      },
    ],
  });
});

test('the team of a season is told where the coach would read who the athlete is', async () => {
  const { folded } = await valuesOf('measurements', { isIdentityOpen: true });
  expect(folded[1]?.values[0]).toMatch(/, Herons, Valley$/);
});

test('today’s values that no director has checked are no earlier measurement', async () => {
  const [, before] = RECORD.history;
  const record = { ...RECORD, seasons: [], history: before ? [before] : [] };
  const { folded } = await valuesOf('measurements', { record });
  expect(folded.map(({ title }) => title)).toEqual(['1 earlier measurement']);
});

test('who somebody is, grades and videos are told by name', async () => {
  expect(await valuesOf('identity')).toEqual({
    lines: ['Nia Bellweather · Oslo · Herons · no. 34 · photo'],
    folded: [
      { title: 'the bio', values: ['I rebound.'] },
      { title: 'accounts on other platforms', values: ['Instagram nia.b'] },
    ],
  });
  expect(await valuesOf('academics')).toEqual({
    lines: ['GPA 3.7 · SAT 1380'],
    folded: [{ title: '1 core course', values: ['Algebra II: A-'] }],
  });
  expect(await valuesOf('videos')).toEqual({
    lines: ['Final · Summer'],
    folded: [{ title: '1 more video', values: ['Drills'] }],
  });
});

test('a record that holds nothing says nothing', async () => {
  const record = { ...RECORD, videos: [], has_transcript: false };
  for (const group of ['videos', 'transcript'] as const) {
    expect(await valuesOf(group, { record })).toEqual({ lines: [], folded: [] });
  }
});
