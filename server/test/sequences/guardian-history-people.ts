/** Who takes part in a history of guardians: those who are there for all of them, and accounts that join over HTTP. */
import type { VerificationItem } from '@faircourt/contracts/verification';
import { publishConsentDocuments } from '../../src/features/consent/consent-document.service.ts';
import { joinAdmin, joinDirector } from '../features/queue.ts';
import { joinCoach, signIn, type SignedInCoach } from '../records/conversations.ts';
import { seedPlan } from '../records/seeded-athletes.ts';
import { PASSWORD, startTestApp, type TestApp } from '../app/test-app.ts';

export const START = new Date('2026-11-16T12:00:00.000Z');

export interface HistoryFixture {
  app: TestApp;
  clock: { moment: Date };
  ids: Record<'member' | 'director' | 'admin', string>;
}

export async function buildHistoryFixture(): Promise<HistoryFixture> {
  const clock = { moment: START };
  const app = await startTestApp({ clock: { now: () => clock.moment } });
  await publishConsentDocuments(app.db);
  const member = await app.join('athlete');
  const director = await joinDirector(app, ['US']);
  const admin = await joinAdmin(app);
  return { app, clock, ids: { member: member.userId, director: director.userId, admin: admin.userId } };
}

/** Of a verified college, with a plan that opens complete profiles; under an address of their own if one is given. */
export async function joinCollegeCoach(app: TestApp, email?: string): Promise<SignedInCoach> {
  const coach = await joinCoach(app);
  await seedPlan(app.db, coach.userId, 'pro_scout');
  if (email === undefined) return coach;
  await app.db
    .updateTable('auth_users')
    .set({ email })
    .where('id', '=', (eb) => eb.selectFrom('users').select('auth_id').where('id', '=', coach.userId))
    .execute();
  return { ...coach, email };
}

/** With a session that outlives the years of the test. The mailbox is not proven yet. */
export async function signUp(
  app: TestApp,
  email: string,
  data: { name: string; role: 'athlete' | 'guardian'; invite_code: string | null },
): Promise<{ userId: string; token: string }> {
  const { status, body } = await app.call<{ user: { id: string } }>('POST', '/api/auth/sign-up', {
    body: { email, password: PASSWORD, data },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { userId: body.user.id, token: await signIn(app, body.user.id) };
}

/** For an athlete; of this coach, or of somebody who has nothing to do with the family. */
export async function issueCode(app: TestApp, number: number, coachToken: string | null): Promise<string> {
  const code = `HISTORY${number}`;
  if (coachToken === null) {
    await app.issueCode(code);
    return code;
  }
  const { status, body } = await app.call<{ code: string }>('POST', '/api/invitations', {
    token: coachToken,
    body: { kind: 'single', expires_on: '2026-12-01' },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.code;
}

/** The director takes the question, and says yes or no. */
export async function decide(
  app: TestApp,
  questionId: string,
  token: string | undefined,
  isConvincing: boolean,
): Promise<void> {
  const url = `/api/verifications/${questionId}`;
  const { body } = await app.call<VerificationItem>('POST', `${url}/claim`, { token });
  const decision = isConvincing
    ? { decision: 'verify', method: 'Birth certificate' }
    : { decision: 'reject', reason: 'Not readable.' };
  const decided = await app.call('POST', `${url}/decide`, {
    token,
    body: { values_hash: body.values_hash, ...decision },
  });
  if (decided.status !== 200) throw new Error(JSON.stringify(decided.body));
}
