/** The only SQL on institutions: finding them by name, proposing, correcting and forgetting them. */
import type { InstitutionInput, ProposedInstitution } from '@faircourt/contracts/institutions';
import type { Division, InstitutionKind, InstitutionStatus } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Condition } from '../../access/scopes/condition.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export interface InstitutionRow {
  id: string;
  name: string;
  kind: InstitutionKind;
  country_code: string;
  city: string | null;
  website: string | null;
  email_domain: string | null;
  status: InstitutionStatus;
  division: Division | null;
  /** The coach's account, while there is one. */
  proposed_by: string | null;
  /** The decision of moderators that shut it out. */
  banned_by: string | null;
  /** The entry that this one became a part of. */
  merged_into: string | null;
}

export const INSTITUTION_COLUMNS = [
  'id',
  'name',
  'kind',
  'country_code',
  'city',
  'website',
  'email_domain',
  'status',
  'division',
  'proposed_by',
  'banned_by',
  'merged_into',
] as const;

const WORDS_MAX = 8;

/** Every word that was typed begins a word of the name. Verified ones first, then those that begin like that. */
export async function findByWords(
  queries: Queries,
  isFindable: Condition,
  sought: { name: string; countryCode: string | null; limit: number },
): Promise<InstitutionRow[]> {
  const folded = await foldName(queries, sought.name);
  const words = folded.split(' ').filter(Boolean).slice(0, WORDS_MAX);
  if (words.length === 0) return [];
  let query = queries.selectFrom('institutions').select(INSTITUTION_COLUMNS).where(isFindable);
  // Folded words are letters and digits, so nothing in them is a pattern.
  for (const word of words) query = query.where('sorted_name', 'like', `% ${word}%`);
  if (sought.countryCode) query = query.where('country_code', '=', sought.countryCode);
  return query
    .orderBy(sql`status = 'verified'`, 'desc')
    .orderBy(sql`starts_with(sorted_name, ${folded})`, 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(sought.limit)
    .execute();
}

export function findInstitution(queries: Queries, id: string): Promise<InstitutionRow | undefined> {
  return queries
    .selectFrom('institutions')
    .select(INSTITUTION_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The same for all names that count as one in a country. */
export function nameKey(named: { name: string; country_code: string }): RawBuilder<string> {
  return sql<string>`(${named.country_code}::text || folded_name(${named.name}))`;
}

/** Lists institutions of the same name in the same country, the best known first. */
export function listNamesakes(
  queries: Queries,
  named: { name: string; countryCode: string; exceptId?: string },
): Promise<InstitutionRow[]> {
  let query = queries
    .selectFrom('institutions')
    .select(INSTITUTION_COLUMNS)
    .where('country_code', '=', named.countryCode)
    .where(sql<boolean>`sorted_name = folded_name(${named.name}) and sorted_name <> ''`);
  if (named.exceptId) query = query.where('id', '<>', named.exceptId);
  return query
    .orderBy(sql`status = 'verified'`, 'desc')
    .orderBy('id')
    .execute();
}

/** The same, with the entry that each of them became a part of in its place: that one is meant. */
export async function listNamesakesNow(
  queries: Queries,
  named: { name: string; countryCode: string },
): Promise<InstitutionRow[]> {
  const namesakes = await listNamesakes(queries, named);
  const went = namesakes.flatMap(({ merged_into: into }) => into ?? []);
  if (went.length === 0) return namesakes;
  const current = await queries
    .selectFrom('institutions')
    .select(INSTITUTION_COLUMNS)
    .where('id', 'in', went)
    .execute();
  return [...namesakes.filter(({ merged_into: into }) => into === null), ...current];
}

export async function insertProposed(
  trx: Transaction<DB>,
  proposed: ProposedInstitution,
  proposedBy: string,
): Promise<InstitutionRow> {
  return trx
    .insertInto('institutions')
    .values({ ...proposed, proposed_by: proposedBy })
    .returning(INSTITUTION_COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updateInstitution(
  trx: Transaction<DB>,
  id: string,
  input: InstitutionInput & Partial<Pick<InstitutionRow, 'kind' | 'country_code'>>,
): Promise<InstitutionRow> {
  return trx
    .updateTable('institutions')
    .set(input)
    .where('id', '=', id)
    .returning(INSTITUTION_COLUMNS)
    .executeTakeFirstOrThrow();
}

export interface QuestionedCoachRow {
  id: string;
  user_id: string;
  name: string;
  title: string | null;
  work_email: string | null;
}

export function listCoachesOf(queries: Queries, institutionId: string): Promise<QuestionedCoachRow[]> {
  return queries
    .selectFrom('coaches')
    .innerJoin('users', 'users.id', 'coaches.user_id')
    .select(['coaches.id', 'coaches.user_id', 'users.name', 'coaches.title', 'coaches.work_email'])
    .where('coaches.institution_id', '=', institutionId)
    .orderBy('coaches.id')
    .execute();
}

/**
 * Deletes a proposal that its coach made by mistake and left, so that nobody finds it. Once a director has looked at
 * it, or anything refers to it, it stays. The caller has locked it.
 */
export async function deleteAbandonedProposal(
  trx: Transaction<DB>,
  id: string,
  proposedBy: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from institutions institution
    where institution.id = ${id} and institution.proposed_by = ${proposedBy} and institution.status = 'unverified'
      and not exists (select 1 from coaches where institution_id = institution.id)
      and not exists (select 1 from invitations where institution_id = institution.id)
      and not exists (select 1 from releases where institution_id = institution.id)
      and not exists (select 1 from blocks where institution_id = institution.id)
      and not exists (select 1 from profile_views where institution_id = institution.id)
      and not exists (select 1 from declared_conflicts where institution_id = institution.id)
      and not exists (select 1 from institutions merged where merged.merged_into = institution.id)
      and not exists (
        select 1 from confirmations where institution.id in (institution_id, into_institution_id))
      and not exists (
        select 1 from verifications v where v.institution_id = institution.id and v.status <> 'dropped')
    returning 1`.execute(trx);
  return rows.length > 0;
}

async function foldName(queries: Queries, name: string): Promise<string> {
  const { rows } = await sql<{ folded: string }>`select folded_name(${name}) as folded`.execute(queries);
  return rows[0]?.folded ?? '';
}
