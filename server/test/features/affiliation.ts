/** Coaches on their way to being verified, and a director's decision as the database has it. */
import type { Affiliation, NameInstitutionInput } from '@faircourt/contracts/institutions';
import type { InstitutionStatus, VerificationStatus } from '@faircourt/contracts/vocabulary';
import { inTransaction } from '../../src/platform/database/database.ts';
import { signIn, type SignedIn } from '../records/conversations.ts';
import { seedPerson } from '../records/seeded-athletes.ts';
import type { Answer, TestApp } from '../app/test-app.ts';
import { openAffiliationQuestion } from '../../src/features/verification/affiliation/question.service.ts';
import { recomputeAffiliation } from '../../src/features/institutions/affiliation-outcome.service.ts';
import { hashCode } from '../../src/platform/mail/mailed-code.ts';

export const CODE = '424242';
export const WRONG_CODE = '131313';
export const DIRECTOR = 'Director Okafor';

export interface NewCoach extends SignedIn {
  coachId: string;
}

let people = 0;

/** Signed in, and has not said where they work. */
export async function joinNewCoach(app: TestApp): Promise<NewCoach> {
  const userId = await seedPerson(app.db, { role: 'coach', name: 'Dana Whistler' });
  const { id: coachId } = await app.db
    .insertInto('coaches')
    .values({ user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId, coachId, email: `coach-${++people}@state.test`, token: await signIn(app, userId) };
}

export async function seedInstitution(
  app: TestApp,
  facts: { name?: string; status?: InstitutionStatus; country?: string; proposedBy?: string } = {},
): Promise<string> {
  const { id } = await app.db
    .insertInto('institutions')
    .values({
      name: facts.name ?? `State College ${++people}`,
      kind: 'college',
      country_code: facts.country ?? 'US',
      website: 'https://www.state.test',
      status: facts.status ?? 'unverified',
      proposed_by: facts.proposedBy ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function nameAt(
  app: TestApp,
  coach: NewCoach,
  named: Partial<NameInstitutionInput>,
): Promise<Answer<Affiliation>> {
  return app.call<Affiliation>('PUT', '/api/affiliation', {
    token: coach.token,
    body: { title: 'Head coach', work_email: coach.email, ...named },
  });
}

export async function affiliationOf(app: TestApp, coach: NewCoach): Promise<Affiliation> {
  const answer = await app.call<Affiliation>('GET', '/api/affiliation', { token: coach.token });
  return answer.body;
}

/** In place of the digits that were emailed. */
export async function seedCode(app: TestApp, coach: NewCoach, email = coach.email): Promise<void> {
  await app.db
    .updateTable('work_email_codes')
    .set({ code_hash: hashCode(CODE, { ownerId: coach.coachId, email }) })
    .where('coach_id', '=', coach.coachId)
    .execute();
}

export function prove(app: TestApp, coach: NewCoach, code = CODE): Promise<Answer<Affiliation>> {
  return app.call<Affiliation>('POST', '/api/affiliation/proof', { token: coach.token, body: { code } });
}

/** Named, proven and waiting for a director since that moment. */
export async function joinWaitingCoach(app: TestApp, institutionId: string, now: Date): Promise<NewCoach> {
  const coach = await joinNewCoach(app);
  await inTransaction(app.db, async (trx) => {
    await trx
      .updateTable('coaches')
      .set({
        institution_id: institutionId,
        title: 'Head coach',
        work_email: coach.email,
        work_email_proven_at: now,
      })
      .where('id', '=', coach.coachId)
      .execute();
    const values = { title: 'Head coach', work_email: coach.email };
    const question = { coachId: coach.coachId, institutionId, values, requestedBy: coach.userId, now };
    await openAffiliationQuestion(trx, question);
  });
  return coach;
}

/** As a director's decision leaves the newest question, settled. */
export async function decide(
  app: TestApp,
  coach: NewCoach,
  status: VerificationStatus,
  at: { now: Date; expiresAt?: Date },
): Promise<string> {
  const director = await seedPerson(app.db, { role: 'regional_director', name: DIRECTOR });
  return inTransaction(app.db, async (trx) => {
    const question = await trx
      .selectFrom('verifications')
      .select(['id', 'institution_id'])
      .where('coach_id', '=', coach.coachId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('verifications')
      .set({
        status,
        director_user_id: director,
        decided_at: at.now,
        expires_at: status === 'verified' ? (at.expiresAt ?? new Date('2100-01-01')) : null,
        method: status === 'verified' ? 'called the front desk' : null,
        reason: status === 'verified' ? null : 'The staff page does not name you.',
      })
      .where('id', '=', question.id)
      .execute();
    await settle(trx, question.institution_id);
    return question.id;
  });

  async function settle(trx: Parameters<typeof recomputeAffiliation>[0], institutionId: string | null) {
    if (institutionId === null) throw new Error('A question about no institution');
    await recomputeAffiliation(trx, { institutionId, coachId: coach.coachId, now: at.now });
  }
}

/** How the two columns read that everything else goes by. */
export async function columnsOf(
  app: TestApp,
  coach: NewCoach,
): Promise<{ coach: InstitutionStatus; institution: InstitutionStatus | null }> {
  const row = await app.db
    .selectFrom('coaches as c')
    .leftJoin('institutions as i', 'i.id', 'c.institution_id')
    .select(['c.affiliation_status as coach', 'i.status as institution'])
    .where('c.id', '=', coach.coachId)
    .executeTakeFirstOrThrow();
  return row;
}
