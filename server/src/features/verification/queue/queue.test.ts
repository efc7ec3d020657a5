import { QUEUE_PAGE } from '@faircourt/contracts/verification';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedManyAthletes } from '../../../../test/records/seeded-athletes.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  idsOf,
  joinAdmin,
  joinDirector,
  seedAffiliation,
  seedItem,
  queueOf,
  step,
  verify,
} from '../../../../test/features/queue.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
});
afterAll(() => app.close());

const day = (n: number) => new Date(Date.UTC(2026, 0, n));

test('a director finds what waits in the countries of their regions and nothing else, oldest first', async () => {
  const director = await joinDirector(app, ['AR'], ['UY', 'AR']);
  const newer = await seedItem(app, { country: 'AR', createdAt: day(4) });
  const older = await seedItem(app, { country: 'UY', factGroup: 'academics', createdAt: day(3) });
  const oldest = await seedItem(app, { country: 'AR', factGroup: 'season', createdAt: day(2) });
  const coach = await seedAffiliation(app, { country: 'UY' });
  await seedItem(app, { country: 'CL' });
  await seedItem(app, { country: 'AR', status: 'rejected' });

  const queue = await queueOf(app, director);
  expect(queue.items.map(({ id }) => id)).toEqual([coach.id, oldest.id, older.id, newer.id]);
  expect(queue.countries).toEqual(['AR', 'UY']);
  expect(queue.next).toBeNull();
  expect(queue.items[0]).toMatchObject({
    fact_group: 'institution',
    name: 'Dana Whitfield',
    institution_name: expect.stringContaining('Prairie State'),
    country_code: 'UY',
    claimed_by: null,
    can_undo_until: null,
  });
  expect(queue.items[1]).toMatchObject({ name: 'Nia B.', season_label: '2025-26' });
  const elsewhere = await joinDirector(app, ['FR']);
  expect((await queueOf(app, elsewhere)).items).toEqual([]);
});

test('filters choose a fact group, a country and what nobody works on', async () => {
  const director = await joinDirector(app, ['SE', 'NO']);
  const swede = await seedItem(app, { country: 'SE', createdAt: day(1) });
  const grades = await seedItem(app, { country: 'SE', factGroup: 'academics', createdAt: day(2) });
  const claimed = await seedItem(app, { country: 'NO', createdAt: day(3) });
  await step(app, director, claimed.id, 'claim');
  const lapsed = await seedItem(app, { country: 'NO', createdAt: day(4) });
  await app.db
    .updateTable('verifications')
    .set({ claimed_by: director.userId, claimed_at: new Date(NOW.getTime() - 4 * 60 * 60 * 1000) })
    .where('id', '=', lapsed.id)
    .execute();

  expect(await idsOf(app, director, '?fact_group=academics')).toEqual([grades.id]);
  expect(await idsOf(app, director, '?country_code=NO')).toEqual([claimed.id, lapsed.id]);
  expect(await idsOf(app, director, '?country_code=DK')).toEqual([]);
  expect(await idsOf(app, director, '?unclaimed=true')).toEqual([swede.id, grades.id, lapsed.id]);
  expect(await idsOf(app, director, '?part=mine')).toEqual([claimed.id]);
  expect(await idsOf(app, director, '?part=mine&country_code=SE')).toEqual([]);
  const [, , shown] = (await queueOf(app, director)).items;
  expect(shown?.claimed_by).toEqual({
    name: 'Director Okafor',
    is_you: true,
    until: '2026-03-02T16:00:00.000Z',
  });
});

test('each part that waits says how many it holds under the same filters, with the first page only', async () => {
  const director = await joinDirector(app, ['IS', 'GL']);
  const mine = await seedItem(app, { country: 'IS', createdAt: day(1) });
  await step(app, director, mine.id, 'claim');
  await seedItem(app, { country: 'IS', factGroup: 'academics', createdAt: day(2) });
  await seedItem(app, { country: 'GL', status: 'more_asked' });
  await seedItem(app, { country: 'GL', status: 'rejected' });
  await seedItem(app, { country: 'AX' });

  expect((await queueOf(app, director)).counts).toEqual({ open: 2, mine: 1, waiting: 1 });
  expect((await queueOf(app, director, '?part=decided')).counts).toEqual({ open: 2, mine: 1, waiting: 1 });
  const academics = await queueOf(app, director, '?fact_group=academics');
  expect(academics.counts).toEqual({ open: 1, mine: 0, waiting: 0 });
  expect((await queueOf(app, director, '?country_code=GL')).counts).toEqual({ open: 0, mine: 0, waiting: 1 });
  expect((await queueOf(app, director, '?unclaimed=true')).counts?.open).toBe(1);
});

