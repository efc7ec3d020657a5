import { randomUUID } from 'node:crypto';
import type { Analytics, Measure } from '@faircourt/contracts/analytics';
import { DAY_MS } from '@faircourt/contracts/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinAdmin } from '../../../test/features/admin.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { joinCoach } from '../../../test/records/conversations.ts';
import { seedAthlete, seedPerson } from '../../../test/records/seeded-athletes.ts';
import { articleOf } from './read-articles.ts';
import { countDays, rangeToCount } from './sum.service.ts';
import { addCounts } from './sum.store.ts';

let now = new Date('2026-11-16T10:00:00.000Z');
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  token = (await joinAdmin(app)).token;
  await sql`update users set created_at = '2026-01-01'`.execute(app.db);
});
afterAll(() => app.close());

const read = (query = '?from=2026-11-02&to=2026-11-15') =>
  app.call<Analytics>('GET', `/api/analytics${query}`, { token });

async function lineOf(measure: Measure, part: string) {
  const { body } = await read();
  return body.charts.find((chart) => chart.measure === measure)?.lines.find((line) => line.part === part);
}

async function joinedOn(day: string, people: readonly string[]): Promise<void> {
  for (const id of people) {
    await app.db
      .updateTable('users')
      .set({ created_at: new Date(day) })
      .where('id', '=', id)
      .execute();
  }
}

test('those who joined are counted by day, and what they reach later belongs to that day', async () => {
  const athletes = [];
  for (let n = 0; n < 6; n++) athletes.push(await seedAthlete(app.db, { name: `Nia Walker ${n}` }));
  const without = await seedPerson(app.db, { role: 'athlete', name: 'Has no profile' });
  await joinedOn('2026-11-10', [...athletes.map(({ userId }) => userId), without]);
  await countDays(app.db, now);

  expect((await read()).body.counted_until).toBe('2026-11-15');
  expect(await lineOf('joined', 'athlete')).toMatchObject({ total: 7, total_before: 0 });
  expect((await lineOf('joined', 'athlete'))?.values[8]).toBe(7);
  expect(await lineOf('athlete_funnel', 'joined')).toMatchObject({ total: 7 });
  expect(await lineOf('athlete_funnel', 'profile')).toMatchObject({ total: 6 });
  expect(await lineOf('athlete_funnel', 'guardian')).toMatchObject({ total: 6 });
  expect(await lineOf('athlete_funnel', 'look')).toMatchObject({ total: 0 });

  const coach = await joinCoach(app);
  await app.db
    .insertInto('profile_views')
    .values(
      athletes.map(({ athleteId }) => ({
        athlete_id: athleteId,
        viewer_user_id: coach.userId,
        viewer_role: 'coach' as const,
        viewed_on: '2026-11-16',
      })),
    )
    .execute();
  now = new Date('2026-11-17T10:00:00.000Z');
  await countDays(app.db, now);
  expect(await lineOf('athlete_funnel', 'look')).toMatchObject({ total: 6 });
});

test('a group of fewer than five is not shown, in charts and in the table', async () => {
  const coaches = [];
  for (let n = 0; n < 4; n++) coaches.push(await seedPerson(app.db, { role: 'coach', name: 'Four of them' }));
  await joinedOn('2026-11-16', coaches);
  now = new Date('2026-11-18T10:00:00.000Z');
  await countDays(app.db, now);
  const { body } = await read('?from=2026-11-16&to=2026-11-16');
  const joined = body.charts.find(({ measure }) => measure === 'joined');
  expect(joined?.lines.find(({ part }) => part === 'coach')).toMatchObject({ values: [null], total: null });
  const { body: table } = await app.call<string>('GET', '/api/analytics.csv?from=2026-11-16&to=2026-11-16', {
    token,
  });
  expect(table).toContain('joined,,coach,day,2026-11-16,fewer than 5');
});

test('a search counts, and one that finds nobody counts apart; neither says who asked', async () => {
  const coach = await joinCoach(app);
  const search = (query: string) => app.call('GET', `/api/athletes${query}`, { token: coach.token });
  await search('?grad_year=2049');
  await search('');
  await app.runtime.counts.save();
  const { rows } =
    await sql`select measure, part, value::int from daily_sums where measure = 'searches' order by part`.execute(
      app.db,
    );
  expect(rows.map((row) => (row as { part: string }).part)).toContain('empty');
});

