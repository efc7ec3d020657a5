/** The Global Player Report: made once, and read as the families allow at the moment of reading. */
import { reportPeriod, type PlayerReport, type PlayerReportList } from '@faircourt/contracts/player-reports';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { joinAdmin } from '../../../test/features/admin.ts';
import { joinCollegeCoach, joinNewCoach } from '../../../test/features/requests.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import type { SignedInCoach } from '../../../test/records/conversations.ts';
import { seedAthlete, seedRelease, type SeededAthlete } from '../../../test/records/seeded-athletes.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { refreshCards } from '../search/cards/card.service.ts';
import { makeDueReports } from './make-reports.service.ts';

const LAST = 22;
const { from, to } = reportPeriod(LAST);
const NOW = new Date(to.getTime() + 60 * 60_000);
const IN_PERIOD = new Date(from.getTime() + 60_000);
const FAR_AHEAD = new Date('2100-01-01');
let app: TestApp;
let coach: SignedInCoach;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  coach = await joinCollegeCoach(app);
  await subscribe(coach);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('player_reports').execute();
  await app.db.deleteFrom('athletes').execute();
});

test('it names whom directors verified in its two weeks, who grew and how they played', async () => {
  const athlete = await seedShown();
  await verify(athlete, 'measurements', new Date('2026-01-20'), { height_cm: 195 });
  await verify(athlete, 'measurements', IN_PERIOD, { height_cm: 198.5 });
  await verify(athlete, 'season', IN_PERIOD, {}, athlete.seasonIds[0]);
  const late = await seedShown();
  await verify(late, 'academics', to);
  const report = await makeAndRead();
  expect(report).toMatchObject({ number: LAST, from: from.toISOString(), to: to.toISOString() });
  expect(report.verified).toMatchObject({
    count: 1,
    athletes: [{ id: athlete.athleteId, name: 'Nia Rose Bellweather' }],
    by_class: [{ of: 2028, athletes: 1 }],
    by_country: [{ of: 'US', athletes: 1 }],
  });
  expect(report.verified.by_position.find(({ of }) => of === 'Center')?.athletes).toBe(1);
  expect(report.grew).toMatchObject([{ from_cm: 195, to_cm: 198.5, since: '2026-01-20' }]);
  expect(report.seasons).toMatchObject([{ label: '2025-26', games: 20, points: 15 }]);
  expect(report.totals).toEqual({ listed: 2, verified: 1, countries: [] });
});

test('what a family withdraws leaves past reports too, and what they never released was never in one', async () => {
  const athlete = await seedShown();
  await verify(athlete, 'academics', IN_PERIOD);
  await verify(athlete, 'season', IN_PERIOD, {}, athlete.seasonIds[0]);
  const unreleased = await seedAthlete(app.db);
  await verify(unreleased, 'academics', IN_PERIOD);
  const before = await makeAndRead();
  expect(before.verified.athletes.map(({ id }) => id)).toEqual([athlete.athleteId]);
  await app.db
    .updateTable('releases')
    .set({ status: 'withdrawn' })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  await refresh(athlete);
  const after = await read();
  expect(after.verified).toMatchObject({ count: 0, athletes: [] });
  expect(after.seasons).toEqual([]);
  expect(JSON.stringify(after)).not.toContain(athlete.athleteId);
});

test('a coach whom the family blocks, and one without a verified college, read less', async () => {
  const athlete = await seedShown({ audience: 'verified_colleges' });
  await verify(athlete, 'academics', IN_PERIOD);
  await makeDueReports(app.db, NOW);
  expect((await read()).verified.count).toBe(1);
  const unverified = await joinNewCoach(app);
  await subscribe(unverified);
  expect((await read(unverified)).verified.count).toBe(0);
  await app.db
    .insertInto('blocks')
    .values({ athlete_id: athlete.athleteId, coach_id: coach.coachId, decided_by: athlete.guardianUserId })
    .execute();
  expect((await read()).verified.count).toBe(0);
});