test('pages follow one another without a gap or a repetition, also within one microsecond', async () => {
  const director = await joinDirector(app, ['KE', 'TZ']);
  const athletes = await seedManyAthletes(app.db, QUEUE_PAGE + 7);
  await sql`
    update athletes set country_code = case when asked.n % 3 = 0 then 'TZ' else 'KE' end
    from unnest(${athletes}::uuid[]) with ordinality as asked (id, n) where athletes.id = asked.id`.execute(
    app.db,
  );
  await sql`
    insert into verifications (athlete_id, fact_group, created_at)
    select id, case when n % 2 = 0 then 'school' else 'measurements' end::fact_group,
      timestamptz '2026-01-05 10:00:00.123450Z' + least(n % 10, 3) * interval '1 microsecond'
    from unnest(${athletes}::uuid[]) with ordinality as asked (id, n)`.execute(app.db);
  const first = await queueOf(app, director);
  const second = await queueOf(app, director, `?after=${first.next}`);
  const seen = [...first.items, ...second.items].map(({ id }) => id);
  expect(first.items).toHaveLength(QUEUE_PAGE);
  expect(second).toMatchObject({ next: null });
  const { rows } = await sql<{ id: string }>`
    select id from verifications where country_code in ('KE', 'TZ') order by created_at, id`.execute(app.db);
  expect(seen).toEqual(rows.map(({ id }) => id));
});

test('a cursor of another part, or a made-up one, is refused like any other wrong field', async () => {
  const director = await joinDirector(app, ['KE', 'TZ']);
  const { next } = await queueOf(app, director);
  expect(next).not.toBeNull();
  for (const query of [`part=waiting&after=${next}`, 'after=nonsense']) {
    const answer = await app.call('GET', `/api/verifications?${query}`, { token: director.token });
    expect(problemOf(answer)).toMatchObject({ status: 422, errors: [{ field: 'after' }] });
  }
});

test('an athlete who moves is in the queue of the new country, and no longer in that of the old', async () => {
  const [old, next] = [await joinDirector(app, ['PE']), await joinDirector(app, ['BO'])];
  const { id, athlete } = await seedItem(app, { country: 'PE' });
  await step(app, old, id, 'claim');
  expect(await idsOf(app, old)).toEqual([id]);

  await app.db
    .updateTable('athletes')
    .set({ country_code: 'BO' })
    .where('id', '=', athlete.athleteId)
    .execute();
  expect(await idsOf(app, old)).toEqual([]);
  expect(await idsOf(app, old, '?part=mine')).toEqual([]);
  expect((await step(app, old, id, 'release')).status).toBe(404);
  const [moved] = (await queueOf(app, next)).items;
  expect(moved).toMatchObject({ id, country_code: 'BO', claimed_by: null });
});

