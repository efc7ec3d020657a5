/** A family and a coach who asks, as tests of requests, blocks and first contact need them. */
import type {
  Askable,
  Block,
  FamilyRequest,
  FamilyRequestList,
  SentRequest,
} from '@faircourt/contracts/requests';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { expect } from 'vitest';
import { eventsOf } from '../records/athlete-records.ts';
import {
  joinCoach,
  joinFamily,
  joinGuardian,
  type SignedIn,
  type SignedInAthlete,
  type SignedInCoach,
} from '../records/conversations.ts';
import { seedPerson, seedPlan } from '../records/seeded-athletes.ts';
import { seedSignatures } from '../records/seeded-signatures.ts';
import type { Answer, TestApp } from '../app/test-app.ts';

export const ABSENT = '0190a0a0-0000-7000-8000-000000000000';
export const CHECKED_BY = 'Director Okafor';

export interface AskedFamily {
  athlete: SignedInAthlete;
  /** Two, because one guardian's no is to win over the other's yes. */
  guardian: SignedIn;
  second: SignedIn;
}

/** A minor of the class of 2028 whose guardians have signed every form. */
export async function joinAskedFamily(
  app: TestApp,
  options: { birthdate?: string } = {},
): Promise<AskedFamily> {
  const { athlete, guardian } = await joinFamily(app, options);
  await app.db.updateTable('athletes').set({ grad_year: 2028 }).where('id', '=', athlete.athleteId).execute();
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  return { athlete, guardian, second: await joinGuardian(app, athlete.athleteId) };
}

/** Of a verified college, with a plan that opens complete profiles. */
export async function joinCollegeCoach(app: TestApp): Promise<SignedInCoach> {
  const coach = await joinCoach(app);
  await seedPlan(app.db, coach.userId, 'pro_scout');
  return coach;
}

/** Nobody has verified this coach's college yet. */
export async function joinNewCoach(app: TestApp): Promise<SignedInCoach> {
  const coach = await joinCollegeCoach(app);
  await app.db
    .updateTable('coaches')
    .set({ affiliation_status: 'unverified' })
    .where('id', '=', coach.coachId)
    .execute();
  return coach;
}

/** A guardian, but of another child. */
export async function joinStranger(app: TestApp): Promise<SignedIn> {
  return (await joinFamily(app)).guardian;
}

/** Of a college that a named director has verified. */
export async function joinAskingCoach(app: TestApp): Promise<SignedInCoach> {
  const coach = await joinCollegeCoach(app);
  const director = await seedPerson(app.db, { role: 'regional_director', name: CHECKED_BY });
  await app.db
    .insertInto('verifications')
    .values({
      fact_group: 'institution',
      institution_id: coach.institutionId,
      status: 'verified',
      method: 'called the registrar',
      director_user_id: director,
      decided_at: new Date('2026-03-02T10:00:00Z'),
      expires_at: new Date('2100-01-01'),
    })
    .execute();
  return coach;
}

/** Works where the other one works. */
export async function joinColleague(app: TestApp, of: SignedInCoach): Promise<SignedInCoach> {
  const colleague = await joinCollegeCoach(app);
  await app.db
    .updateTable('coaches')
    .set({ institution_id: of.institutionId })
    .where('id', '=', colleague.coachId)
    .execute();
  return { ...colleague, institutionId: of.institutionId };
}

export function askForRelease(
  app: TestApp,
  coach: SignedIn,
  athlete: { athleteId: string },
  groups: FieldGroup[] = ['academics'],
): Promise<Answer<Askable>> {
  return app.call<Askable>('POST', `/api/athletes/${athlete.athleteId}/release-requests`, {
    token: coach.token,
    body: { field_groups: groups, message: 'We would like to see more of Nia.' },
  });
}

export function askToTalk(
  app: TestApp,
  coach: SignedIn,
  athlete: { athleteId: string },
  changes: object = {},
): Promise<Answer<Askable>> {
  return app.call<Askable>('POST', `/api/athletes/${athlete.athleteId}/contact-requests`, {
    token: coach.token,
    body: { message: 'May we talk about next year?', program: 'women', ...changes },
  });
}

