/** The only SQL on where coaches say they work, and on the codes that prove their addresses. */
import type { DomainMatch } from '@faircourt/contracts/verification';
import type { InstitutionStatus, Locale, VerificationStatus } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { isAfter } from '../../access/scopes/in-effect.scope.ts';
import type { Queries } from '../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../platform/database/outdated.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { INSTITUTION_COLUMNS, type InstitutionRow } from './institution.store.ts';

export interface CoachRow {
  id: string;
  user_id: string;
  /** Of the account. */
  name: string;
  institution_id: string | null;
  affiliation_status: InstitutionStatus;
  title: string | null;
  work_email: string | null;
  work_email_proven_at: Date | null;
}

/** What the directors were asked about this coach at this institution. */
export interface QuestionRow {
  id: string;
  status: VerificationStatus;
  evidence: unknown;
  reason: string | null;
  method: string | null;
  created_at: Date;
  decided_at: Date | null;
  expires_at: Date | null;
  director_name: string | null;
}

export interface CodeRow {
  email: string;
  code_hash: Buffer;
  attempts: number;
  expires_at: Date;
  created_at: Date;
}

export interface AffiliationRow {
  coach: CoachRow;
  institution: InstitutionRow | null;
  code: CodeRow | null;
  /** The newest, whatever became of it. */
  last: QuestionRow | null;
  /** The one that makes the coach a verified one at this moment. */
  inEffect: QuestionRow | null;
}

/** Undefined for somebody who is no coach. */
export function findCoachOfUser(queries: Queries, userId: string): Promise<CoachRow | undefined> {
  return coaches(queries).where('coaches.user_id', '=', userId).executeTakeFirst();
}

export async function findAffiliation(
  queries: Queries,
  userId: string,
  now: Date,
): Promise<AffiliationRow | null> {
  const coach = await coaches(queries).where('coaches.user_id', '=', userId).executeTakeFirst();
  if (!coach) return null;
  const institution =
    coach.institution_id === null
      ? undefined
      : await queries
          .selectFrom('institutions')
          .select(INSTITUTION_COLUMNS)
          .where('id', '=', coach.institution_id)
          .executeTakeFirst();
  const code = await findCode(queries, coach.id);
  const last = await questions(queries, coach)
    .where('v.status', '<>', 'dropped')
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const inEffect = await questions(queries, coach)
    .where('v.status', '=', 'verified')
    .where(isAfter(sql`v.expires_at`, now))
    .orderBy('v.expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    coach,
    institution: institution ?? null,
    code: code ?? null,
    last: last ?? null,
    inEffect: inEffect ?? null,
  };
}

export async function storeNamed(
  trx: Transaction<DB>,
  coachId: string,
  named: { institutionId: string; title: string; workEmail: string; provenAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('coaches')
    .set({
      // What follows from the verifications is settled right after; a new place starts without any.
      affiliation_status: sql`case when institution_id = ${named.institutionId} then affiliation_status
        else 'unverified' end`,
      institution_id: named.institutionId,
      title: named.title,
      work_email: named.workEmail,
      work_email_proven_at: named.provenAt,
    })
    .where('id', '=', coachId)
    .execute();
}

export async function storeProof(trx: Transaction<DB>, coachId: string, now: Date): Promise<void> {
  await trx.updateTable('coaches').set({ work_email_proven_at: now }).where('id', '=', coachId).execute();
  await deleteCode(trx, coachId);
}

function findCode(queries: Queries, coachId: string): Promise<CodeRow | undefined> {
  return queries
    .selectFrom('work_email_codes')
    .select(['email', 'code_hash', 'attempts', 'expires_at', 'created_at'])
    .where('coach_id', '=', coachId)
    .executeTakeFirst();
}

/** In place of the one before, which thereby ends. */
export async function storeCode(
  trx: Transaction<DB>,
  coachId: string,
  code: { email: string; hash: Buffer; expiresAt: Date; now: Date },
): Promise<void> {
  const values = {
    email: code.email,
    code_hash: code.hash,
    attempts: 0,
    expires_at: code.expiresAt,
    created_at: code.now,
  };
  await trx
    .insertInto('work_email_codes')
    .values({ coach_id: coachId, ...values })
    .onConflict((conflict) => conflict.column('coach_id').doUpdateSet(values))
    .execute();
}

export async function countAttempt(trx: Transaction<DB>, coachId: string): Promise<void> {
  await trx
    .updateTable('work_email_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('coach_id', '=', coachId)
    .execute();
}

export async function deleteCode(trx: Transaction<DB>, coachId: string): Promise<void> {
  await trx.deleteFrom('work_email_codes').where('coach_id', '=', coachId).execute();
}

export async function findLocale(queries: Queries, userId: string): Promise<Locale> {
  const { locale } = await queries
    .selectFrom('users')
    .select('locale')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return locale;
}

/** What a director compares, as the question holds it. */
export interface AffiliationFacts extends Record<string, unknown> {
  /** Families read that this person works there. */
  name: string;
  title: string | null;
  work_email: string;
  website: string | null;
  email_domain: string | null;
  domain_match: DomainMatch;
}

function coaches(queries: Queries) {
  return queries
    .selectFrom('coaches')
    .innerJoin('users', 'users.id', 'coaches.user_id')
    .select([
      'coaches.id',
      'coaches.user_id',
      'users.name',
      'coaches.institution_id',
      'coaches.affiliation_status',
      'coaches.title',
      'coaches.work_email',
      'coaches.work_email_proven_at',
    ]);
}

function questions(queries: Queries, coach: CoachRow) {
  return queries
    .selectFrom('verifications as v')
    .leftJoin('users as director', 'director.id', 'v.director_user_id')
    .select([
      'v.id',
      'v.status',
      'v.evidence',
      'v.reason',
      'v.method',
      'v.created_at',
      'v.decided_at',
      'v.expires_at',
      'director.name as director_name',
    ])
    .where('v.coach_id', '=', coach.id)
    .where('v.institution_id', '=', coach.institution_id);
}

export function forgetWorkEmailCodes(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'work_email_codes', sql`expires_at <= ${over}`, most);
}
