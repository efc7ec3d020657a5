/** What a search finds, as a table that a coach with Pro takes along. */
import type { ExportOffer } from '@faircourt/contracts/athlete-tables';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { whileLocked } from '../../../../test/app/held-lock.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { cellsIn, exportSearch, recordsIn } from '../../../../test/features/athlete-tables.ts';
import { joinCollegeCoach, joinNewCoach } from '../../../../test/features/requests.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import type { SignedInCoach } from '../../../../test/records/conversations.ts';
import {
  seedAthlete,
  seedBadge,
  seedManyAthletes,
  seedPlan,
  seedRelease,
  type SeededAthlete,
} from '../../../../test/records/seeded-athletes.ts';
import { ROWS_PER_DESK } from '../../../athlete-tables/athlete-table.limits.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { RateLimiter } from '../../../platform/rate-limit.ts';
import { refreshCards } from '../cards/card.service.ts';

const NOW = new Date('2026-11-15T10:00:00.000Z');
let app: TestApp;
let coach: SignedInCoach;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('athletes').execute();
  coach = await joinCollegeCoach(app);
});

const refresh = (...athletes: { athleteId: string }[]) =>
  inTransaction(app.db, (trx) =>
    refreshCards(
      trx,
      athletes.map(({ athleteId }) => athleteId),
      NOW,
    ),
  );

async function seedReleased(name?: string): Promise<SeededAthlete> {
  const athlete = await seedAthlete(app.db, name ? { name } : {});
  await seedRelease(app.db, athlete, ['identity']);
  await refresh(athlete);
  return athlete;
}

const viewsOf = async ({ athleteId }: SeededAthlete) =>
  app.db
    .selectFrom('profile_views')
    .select(['viewer_user_id', 'institution_id', 'is_institution_verified', 'is_exported'])
    .select(sql<string[]>`groups::text[]`.as('groups'))
    .where('athlete_id', '=', athleteId)
    .execute();

test('the file has what the card shows, with a badge beside each fact, and Excel reads it', async () => {
  const athlete = await seedReleased('Ángela “Gela” Núñez');
  await seedBadge(app.db, athlete, 'measurements');
  await seedBadge(app.db, athlete, 'school');
  await refresh(athlete);
  const answer = await exportSearch(app, coach);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="faircourt-athletes.csv"');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body.startsWith('\uFEFFName,Name – badge,Class,')).toBe(true);
  expect(answer.body.endsWith('\r\n')).toBe(true);
  expect(recordsIn(answer.body)).toEqual([
    {
      Name: 'Ángela “Gela” Núñez',
      'Name – badge': 'Self-reported',
      Class: '2028',
      'Class – badge': 'Self-reported',
      Position: 'Center',
      'Position – badge': 'Self-reported',
      'Height (cm)': '198.5',
      'Height (cm) – badge': 'Verified by a director on 2026-02-01',
      Country: 'US',
      'Country – badge': 'Self-reported',
      City: 'Kettlebrook',
      'City – badge': 'Self-reported',
      School: 'Northgate High',
      'School – badge': 'Verified by a director on 2026-02-01',
      Profile: `${app.config.baseUrl}/athletes/${athlete.athleteId}`,
    },
  ]);
});

test('what a family has not released is not in it, and its badge says so', async () => {
  const athlete = await seedAthlete(app.db);
  await seedBadge(app.db, athlete, 'school');
  await refresh(athlete);
  const { body } = await exportSearch(app, coach, { columns: ['city', 'school', 'height'] });
  expect(cellsIn(body)[1]?.slice(0, 8)).toEqual([
    'Nia B.',
    'Awaiting guardian approval',
    '',
    'Not released',
    '',
    'Not released',
    '198.5',
    'Self-reported',
  ]);
  expect(body).not.toMatch(/Bellweather|Kettlebrook|Northgate/u);
});