export function askable(
  app: TestApp,
  as: SignedIn,
  athlete: { athleteId: string },
): Promise<Answer<Askable>> {
  return app.call<Askable>('GET', `/api/athletes/${athlete.athleteId}/requests`, { token: as.token });
}

export async function requestsOf(app: TestApp, person: SignedIn): Promise<FamilyRequestList> {
  const answer = await app.call<FamilyRequestList>('GET', '/api/requests', { token: person.token });
  expect(answer.status).toBe(200);
  return answer.body;
}

export async function sentBy(app: TestApp, coach: SignedIn): Promise<SentRequest[]> {
  const answer = await app.call<{ requests: SentRequest[] }>('GET', '/api/requests/sent', {
    token: coach.token,
  });
  expect(answer.status).toBe(200);
  return answer.body.requests;
}

export async function openRequestId(
  app: TestApp,
  guardian: SignedIn,
  kind: 'release' | 'contact' = 'release',
): Promise<string> {
  const request = (await requestsOf(app, guardian)).open.find((open) => open.kind === kind);
  if (!request) throw new Error(`No ${kind} request is open`);
  return request.id;
}

export const APPROVE = { decision: 'approve', audience: 'institution' } as const;
export const APPROVE_FOR_ALL = { decision: 'approve', audience: 'verified_colleges' } as const;
export const DECLINE = { decision: 'decline' } as const;

/** One request, answered alone; it is in the list that comes back. */
async function answerOne(
  app: TestApp,
  who: SignedIn,
  request: { kind: 'release' | 'contact'; id: string },
  decision: object,
): Promise<Answer<FamilyRequest>> {
  const answer = await app.call<FamilyRequestList>('POST', '/api/requests/answer', {
    token: who.token,
    body: { requests: [request], answer: decision },
  });
  if (answer.status !== 200) return answer as unknown as Answer<FamilyRequest>;
  const { open, decided } = answer.body;
  const found = [...open, ...decided].find(({ id }) => id === request.id);
  if (!found) throw new Error(`The ${request.kind} request is not in the list`);
  return { ...answer, body: found };
}

export function decide(
  app: TestApp,
  who: SignedIn,
  id: string,
  decision: object = APPROVE,
): Promise<Answer<FamilyRequest>> {
  return answerOne(app, who, { kind: 'release', id }, decision);
}

export function decideContact(
  app: TestApp,
  who: SignedIn,
  id: string,
  decision: object = { decision: 'approve' },
): Promise<Answer<FamilyRequest>> {
  return answerOne(app, who, { kind: 'contact', id }, decision);
}

export async function block(
  app: TestApp,
  who: SignedIn,
  athlete: { athleteId: string },
  whom: { coach_id?: string; institution_id?: string },
): Promise<Answer<Block>> {
  const answer = await app.call<{ blocks: Block[] }>('POST', '/api/blocks', {
    token: who.token,
    body: { athlete_ids: [athlete.athleteId], ...whom },
  });
  if (answer.status !== 201) return answer as unknown as Answer<Block>;
  const [made] = answer.body.blocks;
  if (!made) throw new Error('No block came back');
  return { ...answer, body: made };
}

/** Whether the coach's page of this athlete shows the group, verified or not yet. */
export async function reads(
  app: TestApp,
  coach: SignedIn,
  athlete: { athleteId: string },
  group: FieldGroup = 'academics',
): Promise<boolean> {
  const answer = await app.call<{ profile: { states: Record<string, string> } }>(
    'POST',
    `/api/athletes/${athlete.athleteId}/open`,
    { token: coach.token },
  );
  expect(answer.status).toBe(200);
  return answer.body.profile.states[group] !== 'not_released';
}

export function noticesOf(app: TestApp, person: { userId: string }) {
  return app.db
    .selectFrom('notifications')
    .select(['kind', 'data'])
    .where('user_id', '=', person.userId)
    .where('kind', 'not in', ['welcome', 'new_sign_in'])
    .orderBy('id')
    .execute();
}

/** What the log says of releases, oldest first. */
export async function releaseEventsOf(app: TestApp, athlete: { athleteId: string }): Promise<string[]> {
  return (await eventsOf(app.db, athlete.athleteId))
    .map(({ type }) => type)
    .filter((type) => type.startsWith('release.'));
}
