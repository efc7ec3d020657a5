import type { Figures } from '@faircourt/contracts/verification';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  joinAdmin,
  joinDirector,
  seedItem,
  step,
  type Director,
  type ItemOptions,
} from '../../../../test/features/queue.ts';

// A Wednesday.
const NOW = new Date('2026-03-04T12:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
let app: TestApp;
let director: Director;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  director = await joinDirector(app, ['US']);
});
afterAll(() => app.close());

async function figuresOf(reader: Director): Promise<Figures> {
  const answer = await app.call<Figures>('GET', '/api/figures', { token: reader.token });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Decided by the director so many hours after it was asked. */
async function seedDecided(
  at: string,
  hours: number,
  options: ItemOptions & { expiresAt?: Date; by?: Director },
): Promise<void> {
  const { id } = await seedItem(app, { ...options, status: 'open' });
  const decidedAt = new Date(at);
  await app.db
    .updateTable('verifications')
    .set({
      status: options.status ?? 'verified',
      director_user_id: (options.by ?? director).userId,
      created_at: new Date(decidedAt.getTime() - hours * HOUR_MS),
      decided_at: decidedAt,
      expires_at: options.expiresAt ?? new Date('2100-01-01'),
    })
    .where('id', '=', id)
    .execute();
}

test('a director without anything to count reads zeros', async () => {
  const figures = await figuresOf(await joinDirector(app, ['IS']));
  expect(figures).toMatchObject({
    open: 0,
    oldest_open_at: null,
    open_by_group: [],
    median_hours_to_decide: null,
    expiring: [],
  });
  expect(figures.weeks).toHaveLength(12);
  expect(figures.weeks.at(0)?.week_of).toBe('2025-12-15');
  expect(figures.weeks.at(-1)).toEqual({ week_of: '2026-03-02', verified: 0, rejected: 0, more_asked: 0 });
});

test('open items are those of the queue, by fact group, with the age of the oldest', async () => {
  await seedItem(app, { createdAt: new Date('2026-02-01T00:00:00Z') });
  await seedItem(app, { createdAt: new Date('2026-01-15T00:00:00Z') });
  await seedItem(app, { factGroup: 'season' });
  await seedItem(app, { country: 'FR' });
  const mine = await seedItem(app, { factGroup: 'school', createdAt: new Date('2020-01-01T00:00:00Z') });
  await step(app, director, mine.id, 'conflict');
  expect(await figuresOf(director)).toMatchObject({
    open: 3,
    oldest_open_at: '2026-01-01T00:00:00.000Z',
    open_by_group: [
      { fact_group: 'measurements', count: 2 },
      { fact_group: 'season', count: 1 },
    ],
  });
});

test('decisions count in the week they fell in, and the median is of the last ninety days', async () => {
  await seedDecided('2026-03-02T00:00:00Z', 10, {});
  await seedDecided('2026-03-01T23:59:59Z', 20, { status: 'rejected' });
  await seedDecided('2026-02-26T10:00:00Z', 40, { status: 'more_asked' });
  await seedDecided('2025-11-01T10:00:00Z', 999, {});
  await seedDecided('2026-03-03T10:00:00Z', 999, { by: await joinDirector(app, ['US']) });
  const { weeks, median_hours_to_decide } = await figuresOf(director);
  expect(median_hours_to_decide).toBe(20);
  expect(weeks.slice(-2)).toEqual([
    { week_of: '2026-02-23', verified: 0, rejected: 1, more_asked: 1 },
    { week_of: '2026-03-02', verified: 1, rejected: 0, more_asked: 0 },
  ]);
});

test('what lapses within thirty days is counted by day, unless it was renewed or lies elsewhere', async () => {
  const soon = new Date('2026-03-20T12:00:00Z');
  await seedDecided('2026-01-01T00:00:00Z', 1, { expiresAt: soon });
  await seedDecided('2026-01-01T00:00:00Z', 1, { factGroup: 'academics', expiresAt: soon });
  await seedDecided('2026-01-01T00:00:00Z', 1, { expiresAt: new Date('2026-04-03T12:00:00.001Z') });
  await seedDecided('2026-01-01T00:00:00Z', 1, { expiresAt: NOW });
  await seedDecided('2026-01-01T00:00:00Z', 1, { country: 'FR', expiresAt: soon });
  const { athlete } = await seedItem(app, { factGroup: 'season' });
  await seedDecided('2026-01-01T00:00:00Z', 1, { athlete, expiresAt: soon });
  await seedDecided('2026-02-01T00:00:00Z', 1, { athlete });
  expect((await figuresOf(director)).expiring).toEqual([
    { on: '2026-03-20', fact_group: 'measurements', count: 1 },
    { on: '2026-03-20', fact_group: 'academics', count: 1 },
  ]);
});

test('figures are a director’s own: nobody else has any', async () => {
  const admin = await joinAdmin(app);
  expect((await app.call('GET', '/api/figures', { token: admin.token })).status).toBe(403);
});
