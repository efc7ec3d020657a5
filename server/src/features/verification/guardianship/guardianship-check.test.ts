/** Guardianship in the queue: who decides it, who reads what was shown, and what becomes of it. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { VerificationItem } from '@faircourt/contracts/verification';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { joinFamily, joinGuardian, type Family } from '../../../../test/records/conversations.ts';
import { pdf } from '../../../../test/records/sample-files.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { askCheck, cardOf, proveMailbox, state } from '../../../../test/features/guardianship.ts';
import { processExpiry } from '../expiry/expiry.service.ts';
import { joinAdmin, joinDirector, type Director } from '../../../../test/features/queue.ts';
import { forget } from '../../../../test/features/retention.ts';
import { notifyOfDecision } from '../queue/decision.notices.ts';

let moment = new Date('2026-11-15T12:00:00.000Z');
let app: TestApp;
let director: Director;
let family: Family;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => moment } });
  director = await joinDirector(app, ['US']);
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = new Date('2026-11-15T12:00:00.000Z');
  family = await joinFamily(app);
  await app.db.deleteFrom('guardian_links').where('athlete_id', '=', family.athlete.athleteId).execute();
  family.guardian = await joinGuardian(app, family.athlete.athleteId, 'Rosa Bellweather', 'linked');
  await proveMailbox(app, family.guardian);
  await state(app, family.guardian, family.athlete);
});

async function ask(): Promise<string> {
  const { body } = await askCheck(app, family.guardian, family.athlete);
  if (!body.question) throw new Error('Nothing was asked');
  return body.question.id;
}

function read(reader: { token: string }, id: string) {
  return app.call<VerificationItem>('GET', `/api/verifications/${id}`, { token: reader.token });
}

async function decide(by: { token: string }, id: string, decision: object) {
  const claimed = await app.call<VerificationItem>('POST', `/api/verifications/${id}/claim`, {
    token: by.token,
  });
  return app.call<VerificationItem>('POST', `/api/verifications/${id}/decide`, {
    token: by.token,
    body: { values_hash: claimed.body.values_hash, ...decision },
  });
}

const VERIFY = { decision: 'verify', method: 'Birth certificate, and a video call on November 15' };

function upload(id: string) {
  return app.runtime.server.inject({
    method: 'POST',
    url: `/api/verifications/${id}/files?name=birth.pdf`,
    headers: {
      authorization: `Bearer ${family.guardian.token}`,
      'content-type': 'application/octet-stream',
    },
    payload: pdf('A birth certificate'),
  });
}

test('a director finds it in the queue with what was stated and the notes, and verifies it for 24 months', async () => {
  const id = await ask();
  const { body } = await read(director, id);
  expect(body).toMatchObject({
    fact_group: 'guardianship',
    guardian_name: 'Rosa Bellweather',
    claimed_values: { full_name: 'Rosa Bellweather', relationship: 'mother', evidence: 'document' },
    valid_months: 24,
    can_offer_values: false,
  });
  expect(body.guardian?.signals).toContain('joined_together');
  expect((await decide(director, id, VERIFY)).body.status).toBe('verified');
  expect((await cardOf(app, family.guardian, family.athlete)).guardianship).toMatchObject({
    level: 'verified',
    next_step: null,
    verified_until: '2028-11-15',
  });
  const undone = await app.call('POST', `/api/verifications/${id}/undo`, { token: director.token });
  expect(undone.status).toBe(200);
  expect((await cardOf(app, family.guardian, family.athlete)).guardianship?.level).toBe('confirmed');
});

test('the guardian alone hears of it, answers what is missing, and nobody else in the family reads the papers', async () => {
  const id = await ask();
  expect((await upload(id)).statusCode).toBe(201);
  const { body } = await read(director, id);
  const [file] = body.files;
  const get = async (person: { token: string }) => {
    const { status } = await app.call('GET', `/api/evidence-files/${file?.id}`, { token: person.token });
    return status;
  };
  const other = await joinGuardian(app, family.athlete.athleteId, 'Otis Bellweather');
  expect(await get(family.guardian)).toBe(200);
  expect(await get(director)).toBe(200);
  for (const person of [family.athlete, other]) expect(await get(person)).toBe(404);

  await decide(director, id, { decision: 'ask_more', reason: 'The page is cut off.' });
  const told = { verificationId: id, decidedAt: moment.toISOString(), decision: 'more_asked' as const };
  await notifyOfDecision({ db: app.db, jobs: app.runtime.jobs, baseUrl: 'http://localhost' }, told);
  const kinds = async (userId: string) =>
    (await app.db.selectFrom('notifications').select('kind').where('user_id', '=', userId).execute()).map(
      ({ kind }) => kind,
    );
  expect(await kinds(family.guardian.userId)).toContain('guardianship_decided');
  expect(await kinds(family.athlete.userId)).not.toContain('guardianship_decided');
  expect((await cardOf(app, family.guardian, family.athlete)).guardianship).toMatchObject({
    next_step: 'answer',
    question: { reason: 'The page is cut off.' },
  });
  const answer = await app.call('POST', `/api/verifications/${id}/statements`, {
    token: family.guardian.token,
    body: { note: 'Here is the whole page.' },
  });
  expect(answer.status).toBeLessThan(300);
  expect((await cardOf(app, family.guardian, family.athlete)).guardianship?.next_step).toBe('wait');
  const log = JSON.stringify(await eventsOf(app.db, family.athlete.athleteId));
  expect(log).not.toMatch(/Bellweather|1980|cut off/);
});

test('an admin decides it too; a director elsewhere or with an interest does not find it', async () => {
  const elsewhere = await joinDirector(app, ['FR']);
  const interested = await joinDirector(app, ['US']);
  await app.db
    .updateTable('auth_users')
    .set({ email: family.guardian.email.replace('@', '+director@'), email_verified: true })
    .where('id', '=', (eb) =>
      eb.selectFrom('users').select('auth_id').where('users.id', '=', interested.userId),
    )
    .execute();
  await app.db.deleteFrom('director_regions').where('director_user_id', '=', interested.userId).execute();
  const id = await ask();
  const { region_id } = await app.db
    .selectFrom('director_regions')
    .select('region_id')
    .where('director_user_id', '=', director.userId)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('director_regions')
    .values({ director_user_id: interested.userId, region_id })
    .execute();
  for (const reader of [elsewhere, interested, family.athlete]) {
    expect((await read(reader, id)).status).toBeGreaterThanOrEqual(403);
  }
  const admin = await joinAdmin(app);
  // Another account with this guardian's mailbox is a director of this country: nobody may verify, not even an admin.
  const refused = await decide(admin, id, VERIFY);
  expect(problemOf(refused).code).toBe('guardian_conflict');
  await app.db.deleteFrom('director_regions').where('director_user_id', '=', interested.userId).execute();
  expect((await decide(admin, id, VERIFY)).body.status).toBe('verified');
});

test('what was shown is deleted thirty days after the decision, and the decision stays', async () => {
  const id = await ask();
  await upload(id);
  await decide(director, id, VERIFY);
  await forget(app.db, 'personal_evidence', new Date(moment.getTime() + 29 * DAY_MS));
  const files = () =>
    app.db.selectFrom('evidence_files').select('id').where('verification_id', '=', id).execute();
  expect(await files()).toHaveLength(1);
  await forget(app.db, 'personal_evidence', new Date(moment.getTime() + 30 * DAY_MS));
  expect(await files()).toEqual([]);
  const { body } = await read(director, id);
  expect(body).toMatchObject({ status: 'verified', statements: [], files: [] });
  const unused = await app.db.selectFrom('unused_files').select('storage_key').execute();
  expect(unused.length).toBeGreaterThan(0);
});

test('before it ends the guardian is asked to renew, once, and the athlete is not', async () => {
  const id = await ask();
  await decide(director, id, VERIFY);
  moment = new Date('2028-10-20T12:00:00.000Z');
  const deps = { db: app.db, jobs: app.runtime.jobs, baseUrl: 'http://localhost' };
  // By then the athlete of this family would be an adult, and nobody needs a guardian.
  await app.db
    .updateTable('athletes')
    .set({ birthdate: '2014-06-01' })
    .where('id', '=', family.athlete.athleteId)
    .execute();
  await processExpiry(deps, moment);
  await processExpiry(deps, moment);
  const notices = await app.db
    .selectFrom('notifications')
    .select(['user_id', 'kind', 'data'])
    .where('kind', '=', 'guardianship_expiring')
    .execute();
  expect(notices).toEqual([
    {
      user_id: family.guardian.userId,
      kind: 'guardianship_expiring',
      data: { athlete_name: 'Nia Bellweather', on: '2028-11-15' },
    },
  ]);
  expect((await cardOf(app, family.guardian, family.athlete)).guardianship?.next_step).toBe('renew');
  expect((await askCheck(app, family.guardian, family.athlete)).status).toBe(201);
});
