/** A coach and a family in a conversation that a guardian has allowed, signed in without the pages for it. */
import { randomUUID } from 'node:crypto';
import type { Message, Thread, ThreadSummary } from '@faircourt/contracts/messages';
import { CONSENTS_TO_SHOW, type GuardianLevel, type Role } from '@faircourt/contracts/vocabulary';
import { seedCollege } from './seeded-athletes.ts';
import { seedGuardianship } from './seeded-guardianship.ts';
import { seedSignatures } from './seeded-signatures.ts';
import type { Answer, TestApp } from '../app/test-app.ts';

export interface SignedIn {
  userId: string;
  email: string;
  token: string;
}

export interface SignedInAthlete extends SignedIn {
  athleteId: string;
}

export interface SignedInCoach extends SignedIn {
  coachId: string;
  institutionId: string;
}

export interface Family {
  athlete: SignedInAthlete;
  guardian: SignedIn;
}

export interface JoinedConversation extends Family {
  threadId: string;
  coach: SignedInCoach;
}

export const MINORS_BIRTHDATE = '2010-06-01';

let people = 0;

async function join(app: TestApp, role: Role, name: string): Promise<SignedIn> {
  const email = `talker-${++people}@example.test`;
  const auth = await app.db
    .insertInto('auth_users')
    .values({ email, email_verified: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: userId } = await app.db
    .insertInto('users')
    .values({ auth_id: auth.id, role, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId, email, token: await signIn(app, userId) };
}

/** A session of its own each time, as another browser has one. Returns its token. */
export async function signIn(app: TestApp, userId: string): Promise<string> {
  const { id: sessionId } = await app.db
    .insertInto('auth_sessions')
    .columns(['user_id', 'token', 'expires_at', 'second_factor'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          'auth_id',
          eb.val(randomUUID()).as('token'),
          eb.val(new Date('2100-01-01')).as('expires_at'),
          // As admins and directors have to.
          eb.val('authenticator').as('second_factor'),
        ])
        .where('id', '=', userId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await app.runtime.engine.tokens.issue(userId, sessionId)).token;
}

export async function joinFamily(
  app: TestApp,
  { birthdate = MINORS_BIRTHDATE }: { birthdate?: string } = {},
): Promise<Family> {
  const person = await join(app, 'athlete', 'Nia Bellweather');
  const { id: athleteId } = await app.db
    .insertInto('athletes')
    .values({ user_id: person.userId, birthdate, visibility: 'public' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const guardian = await joinGuardian(app, athleteId, 'Rosa Bellweather');
  return { athlete: { ...person, athleteId }, guardian };
}

export async function joinGuardian(
  app: TestApp,
  athleteId: string,
  name = 'Otis Bellweather',
  level: GuardianLevel = 'verified',
): Promise<SignedIn> {
  const guardian = await join(app, 'guardian', name);
  await app.db
    .insertInto('guardian_links')
    .values({
      athlete_id: athleteId,
      guardian_user_id: guardian.userId,
      status: 'active',
      activated_at: new Date(0),
    })
    .execute();
  await seedGuardianship(app.db, { athleteId, guardianUserId: guardian.userId }, level);
  return guardian;
}

export async function joinCoach(app: TestApp): Promise<SignedInCoach> {
  const coach = await join(app, 'coach', 'Dana Whistler');
  const { id: coachId } = await app.db
    .insertInto('coaches')
    .values({ user_id: coach.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...coach, coachId, institutionId: await seedCollege(app.db, coach.userId) };
}

/** Allowed by the one who decides: the guardian unless said otherwise, who has signed what that needs. */
export async function openConversation(
  app: TestApp,
  family: Family,
  coach: SignedInCoach,
  decidedBy = family.guardian.userId,
): Promise<string> {
  await seedSignatures(
    app.db,
    { athleteId: family.athlete.athleteId, guardianUserId: family.guardian.userId },
    CONSENTS_TO_SHOW,
  );
  const between = { athlete_id: family.athlete.athleteId, coach_id: coach.coachId };
  await app.db
    .insertInto('contact_requests')
    .values({ ...between, status: 'approved', decided_by: decidedBy, decided_at: new Date(0) })
    .execute();
  const { id } = await app.db.insertInto('threads').values(between).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function joinConversation(
  app: TestApp,
  options: { birthdate?: string } = {},
): Promise<JoinedConversation> {
  const family = await joinFamily(app, options);
  const coach = await joinCoach(app);
  return { ...family, coach, threadId: await openConversation(app, family, coach) };
}

export async function blockCoach(
  app: TestApp,
  { athlete, guardian, coach }: JoinedConversation,
): Promise<void> {
  await app.db
    .insertInto('blocks')
    .values({ athlete_id: athlete.athleteId, coach_id: coach.coachId, decided_by: guardian.userId })
    .execute();
}

export async function endLink(app: TestApp, guardian: SignedIn): Promise<void> {
  await app.db
    .updateTable('guardian_links')
    .set({ status: 'ended', ended_at: new Date() })
    .where('guardian_user_id', '=', guardian.userId)
    .execute();
}

export function send(
  app: TestApp,
  threadId: string,
  from: { token: string },
  body: string,
  more: { file_ids?: string[]; client_id?: string } = {},
): Promise<Answer<Message>> {
  return app.call<Message>('POST', `/api/threads/${threadId}/messages`, {
    token: from.token,
    body: { body, client_id: randomUUID(), ...more },
  });
}

export function openThread(
  app: TestApp,
  threadId: string,
  as: { token: string },
  before?: string,
): Promise<Answer<Thread>> {
  const query = before ? `?before=${before}` : '';
  return app.call<Thread>('GET', `/api/threads/${threadId}${query}`, { token: as.token });
}

export async function listThreads(app: TestApp, as: { token: string }): Promise<ThreadSummary[]> {
  const { body } = await app.call<{ threads: ThreadSummary[] }>('GET', '/api/threads', { token: as.token });
  return body.threads;
}

export function readUpTo(
  app: TestApp,
  threadId: string,
  as: { token: string },
  messageId: string,
): Promise<Answer> {
  return app.call('POST', `/api/threads/${threadId}/read`, {
    token: as.token,
    body: { message_id: messageId },
  });
}