test('columns come in the chosen order and in the language of the reader', async () => {
  await seedReleased();
  const { body } = await exportSearch(app, coach, { columns: ['height', 'position'], locale: 'es' });
  expect(cellsIn(body)[0]).toEqual([
    'Nombre',
    'Nombre – insignia',
    'Estatura (cm)',
    'Estatura (cm) – insignia',
    'Posición',
    'Posición – insignia',
    'Perfil',
  ]);
});

test('no name starts a formula', async () => {
  await seedReleased('=HYPERLINK("http://evil.test") Smith');
  await seedReleased('＋cmd Jones');
  const names = recordsIn((await exportSearch(app, coach)).body).map(({ Name }) => Name);
  expect(names.toSorted()).toEqual([`'=HYPERLINK("http://evil.test") Smith`, "'＋cmd Jones"].toSorted());
});

test('filters, near names and picks decide who is in it', async () => {
  const ana = await seedReleased('Ana Konstantin');
  const zoe = await seedReleased('Zoe Silva');
  const names = async (asked: Parameters<typeof exportSearch>[2]) =>
    recordsIn((await exportSearch(app, coach, asked)).body).map(({ Name }) => Name);
  expect(await names({ filters: { country: 'FR' } })).toEqual([]);
  expect(await names({ filters: { name: 'silva' } })).toEqual(['Zoe Silva']);
  expect(await names({ filters: { name: 'konstantine' } })).toEqual(['Ana Konstantin']);
  expect(await names({ athlete_ids: [zoe.athleteId, ana.athleteId, zoe.athleteId] })).toEqual([
    'Zoe Silva',
    'Ana Konstantin',
  ]);
});

test('each athlete in it is a look that the family reads, in the log of a minor once a day', async () => {
  const named = await seedReleased();
  const unnamed = await seedAthlete(app.db);
  const other = await seedReleased();
  await refresh(unnamed);
  const athlete_ids = [named.athleteId, unnamed.athleteId];
  await exportSearch(app, coach, { athlete_ids });
  await exportSearch(app, coach, { athlete_ids });
  const look = {
    viewer_user_id: coach.userId,
    institution_id: coach.institutionId,
    is_institution_verified: true,
    is_exported: true,
  };
  expect(await viewsOf(named)).toEqual([{ ...look, groups: ['identity'] }]);
  expect(await viewsOf(unnamed)).toEqual([{ ...look, groups: [] }]);
  expect(await viewsOf(other)).toEqual([]);
  const logged = (await eventsOf(app.db, named.athleteId)).filter(({ type }) => type === 'athlete.exported');
  expect(logged).toEqual([
    {
      type: 'athlete.exported',
      actor_role: 'coach',
      data: { institution_id: coach.institutionId, groups: ['identity'] },
    },
  ]);
});

test('logs of minors are written in one order, named or not, so that two exports never wait in a circle', async () => {
  const both = [await seedAthlete(app.db), await seedAthlete(app.db)];
  const [first, last] = both.toSorted((a, b) => (a.athleteId < b.athleteId ? -1 : 1));
  if (!first || !last) throw new Error('there are two');
  await seedRelease(app.db, last, ['identity']);
  await refresh(first, last);
  const logOf = ({ athleteId }: SeededAthlete) => `hashtextextended('event:${athleteId}', 0)`;
  const exported = await whileLocked(
    app.url,
    [`select pg_advisory_xact_lock(${logOf(first)})`],
    async (untilWaiting) => {
      const answer = exportSearch(app, coach, { athlete_ids: [first.athleteId, last.athleteId] });
      await untilWaiting(1);
      const { rows } = await sql<{ is_free: boolean }>`
        select pg_try_advisory_xact_lock(${sql.raw(logOf(last))}) as is_free`.execute(app.db);
      expect(rows).toEqual([{ is_free: true }]);
      // Held until the lock is gone, which this does not wait for.
      return { answer };
    },
  );
  expect((await exported.answer).status).toBe(200);
});

