import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { suspendAccount, reinstateAccount } from '../accounts/suspension.service.ts';
import { askToTalk, joinAskedFamily } from '../../../test/features/requests.ts';
import { seedPlan } from '../../../test/records/seeded-athletes.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { recomputeAffiliation } from './affiliation-outcome.service.ts';
import {
  columnsOf,
  decide,
  joinWaitingCoach,
  nameAt,
  seedInstitution,
  type NewCoach,
} from '../../../test/features/affiliation.ts';

const NOW = new Date();
const LATER = new Date(NOW.getTime() + 60_000);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const settle = (institutionId: string, coachId: string | null, now: Date) =>
  inTransaction(app.db, (trx) => recomputeAffiliation(trx, { institutionId, coachId, now }));

async function join(institutionId: string): Promise<NewCoach> {
  return joinWaitingCoach(app, institutionId, NOW);
}

test('a check ends at its moment: the coach is no longer verified, nor is the institution when nobody else vouches for it', async () => {
  const institutionId = await seedInstitution(app);
  const coach = await join(institutionId);
  await decide(app, coach, 'verified', { now: NOW, expiresAt: LATER });
  await settle(institutionId, coach.coachId, new Date(LATER.getTime() - 1));
  expect(await columnsOf(app, coach)).toEqual({ coach: 'verified', institution: 'verified' });
  expect(await settle(institutionId, coach.coachId, LATER)).toEqual({
    coachStatus: 'unverified',
    institutionStatus: 'unverified',
  });
  expect(await columnsOf(app, coach)).toEqual({ coach: 'unverified', institution: 'unverified' });
});

test('a check of the institution alone keeps it verified, and makes nobody its coach', async () => {
  const institutionId = await seedInstitution(app);
  const coach = await join(institutionId);
  await app.db
    .insertInto('verifications')
    .values({
      fact_group: 'institution',
      institution_id: institutionId,
      status: 'verified',
      decided_at: NOW,
      expires_at: new Date('2100-01-01'),
    })
    .execute();
  await settle(institutionId, coach.coachId, NOW);
  expect(await columnsOf(app, coach)).toEqual({ coach: 'unverified', institution: 'verified' });
});

test('a decision that is taken back leaves nothing', async () => {
  const institutionId = await seedInstitution(app);
  const coach = await join(institutionId);
  await decide(app, coach, 'verified', { now: NOW });
  await decide(app, coach, 'open', { now: NOW });
  expect(await columnsOf(app, coach)).toEqual({ coach: 'unverified', institution: 'unverified' });
});

test('a no to an impostor is no word against an institution that somebody else has proposed', async () => {
  const proposer = await join(await seedInstitution(app));
  const institutionId = await seedInstitution(app, { proposedBy: proposer.userId });
  const impostor = await join(institutionId);
  await decide(app, impostor, 'rejected', { now: NOW });
  expect(await columnsOf(app, impostor)).toEqual({ coach: 'rejected', institution: 'unverified' });
});

test('one that was refused for itself stays so until somebody is verified there', async () => {
  const institutionId = await seedInstitution(app, { status: 'rejected' });
  const coach = await join(institutionId);
  await settle(institutionId, coach.coachId, NOW);
  expect((await columnsOf(app, coach)).institution).toBe('rejected');
  await decide(app, coach, 'verified', { now: NOW });
  expect(await columnsOf(app, coach)).toEqual({ coach: 'verified', institution: 'verified' });
});

test('a suspended coach vouches for no institution, and does again once reinstated', async () => {
  const [institutionId, shared] = [await seedInstitution(app), await seedInstitution(app)];
  const [alone, one, other] = [await join(institutionId), await join(shared), await join(shared)];
  for (const coach of [alone, one, other]) await decide(app, coach, 'verified', { now: NOW });
  const by = { userId: null, role: 'server_command' };
  for (const coach of [alone, one]) await suspendAccount(app.db, await addressOf(coach), by, NOW);
  expect((await columnsOf(app, alone)).institution).toBe('unverified');
  expect((await columnsOf(app, other)).institution).toBe('verified');
  await reinstateAccount(app.db, await addressOf(alone), by, NOW);
  expect(await columnsOf(app, alone)).toEqual({ coach: 'verified', institution: 'verified' });
});

/** The address of the account, which is not the work address. */
async function addressOf({ userId }: NewCoach): Promise<string> {
  const { email } = await app.db
    .selectFrom('auth_users')
    .innerJoin('users', 'users.auth_id', 'auth_users.id')
    .select('email')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

test('what is settled for a place that the coach has left leaves the coach alone', async () => {
  const [left, next] = [await seedInstitution(app), await seedInstitution(app)];
  const coach = await join(left);
  await nameAt(app, coach, { institution_id: next });
  await decide(app, coach, 'verified', { now: NOW });
  expect(await settle(left, coach.coachId, NOW)).toEqual({
    coachStatus: null,
    institutionStatus: 'unverified',
  });
  expect(await columnsOf(app, coach)).toEqual({ coach: 'verified', institution: 'verified' });
});

test('two coaches of one institution settled at once leave it as both decisions say', async () => {
  const institutionId = await seedInstitution(app);
  const [comes, goes] = [await join(institutionId), await join(institutionId)];
  await decide(app, goes, 'verified', { now: NOW, expiresAt: LATER });
  await Promise.all([
    decide(app, comes, 'verified', { now: LATER }),
    settle(institutionId, goes.coachId, LATER),
  ]);
  expect(await columnsOf(app, comes)).toEqual({ coach: 'verified', institution: 'verified' });
  expect((await columnsOf(app, goes)).coach).toBe('unverified');
});

test('a coach who is no longer verified cannot ask a family, from the next request on', async () => {
  const family = await joinAskedFamily(app);
  const institutionId = await seedInstitution(app);
  const coach = await join(institutionId);
  await seedPlan(app.db, coach.userId, 'pro_scout');
  expect((await askToTalk(app, coach, family.athlete)).status).toBe(403);
  await decide(app, coach, 'verified', { now: NOW });
  const asked = await askToTalk(app, coach, family.athlete);
  expect(asked.body.contact.status).toBe('requested');

  const other = await joinAskedFamily(app);
  await nameAt(app, coach, { institution_id: await seedInstitution(app) });
  expect((await askToTalk(app, coach, other.athlete)).status).toBe(403);
});
