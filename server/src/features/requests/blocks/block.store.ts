/** The only SQL on blocks. */
import type { Transaction } from 'kysely';
import type { Condition } from '../../../access/scopes/condition.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export type BlockRow = NonNullable<Awaited<ReturnType<typeof findBlock>>>;

export interface Blocked {
  athleteId: string;
  coachId: string | null;
  institutionId: string | null;
}

export function listBlocksInEffect(queries: Queries, decidable: Condition): Promise<BlockRow[]> {
  return selectBlocks(queries)
    .where('blocks.lifted_at', 'is', null)
    .where(decidable)
    .orderBy('blocks.id', 'desc')
    .execute();
}

export function findBlock(queries: Queries, id: string) {
  return selectBlocks(queries).where('blocks.id', '=', id).executeTakeFirst();
}

export async function findBlockInEffect(
  queries: Queries,
  blocked: Blocked,
  by: string,
): Promise<string | null> {
  const row = await queries
    .selectFrom('blocks')
    .select('id')
    .where('athlete_id', '=', blocked.athleteId)
    .where('coach_id', 'is not distinct from', blocked.coachId)
    .where('institution_id', 'is not distinct from', blocked.institutionId)
    .where('decided_by', '=', by)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** False when there is nobody of that id to block. */
export async function isBlockable(queries: Queries, { coachId, institutionId }: Blocked): Promise<boolean> {
  const row =
    coachId === null
      ? await queries
          .selectFrom('institutions')
          .select('id')
          .where('id', '=', institutionId)
          .executeTakeFirst()
      : await queries.selectFrom('coaches').select('id').where('id', '=', coachId).executeTakeFirst();
  return row !== undefined;
}

/** Whose families have a block of this institution in effect. */
export async function listAthletesBlocking(queries: Queries, institutionId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('blocks')
    .select('athlete_id')
    .distinct()
    .where('institution_id', '=', institutionId)
    .where('lifted_at', 'is', null)
    .orderBy('athlete_id')
    .execute();
  return rows.map((row) => row.athlete_id);
}

/** The entry that an institution became a part of, or itself: a page that is open may still name the old one. */
export async function findCurrentInstitution(queries: Queries, id: string): Promise<string | null> {
  const row = await queries
    .selectFrom('institutions')
    .select((eb) => eb.fn.coalesce('merged_into', 'id').as('id'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertBlock(
  trx: Transaction<DB>,
  blocked: Blocked,
  decided: { by: string; now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('blocks')
    .values({
      athlete_id: blocked.athleteId,
      coach_id: blocked.coachId,
      institution_id: blocked.institutionId,
      decided_by: decided.by,
      created_at: decided.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function storeLift(trx: Transaction<DB>, id: string, now: Date): Promise<void> {
  await trx.updateTable('blocks').set({ lifted_at: now }).where('id', '=', id).execute();
}

function selectBlocks(queries: Queries) {
  return (
    queries
      .selectFrom('blocks')
      .innerJoin('athletes', 'athletes.id', 'blocks.athlete_id')
      .innerJoin('users as owner', 'owner.id', 'athletes.user_id')
      .leftJoin('coaches as coach', 'coach.id', 'blocks.coach_id')
      .leftJoin('users as coach_user', 'coach_user.id', 'coach.user_id')
      .leftJoin('institutions as institution', 'institution.id', 'blocks.institution_id')
      .leftJoin('institutions as employer', 'employer.id', 'coach.institution_id')
      .leftJoin('users as blocker', 'blocker.id', 'blocks.decided_by')
      // Moderators pause contact and resume it; that is none of the family's blocks.
      .where('blocks.moderation_item_id', 'is', null)
      .select([
        'blocks.id',
        'blocks.athlete_id',
        'blocks.coach_id',
        'blocks.institution_id',
        'blocks.decided_by',
        'blocks.created_at',
        'blocks.lifted_at',
        'owner.name as athlete_name',
        'coach_user.name as coach_name',
        'blocker.name as blocker_name',
      ])
      .select((eb) => eb.fn.coalesce('institution.name', 'employer.name').as('institution_name'))
  );
}