test('two servers make each report once, and what was missed is made later', async () => {
  const athlete = await seedShown();
  await verify(athlete, 'academics', IN_PERIOD);
  await Promise.all([makeDueReports(app.db, NOW), makeDueReports(app.db, NOW)]);
  await makeDueReports(app.db, NOW);
  const numbers = (
    await app.db.selectFrom('player_reports').select('number').orderBy('number').execute()
  ).map(({ number }) => number);
  expect(numbers.at(-1)).toBe(LAST);
  const made = (
    await sql<{ count: number }>`
    select count(*)::int as count from events where type = 'player_report.made'
      and chain in (select id from player_reports)`.execute(app.db)
  ).rows[0]?.count;
  expect(made, 'each is made once').toBe(numbers.length);
  const { count } = await app.db
    .selectFrom('player_report_entries')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
  await app.db.deleteFrom('player_reports').where('number', '=', LAST).execute();
  await makeDueReports(app.db, new Date(to.getTime() + 40 * 24 * 60 * 60_000));
  expect((await read()).verified.count).toBe(1);
});

test('a season is shown without the team while the name is kept back, as on the page', async () => {
  const athlete = await seedAthlete(app.db);
  await seedRelease(app.db, athlete, ['measurements']);
  await verify(athlete, 'season', IN_PERIOD, {}, athlete.seasonIds[0]);
  const report = await makeAndRead();
  expect(report.seasons).toMatchObject([{ athlete: { name: 'Nia B.' }, points: 15 }]);
  expect(JSON.stringify(report)).not.toMatch(/Bellweather|Kettlebrook|Northgate/u);
});

test('a check that is made again is nothing new', async () => {
  const athlete = await seedShown();
  await verify(athlete, 'academics', new Date('2026-01-20'));
  await verify(athlete, 'academics', IN_PERIOD);
  expect((await makeAndRead()).verified.count).toBe(0);
});

test('what is stored has no name in it', async () => {
  const athlete = await seedShown();
  await verify(athlete, 'measurements', IN_PERIOD, { height_cm: 198.5 });
  await makeDueReports(app.db, NOW);
  const { rows } = await sql<{ stored: string }>`
    select (select json_agg(r)::text from player_reports r) || (select json_agg(e)::text from player_report_entries e)
      as stored`.execute(app.db);
  expect(rows[0]?.stored).toContain(athlete.athleteId);
  expect(rows[0]?.stored).not.toMatch(/Bellweather|Kettlebrook|Northgate/u);
});

test('the file is a PDF and a look at everybody whom it names', async () => {
  const athlete = await seedShown();
  await verify(athlete, 'academics', IN_PERIOD);
  await makeDueReports(app.db, NOW);
  const { id } = await latest();
  const answer = await app.call<string>('POST', `/api/player-reports/${id}/pdf`, {
    token: coach.token,
    body: {},
  });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['cache-control']).toBe('no-store');
  const looks = [{ groups: ['identity', 'measurements'], athlete_ids: [athlete.athleteId] }];
  const downloaded = (await eventsOf(app.db, coach.userId)).findLast(
    ({ type }) => type === 'player_report.downloaded',
  );
  expect(downloaded?.data).toEqual({ report_id: id, number: LAST, looks });
  const views = await viewsOf(athlete);
  expect(views).toEqual([{ viewer_user_id: coach.userId, is_exported: false, report_form: 'file' }]);
});

test('reading is a look at everybody who is shown, once a day, and the file is another one', async () => {
  const athlete = await seedShown();
  await verify(athlete, 'season', IN_PERIOD, {}, athlete.seasonIds[0]);
  await makeAndRead();
  await read();
  expect(await viewsOf(athlete)).toMatchObject([{ report_form: 'page', is_exported: false }]);
  const { id } = await latest();
  for (let times = 0; times < 2; times += 1) {
    await app.call('POST', `/api/player-reports/${id}/pdf`, { token: coach.token, body: {} });
  }
  const inLog = (await eventsOf(app.db, athlete.athleteId)).filter(({ type }) => type.includes('report'));
  expect(inLog.map(({ type, data }) => ({ type, data }))).toEqual(
    ['athlete.report_read', 'athlete.report_downloaded'].map((type) => ({
      type,
      data: {
        institution_id: expect.any(String) as string,
        groups: ['identity', 'measurements'],
        number: LAST,
      },
    })),
  );
  const own = (await eventsOf(app.db, coach.userId)).filter(
    ({ type, data }) =>
      type.startsWith('player_report.') && (data as { report_id?: string }).report_id === id,
  );
  expect(own.map(({ type }) => type)).toEqual(['player_report.read', 'player_report.downloaded']);
});

