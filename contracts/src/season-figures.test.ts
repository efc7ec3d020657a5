import { expect, test } from 'vitest';
import { careerOf, totalsOf, type SeasonCounts } from './season-figures.ts';

const NONE: SeasonCounts = {
  games: 0,
  minutes: 0,
  points: 0,
  rebounds: 0,
  assists: 0,
  steals: 0,
  blocks: 0,
  field_goals_made: 0,
  field_goals_attempted: 0,
  threes_made: 0,
  threes_attempted: 0,
  free_throws_made: 0,
  free_throws_attempted: 0,
};

const SEASON: SeasonCounts = {
  games: 24,
  minutes: 700,
  points: 401,
  rebounds: 133,
  assists: 66,
  steals: 30,
  blocks: 9,
  field_goals_made: 150,
  field_goals_attempted: 331,
  threes_made: 41,
  threes_attempted: 120,
  free_throws_made: 60,
  free_throws_attempted: 75,
};

test('figures per game and shooting have one decimal', () => {
  expect(totalsOf(SEASON)).toEqual({
    ...SEASON,
    per_game: { minutes: 29.2, points: 16.7, rebounds: 5.5, assists: 2.8, steals: 1.3, blocks: 0.4 },
    shooting: { field_goals: 45.3, threes: 34.2, free_throws: 80 },
  });
});

test('halves are rounded up', () => {
  expect(totalsOf({ ...NONE, games: 20, points: 25 }).per_game?.points).toBe(1.3);
  expect(totalsOf({ ...NONE, free_throws_made: 23, free_throws_attempted: 80 }).shooting.free_throws).toBe(
    28.8,
  );
});

test('there are no figures before the first game and no percentage before the first shot', () => {
  const totals = totalsOf(NONE);
  expect(totals.per_game).toBeNull();
  expect(totals.shooting).toEqual({ field_goals: null, threes: null, free_throws: null });
});

test('a missed shot is zero percent', () => {
  expect(totalsOf({ ...NONE, threes_attempted: 3 }).shooting.threes).toBe(0);
});

const UNSTATED: SeasonCounts = {
  games: 10,
  minutes: null,
  points: null,
  rebounds: null,
  assists: null,
  steals: null,
  blocks: null,
  field_goals_made: null,
  field_goals_attempted: null,
  threes_made: null,
  threes_attempted: null,
  free_throws_made: null,
  free_throws_attempted: null,
};

test('what nobody stated has no average and no percentage, and a stated zero has', () => {
  const totals = totalsOf({ ...UNSTATED, points: 0, threes_made: 4 });
  expect(totals).toMatchObject({ points: 0, rebounds: null, threes_made: 4, threes_attempted: null });
  expect(totals.per_game).toMatchObject({ points: 0, rebounds: null });
  expect(totals.shooting.threes).toBeNull();
});

test('a season that does not state a figure does not lower the average of the career', () => {
  const stated = { ...UNSTATED, games: 20, points: 250, threes_made: 10, threes_attempted: 30 };
  expect(careerOf([stated, { ...UNSTATED, threes_made: 25 }])).toMatchObject({
    games: 30,
    points: 250,
    rebounds: null,
    threes_made: 10,
    threes_attempted: 30,
    per_game: { points: 12.5, rebounds: null },
    shooting: { threes: 33.3 },
  });
});

test('nothing but the counts travels along', () => {
  const row = { ...SEASON, id: 'x', athlete_id: 'y', team: 'Hawks' };
  expect(Object.keys(totalsOf(row)).toSorted()).toEqual(
    [...Object.keys(NONE), 'per_game', 'shooting'].toSorted(),
  );
});

test('a career is all games added up, so a long season weighs more than a short one', () => {
  const long = { ...NONE, games: 30, points: 300, threes_made: 30, threes_attempted: 100 };
  const short = { ...NONE, games: 10, points: 200, threes_made: 9, threes_attempted: 10 };
  expect(careerOf([long, short])).toMatchObject({
    games: 40,
    points: 500,
    per_game: { points: 12.5 },
    shooting: { threes: 35.5 },
  });
  expect(careerOf([long])).toEqual(totalsOf(long));
  expect(careerOf([])).toBeNull();
});
