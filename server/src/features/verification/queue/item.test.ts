import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { seedBadge } from '../../../../test/records/seeded-athletes.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  joinAdmin,
  joinDirector,
  judge,
  open,
  seedAffiliation,
  seedItem,
  seedRegion,
  step,
  type Director,
} from '../../../../test/features/queue.ts';

const START = new Date('2026-03-02T23:00:00Z').getTime();
const HOUR_MS = 60 * 60 * 1000;
let moment = START;
let app: TestApp;
let director: Director;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
  director = await joinDirector(app, ['US']);
});
afterAll(() => app.close());
beforeEach(() => {
  moment = START;
});

const looksAt = async (athleteId: string) =>
  (await eventsOf(app.db, athleteId)).filter(({ type }) => type === 'verification.opened');

test('an item shows what is claimed beside the evidence and what was verified before', async () => {
  const { id, athlete } = await seedItem(app, { factGroup: 'academics' });
  await seedBadge(app.db, athlete, 'academics', {
    directorUserId: director.userId,
    expiresAt: new Date(START),
  });
  const statement = {
    method: 'School report',
    place: null,
    on: '2026-01-10',
    link: 'https://school.example/report',
    note: null,
    given_at: '2026-01-10T10:00:00.000Z',
  };
  await app.db
    .updateTable('verifications')
    .set({ evidence: JSON.stringify([statement, { method: 'from another age' }]) })
    .where('id', '=', id)
    .execute();
  const { id: file } = await app.db
    .insertInto('evidence_files')
    .values({
      verification_id: id,
      name: 'report.pdf',
      storage_key: 'evidence/report',
      content_type: 'application/pdf',
      bytes: 9,
      sha256: Buffer.alloc(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const { status, body } = await open(app, director, id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    fact_group: 'academics',
    athlete: {
      id: athlete.athleteId,
      name: 'Nia Rose Bellweather',
      grad_year: 2028,
      school_name: 'Northgate High',
    },
    institution: null,
    coach: null,
    claimed_values: { gpa: 3.71, sat: 1310, act: null, core_courses: [{ title: 'Algebra II', grade: 'A-' }] },
    statements: [statement],
    files: [{ id: file, name: 'report.pdf', url: `/api/evidence-files/${file}` }],
    transcript: { url: 'https://school.example/transcript.pdf', file_url: null },
    earlier: [
      {
        outcome: 'verified',
        decided_on: '2026-02-01',
        expires_on: '2026-03-02',
        method: 'Seen in person',
        reason: null,
        director_name: 'Director Okafor',
        is_in_effect: false,
      },
    ],
    offered_values: null,
    valid_months: 12,
    can_claim: true,
    can_decide: false,
    can_offer_values: false,
  });
  expect(body.values_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(body.file_key).not.toBe('');
  expect(JSON.stringify(body)).not.toContain(athlete.userId);
});

test('what a director rejected before is shown to the next, with the reason', async () => {
  const colleague = await joinDirector(app, ['US']);
  const { id: before, athlete } = await seedItem(app);
  const reason = 'The protocol was drawn by hand.';
  await judge(app, director, before, { decision: 'reject', reason });
  await app.db.updateTable('athletes').set({ height_cm: 201 }).where('id', '=', athlete.athleteId).execute();
  const { id } = await seedItem(app, { athlete });
  await seedItem(app, { athlete, factGroup: 'school', status: 'rejected' });
  expect((await open(app, colleague, id)).body.earlier).toEqual([
    {
      outcome: 'rejected',
      decided_on: '2026-03-02',
      expires_on: null,
      method: null,
      reason,
      director_name: 'Director Okafor',
      values: { height_cm: 198.5, weight_kg: 91.5, wingspan_cm: 204, vertical_cm: 66 },
      is_in_effect: false,
    },
  ]);
});

test('who decides is told in which language the words are read; who only looks is not', async () => {
  const { id, athlete } = await seedItem(app, { birthdate: '2000-06-01' });
  await app.db.updateTable('users').set({ locale: 'es' }).where('id', '=', athlete.userId).execute();
  expect((await open(app, director, id)).body.reader_locales).toEqual([]);
  const claimed = await step(app, director, id, 'claim');
  expect(claimed.body.reader_locales).toEqual(['es']);
});

test('asking again and again does not push a badge out of sight', async () => {
  const { id, athlete } = await seedItem(app);
  await seedBadge(app.db, athlete, 'measurements', { directorUserId: director.userId });
  for (const day of [1, 2, 3, 4, 5, 6]) {
    const rejected = await seedItem(app, { athlete, status: 'rejected' });
    await app.db
      .updateTable('verifications')
      .set({ decided_at: new Date(START - day * 24 * HOUR_MS), reason: `No ${day}` })
      .where('id', '=', rejected.id)
      .execute();
  }
  const { earlier } = (await open(app, director, id)).body;
  expect(earlier.flatMap(({ reason }) => reason ?? [])).toEqual(['No 1', 'No 2', 'No 3', 'No 4', 'No 5']);
  expect(earlier.filter(({ outcome }) => outcome === 'verified')).toHaveLength(1);
});

test('the values are those of the record now, not those of when it was asked', async () => {
  const { id, athlete } = await seedItem(app);
  const before = (await open(app, director, id)).body;
  await app.db.updateTable('athletes').set({ height_cm: 201 }).where('id', '=', athlete.athleteId).execute();
  const after = (await open(app, director, id)).body;
  expect(before.claimed_values).toMatchObject({ height_cm: 198.5 });
  expect(after.claimed_values).toMatchObject({ height_cm: 201 });
  expect(after.values_hash).not.toBe(before.values_hash);
  expect(after.transcript).toBeNull();
});

test('a coach’s item shows the institution, how the address was checked and who is verified there', async () => {
  const { id, coachId, institutionId } = await seedAffiliation(app);
  const { body } = await open(app, director, id);
  expect(body).toMatchObject({
    athlete: null,
    institution: {
      id: institutionId,
      website: 'https://prairie.example',
      email_domain: 'prairie.example',
      status: 'unverified',
      verified_coaches: 0,
    },
    coach: {
      id: coachId,
      name: 'Dana Whitfield',
      title: 'Head coach',
      work_email: 'dana@prairie.example',
      is_email_proven: true,
      domain_match: 'same',
    },
    claimed_values: { title: 'Head coach', domain_match: 'same' },
    valid_months: 24,
    can_offer_values: false,
  });
});

test('a look at a minor’s record is logged once per person, item and day', async () => {
  const { id, athlete } = await seedItem(app);
  const colleague = await joinDirector(app, ['US']);
  await Promise.all([open(app, director, id), open(app, director, id), open(app, director, id)]);
  expect(await looksAt(athlete.athleteId)).toHaveLength(1);
  await open(app, colleague, id);
  const other = await seedItem(app, { athlete, factGroup: 'school' });
  await open(app, director, other.id);
  expect(await looksAt(athlete.athleteId)).toHaveLength(3);
  moment = START + HOUR_MS;
  await open(app, director, id);
  await open(app, director, id);
  const looks = await looksAt(athlete.athleteId);
  expect(looks).toHaveLength(4);
  expect(looks.at(-1)).toMatchObject({
    actor_role: 'regional_director',
    data: { verification_id: id, fact_group: 'measurements', on: '2026-03-03' },
  });
});

test('claiming from the list shows the item as well, so it is a look', async () => {
  const { id, athlete } = await seedItem(app);
  await step(app, director, id, 'claim');
  expect(await looksAt(athlete.athleteId)).toHaveLength(1);
});

test('an admin reads without judging, and is logged too; an adult’s record leaves no entry', async () => {
  const admin = await joinAdmin(app);
  const { id, athlete } = await seedItem(app);
  expect((await open(app, admin, id)).body).toMatchObject({ can_claim: false, can_decide: false });
  expect(await looksAt(athlete.athleteId)).toMatchObject([{ actor_role: 'admin' }]);
  const adult = await seedItem(app, { birthdate: '2000-01-01' });
  await open(app, director, adult.id);
  expect(await looksAt(adult.athlete.athleteId)).toEqual([]);
});

test('a refused look leaves no entry', async () => {
  const elsewhere = await joinDirector(app, ['FR']);
  const { id, athlete } = await seedItem(app);
  expect((await open(app, elsewhere, id)).status).toBe(404);
  expect(await looksAt(athlete.athleteId)).toEqual([]);
});

test('where regions overlap the shortest time counts; regions without that country do not', async () => {
  const busy = await joinDirector(app);
  await seedRegion(app, busy.userId, ['MX', 'US'], { measurements: 9 });
  await seedRegion(app, busy.userId, ['MX'], { measurements: 4, academics: 8 });
  await seedRegion(app, busy.userId, ['CA'], { measurements: 1 });
  await seedRegion(app, (await joinDirector(app)).userId, ['MX'], { measurements: 2 });
  const monthsOf = async (options: Parameters<typeof seedItem>[1]) =>
    (await open(app, busy, (await seedItem(app, options)).id)).body.valid_months;
  expect(await monthsOf({ country: 'MX' })).toBe(4);
  expect(await monthsOf({ country: 'US' })).toBe(9);
  expect(await monthsOf({ country: 'US', factGroup: 'academics' })).toBe(12);
  expect(await monthsOf({ country: 'CA' })).toBe(1);
});