test('without the plan there is the sample and nothing else, and with it until its end', async () => {
  const athlete = await seedShown();
  await verify(athlete, 'academics', IN_PERIOD);
  await makeDueReports(app.db, NOW);
  const { id } = await latest();
  const other = await joinCollegeCoach(app);
  const list = await app.call<PlayerReportList>('GET', '/api/player-reports', { token: other.token });
  expect(list.body).toEqual({
    plan_ends_at: null,
    reports: [],
    next_at: reportPeriod(LAST + 1).to.toISOString(),
  });
  for (const method of ['GET', 'POST'] as const) {
    const url = `/api/player-reports/${id}${method === 'POST' ? '/pdf' : ''}`;
    expect(problemOf(await app.call(method, url, { token: other.token })).code).toBe('not_found');
  }
  await subscribe(other, new Date(NOW.getTime() - 1));
  expect(problemOf(await app.call('GET', `/api/player-reports/${id}`, { token: other.token })).code).toBe(
    'not_found',
  );
  const sample = await app.call<PlayerReport>('GET', '/api/player-reports/sample', { token: other.token });
  expect(sample.body.id).toBeNull();
  expect(sample.body.verified.count).toBeGreaterThan(5);
  const file = await app.call('GET', '/api/player-reports/sample/pdf', { token: other.token });
  expect(file.headers['content-type']).toBe('application/pdf');
  expect((await read(await joinAdmin(app))).verified.count).toBe(1);
});

async function seedShown(
  release: Parameters<typeof seedRelease>[3] = { audience: 'everyone' },
): Promise<SeededAthlete> {
  const athlete = await seedAthlete(app.db);
  await seedRelease(app.db, athlete, ['identity', 'measurements', 'academics'], release);
  return athlete;
}

async function verify(
  athlete: SeededAthlete,
  group: 'measurements' | 'academics' | 'season',
  at: Date,
  values: object = {},
  seasonId?: string,
): Promise<void> {
  // The database's own clock runs later than that of the test.
  await app.db
    .updateTable('athletes')
    .set({ created_at: new Date('2026-01-10') })
    .where('id', '=', athlete.athleteId)
    .execute();
  await app.db
    .insertInto('verifications')
    .values({
      athlete_id: athlete.athleteId,
      fact_group: group,
      season_id: seasonId ?? null,
      status: 'verified',
      fact_values: JSON.stringify(values),
      decided_at: at,
      expires_at: FAR_AHEAD,
    })
    .execute();
  await refresh(athlete);
}

const viewsOf = ({ athleteId }: SeededAthlete) =>
  app.db
    .selectFrom('profile_views')
    .select(['viewer_user_id', 'is_exported', 'report_form'])
    .where('athlete_id', '=', athleteId)
    .execute();

const refresh = ({ athleteId }: { athleteId: string }) =>
  inTransaction(app.db, (trx) => refreshCards(trx, [athleteId], NOW));

async function subscribe({ userId }: SignedInCoach, endsAt: Date = FAR_AHEAD): Promise<void> {
  await app.db
    .insertInto('subscriptions')
    .values({
      owner_user_id: userId,
      plan: 'global_report',
      status: 'active',
      current_period_ends_at: endsAt,
    })
    .execute();
}

async function latest(): Promise<PlayerReportList['reports'][number]> {
  const { body } = await app.call<PlayerReportList>('GET', '/api/player-reports', { token: coach.token });
  const found = body.reports.find(({ number }) => number === LAST);
  if (!found) throw new Error('There is no report');
  return found;
}

async function read(reader: { token: string } = coach): Promise<PlayerReport> {
  const { id } = await latest();
  return (await app.call<PlayerReport>('GET', `/api/player-reports/${id}`, { token: reader.token })).body;
}

async function makeAndRead(): Promise<PlayerReport> {
  await makeDueReports(app.db, NOW);
  return read();
}