test('the export is an entry of the log with its count, and without the one whom the coach may not find', async () => {
  const athlete = await seedReleased();
  const hidden = await seedAthlete(app.db, { visibility: 'private' });
  await exportSearch(app, coach, {
    athlete_ids: [hidden.athleteId, athlete.athleteId],
    columns: ['height'],
  });
  const exported = (await eventsOf(app.db, coach.userId)).find(({ type }) => type === 'athletes.exported');
  expect(exported?.data).toMatchObject({
    list_id: null,
    rows: 1,
    columns: ['height'],
    named_ids: [athlete.athleteId],
    unnamed_ids: [],
  });
  expect(JSON.stringify(exported)).not.toContain(hidden.athleteId);
});

test('a blocked coach gets nothing of the athlete, and the family reads of no look', async () => {
  const athlete = await seedReleased();
  await app.db
    .insertInto('blocks')
    .values({
      athlete_id: athlete.athleteId,
      coach_id: coach.coachId,
      decided_by: athlete.guardianUserId,
    })
    .execute();
  for (const athlete_ids of [null, [athlete.athleteId]]) {
    expect(recordsIn((await exportSearch(app, coach, { athlete_ids })).body)).toEqual([]);
  }
  expect(await viewsOf(athlete)).toEqual([]);
});

test('it takes a verified institution and Pro Scout, which the page says before', async () => {
  const athlete = await seedReleased();
  const basic = await joinCollegeCoach(app);
  await seedPlan(app.db, basic.userId, 'basic_scout');
  const lapsed = await joinCollegeCoach(app);
  await seedPlan(app.db, lapsed.userId, 'pro_scout', { status: 'lapsed' });
  const unverified = await joinNewCoach(app);
  const offer = async ({ token }: SignedInCoach) =>
    (await app.call<ExportOffer>('GET', '/api/search/export', { token })).body;
  expect(await offer(coach)).toEqual({ locked: null, count: 1, is_more: false });
  for (const [who, locked] of [
    [basic, 'needs_pro'],
    [lapsed, 'needs_pro'],
    [unverified, 'needs_institution'],
  ] as const) {
    expect(await offer(who)).toEqual({ locked, count: 0, is_more: false });
    const answer = await exportSearch(app, who);
    expect([answer.status, problemOf(answer).code]).toEqual([403, 'not_allowed']);
  }
  expect(await viewsOf(athlete)).toEqual([]);
});

test('a frozen coach gets nothing', async () => {
  await seedReleased();
  await app.db
    .insertInto('restrictions')
    .values({ user_id: coach.userId, placed_by: coach.userId, placed_at: NOW })
    .execute();
  expect((await exportSearch(app, coach)).status).toBe(403);
});

test('a desk exports so often an hour, and no more rows a day than its work takes', async () => {
  const narrow = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  try {
    const busy = await joinCollegeCoach(narrow);
    const { athleteId } = await seedAthlete(narrow.db);
    await inTransaction(narrow.db, (trx) => refreshCards(trx, [athleteId], new Date()));
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) statuses.push((await exportSearch(narrow, busy)).status);
    expect([...new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([200, 429]);
    const desk = await narrow.db
      .selectFrom('subscriptions')
      .select('id')
      .where('owner_user_id', '=', busy.userId)
      .executeTakeFirstOrThrow();
    const rows = { limit: ROWS_PER_DESK, key: desk.id, times: 0 };
    const [counted] = await new RateLimiter(narrow.db, 1).add([rows]);
    expect(counted?.hits, 'the one that was refused counted nothing').toBe(20);
  } finally {
    await narrow.close();
  }
});

test('unknown columns, unknown filters and too many picks are refused', async () => {
  const [id = ''] = await seedManyAthletes(app.db, 1);
  for (const asked of [
    { columns: ['gpa'] },
    { columns: ['height', 'height'] },
    { filters: { birthdate: '2009-06-01' } },
    { athlete_ids: [] },
    { athlete_ids: Array.from({ length: 501 }, () => id) },
    { locale: 'de' },
  ]) {
    const answer = await exportSearch(app, coach, asked as Parameters<typeof exportSearch>[2]);
    expect([answer.status, problemOf(answer).code]).toEqual([422, 'validation_failed']);
  }
});
