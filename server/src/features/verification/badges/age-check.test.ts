/** A director's check of a doubted age: a document that proved a birthdate does not get old. */
import { DAY_MS } from '@faircourt/contracts/time';
import { regionInputSchema } from '@faircourt/contracts/regions';
import type { AthleteVerifications } from '@faircourt/contracts/verification';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { athleteIdOf } from '../../../../test/records/athlete-records.ts';
import { pdf } from '../../../../test/records/sample-files.ts';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { isAdult } from '../../../access/rules/age.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { processBirthdays } from '../../releases/coming-of-age/coming-of-age.service.ts';
import { processExpiry } from '../expiry/expiry.service.ts';
import { joinDirector, judge, open, type Director } from '../../../../test/features/queue.ts';
import { forget } from '../../../../test/features/retention.ts';
import { dropBadge } from './verification.service.ts';

const GROWN_UP = { birthdate: '2000-05-05', grad_year: 2030 };
const YEARS_LATER = new Date('2056-11-16T12:00:00.000Z');

let app: TestApp;
let director: Director;
let athlete: Joined;
let athleteId: string;
let checkId: string;
beforeAll(async () => {
  app = await startTestApp();
  director = await joinDirector(app, ['US']);
});
afterAll(() => app.close());
beforeEach(async () => {
  athlete = await app.join('athlete');
  await save(GROWN_UP);
  athleteId = await athleteIdOf(app.db, athlete.userId);
  const asked = await app.call<AthleteVerifications>('POST', `/api/athletes/${athleteId}/verifications`, {
    token: athlete.token,
    body: { fact_group: 'age', statement: { note: 'My passport is attached.' } },
  });
  checkId = asked.body.facts.find(({ fact_group }) => fact_group === 'age')?.question?.id ?? '';
  await app.runtime.server.inject({
    method: 'POST',
    url: `/api/verifications/${checkId}/files?name=passport.pdf`,
    headers: { authorization: `Bearer ${athlete.token}`, 'content-type': 'application/octet-stream' },
    payload: pdf('A passport'),
  });
  await judge(app, director, checkId, { decision: 'verify', method: 'Passport, seen' });
});

const save = (body: object) => app.call('PUT', '/api/profile', { token: athlete.token, body });
async function countsAsAdult(at: Date): Promise<boolean> {
  const facts = await loadAthleteFacts(app.db, athleteId);
  return facts !== null && isAdult(facts, at);
}

test('the director reads what speaks against the birthdate', async () => {
  const { body } = await open(app, director, checkId);
  expect(body).toMatchObject({ fact_group: 'age', age_doubts: ['grad_year'] });
});

test('no region sets an end to it', () => {
  const region = { name: 'Andes', countries: ['PE'], validity: { age: 12 } };
  expect(regionInputSchema.safeParse(region).success).toBe(false);
});

test('it still makes an adult, and keeps what they decided, thirty years later', async () => {
  const body = { field_group: 'identity', audience: 'everyone', is_on: true };
  await app.call('PUT', `/api/family/${athleteId}/releases`, { token: athlete.token, body });
  const deps = { db: app.db, jobs: app.runtime.jobs, baseUrl: 'http://localhost' };
  await processExpiry(deps, YEARS_LATER);
  await processBirthdays(deps, YEARS_LATER);
  expect(await countsAsAdult(YEARS_LATER)).toBe(true);
  expect((await loadAthleteFacts(app.db, athleteId))?.releases).toHaveLength(1);
});

test('it ends when the birthdate becomes another one', async () => {
  expect(await countsAsAdult(new Date())).toBe(true);
  await inTransaction(app.db, async (trx) => {
    await trx.updateTable('athletes').set({ birthdate: '2000-05-06' }).where('id', '=', athleteId).execute();
    await dropBadge(trx, { athleteId, factGroup: 'age' }, { userId: null, role: 'system' });
  });
  expect(await countsAsAdult(new Date())).toBe(false);
});

test('what was shown for it is deleted thirty days after the decision, and the check stays', async () => {
  const kept = async () => {
    const files = await app.db
      .selectFrom('evidence_files')
      .select('id')
      .where('verification_id', '=', checkId)
      .execute();
    const { evidence } = await app.db
      .selectFrom('verifications')
      .select('evidence')
      .where('id', '=', checkId)
      .executeTakeFirstOrThrow();
    return { files: files.length, evidence };
  };
  const daysLater = (days: number) => new Date(Date.now() + days * DAY_MS);
  await forget(app.db, 'personal_evidence', daysLater(29));
  expect(await kept()).toMatchObject({ files: 1, evidence: [{ note: 'My passport is attached.' }] });
  await forget(app.db, 'personal_evidence', daysLater(31));
  expect(await kept()).toEqual({ files: 0, evidence: [] });
  expect(await countsAsAdult(new Date())).toBe(true);
});