test('two servers add to the same sum', async () => {
  const count = { measure: 'articles', day: '2026-11-12', part: 'parents/first-steps', value: 3 };
  await Promise.all([addCounts(app.db, [count]), addCounts(app.db, [count])]);
  expect(await lineOf('articles', 'parents/first-steps')).toMatchObject({ total: 6 });
});

test('an article is one in all languages; lists, missing pages and other requests are none', () => {
  expect(articleOf('GET', '/learn/parents/first-steps', 200)).toBe('parents/first-steps');
  expect(articleOf('GET', '/es/learn/parents/first-steps/?from=mail', 304)).toBe('parents/first-steps');
  expect(articleOf('GET', '/learn/parents', 200)).toBeNull();
  expect(articleOf('GET', '/learn/parents/nothing', 404)).toBeNull();
  expect(articleOf('HEAD', '/learn/parents/first-steps', 200)).toBeNull();
});

test('a day is counted once it is over; the week that runs is counted every night', () => {
  const joined = { measure: 'joined', daysAgain: 3 } as const;
  expect(rangeToCount(joined, '2026-11-16', new Date('2026-11-16T23:00:00Z'))).toBeNull();
  expect(rangeToCount(joined, '2026-11-15', new Date('2026-11-16T00:07:00Z'))).toEqual({
    from: '2026-11-12',
    to: '2026-11-16',
  });
  const active = { measure: 'active', daysAgain: 0 } as const;
  expect(rangeToCount(active, '2026-11-15', new Date('2026-11-16T00:07:00Z'))?.from).toBe('2026-11-09');
});

test('a range that ends before it begins, or is longer than three years, is refused with the field', async () => {
  expect(problemOf(await read('?from=2026-11-10&to=2026-11-09')).errors).toMatchObject([
    { field: 'to', code: 'before_start' },
  ]);
  expect(problemOf(await read('?from=2020-01-01&to=2026-11-09')).errors).toMatchObject([
    { field: 'from', code: 'range_too_long' },
  ]);
  expect((await read('?from=yesterday&to=2026-11-09')).status).toBe(422);
});

test('only admins read it', async () => {
  const coach = await joinCoach(app);
  const answer = await app.call('GET', '/api/analytics?from=2026-11-02&to=2026-11-15', {
    token: coach.token,
  });
  expect(answer.status).toBe(403);
});

test('of the coaches it says how many have searched, whenever that was first', async () => {
  const coaches = [];
  for (let n = 0; n < 5; n++) coaches.push(await joinCoach(app));
  const idle = await joinCoach(app);
  await joinedOn(
    '2026-11-11',
    [idle, ...coaches].map(({ userId }) => userId),
  );
  const searched = now;
  for (const coach of coaches) await app.call('GET', '/api/athletes', { token: coach.token });
  await countDays(app.db, new Date(now.getTime() + DAY_MS));
  expect(await lineOf('coach_funnel', 'joined')).toMatchObject({ total: 6 });
  expect(await lineOf('coach_funnel', 'search')).toMatchObject({ total: 5 });

  now = new Date(now.getTime() + 60_000);
  for (const coach of coaches) await app.call('GET', '/api/athletes', { token: coach.token });
  const days = await app.db.selectFrom('users').select('first_searched_at').distinct().execute();
  expect(days).toEqual(
    expect.arrayContaining([{ first_searched_at: searched }, { first_searched_at: null }]),
  );
  expect(days).toHaveLength(2);
});

test('how long moderators took is told by severity', async () => {
  const created_at = new Date('2026-11-12T08:00:00Z');
  const item = {
    kind: 'profile' as const,
    severity: 'high' as const,
    category: 'harassment' as const,
    created_at,
    due_at: created_at,
    outcome: 'acted' as const,
  };
  await app.db
    .insertInto('moderation_items')
    .values(
      [3, 3, 3, 3, 3, 50, 50, 50, 50, 50].map((hours) => ({
        ...item,
        subject_id: randomUUID(),
        closed_at: new Date(created_at.getTime() + hours * 3_600_000),
      })),
    )
    .execute();
  await sql`delete from counted_days where measure = 'moderation_time'`.execute(app.db);
  await countDays(app.db, new Date(now.getTime() + 2 * DAY_MS));
  expect(await lineOf('moderation_time', 'four_hours')).toMatchObject({ subject: 'high', total: 5 });
  expect(await lineOf('moderation_time', 'three_days')).toMatchObject({ subject: 'high', total: 5 });
});