test('nobody is offered an athlete they are linked to, invited, or have said to have coached', async () => {
  const director = await joinDirector(app, ['GR']);
  const linked = await seedItem(app, { country: 'GR' });
  await app.db
    .insertInto('guardian_links')
    .values({
      athlete_id: linked.athlete.athleteId,
      guardian_user_id: director.userId,
      status: 'ended',
      activated_at: new Date(0),
      ended_at: new Date(1),
    })
    .execute();
  const invited = await seedItem(app, { country: 'GR' });
  const { id: invitation } = await app.db
    .insertInto('invitations')
    .values({ code: 'GREEKCODE', kind: 'single', max_uses: 1, issued_by: director.userId, expires_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('invitation_redemptions')
    .values({ invitation_id: invitation, user_id: invited.athlete.userId })
    .execute();
  const coached = await seedItem(app, { country: 'GR' });
  const alsoCoached = await seedItem(app, { athlete: coached.athlete, factGroup: 'school' });
  const free = await seedItem(app, { country: 'GR' });
  expect(await idsOf(app, director)).toEqual([coached.id, alsoCoached.id, free.id]);

  await step(app, director, alsoCoached.id, 'claim');
  expect((await step(app, director, coached.id, 'conflict')).status).toBe(204);
  expect(await idsOf(app, director)).toEqual([free.id]);
  expect(await idsOf(app, director, '?part=mine')).toEqual([]);
  for (const { id } of [linked, invited, coached, alsoCoached]) {
    expect((await step(app, director, id, 'claim')).status).toBe(404);
  }
  const colleague = await joinDirector(app, ['GR']);
  const seen = await queueOf(app, colleague);
  expect(seen.items.map(({ id }) => id)).toContain(coached.id);
  expect(seen.items.every(({ claimed_by }) => claimed_by === null)).toBe(true);
});

test('a director who coaches is not offered the colleagues of the same institution', async () => {
  const director = await joinDirector(app, ['IE']);
  const { institutionId } = await seedAffiliation(app, { country: 'IE' });
  expect(await idsOf(app, director)).toHaveLength(1);
  await app.db
    .insertInto('coaches')
    .values({ user_id: director.userId, institution_id: institutionId })
    .execute();
  expect(await idsOf(app, director)).toEqual([]);
});

test('what waits for a family, and what one has decided oneself, are parts of their own', async () => {
  const director = await joinDirector(app, ['PT']);
  const asked = await seedItem(app, { country: 'PT', status: 'more_asked', createdAt: day(2) });
  const offered = await seedItem(app, { country: 'PT', status: 'offered', createdAt: day(1) });
  const first = await seedItem(app, { country: 'PT', factGroup: 'school' });
  const second = await seedItem(app, { country: 'PT', factGroup: 'academics' });
  for (const { id } of [first, second]) expect((await verify(app, director, id)).status).toBe(200);

  expect(await idsOf(app, director)).toEqual([]);
  expect(await idsOf(app, director, '?part=waiting')).toEqual([offered.id, asked.id]);
  expect(await idsOf(app, director, '?part=waiting&fact_group=school')).toEqual([]);
  expect(await idsOf(app, director, '?part=decided')).toEqual([second.id, first.id]);
  expect(await idsOf(app, director, '?part=decided&fact_group=school')).toEqual([first.id]);
  const [last] = (await queueOf(app, director, '?part=decided')).items;
  expect(last).toMatchObject({ status: 'verified', can_undo_until: '2026-03-02T12:05:00.000Z' });
  const colleague = await joinDirector(app, ['PT']);
  expect(await idsOf(app, colleague, '?part=decided')).toEqual([]);
});

test('an admin watches over all countries, and works on nothing', async () => {
  const admin = await joinAdmin(app);
  const { id } = await seedItem(app, { country: 'NZ' });
  const waiting = await seedItem(app, { country: 'FJ', status: 'more_asked' });
  const queue = await queueOf(app, admin, '?country_code=NZ');
  expect(queue.items.map((item) => item.id)).toEqual([id]);
  expect(queue.countries).toEqual(expect.arrayContaining(['FJ', 'NZ']));
  expect(await idsOf(app, admin, '?part=waiting&country_code=FJ')).toEqual([waiting.id]);
  expect((await step(app, admin, id, 'claim')).status).toBe(403);
});

test('a pending director, a director without a region and everybody else have no queue', async () => {
  const pending = await joinDirector(app, ['NZ']);
  await app.db.updateTable('users').set({ status: 'pending' }).where('id', '=', pending.userId).execute();
  expect((await app.call('GET', '/api/verifications', { token: pending.token })).status).toBe(403);
  expect((await queueOf(app, await joinDirector(app))).items).toEqual([]);
});

test('a suspended director is refused with the next request', async () => {
  const director = await joinDirector(app, ['NZ']);
  expect((await queueOf(app, director)).items).not.toEqual([]);
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', director.userId).execute();
  const answer = await app.call('GET', '/api/verifications', { token: director.token });
  expect(problemOf(answer).code).toBe('account_suspended');
});

test('an unknown filter or a wrong one is refused', async () => {
  const director = await joinDirector(app, ['NZ']);
  for (const query of ['part=all', 'country_code=ZZ', 'fact_group=shoes', 'sort=name']) {
    const answer = await app.call('GET', `/api/verifications?${query}`, { token: director.token });
    expect(answer.status).toBe(422);
  }
});
