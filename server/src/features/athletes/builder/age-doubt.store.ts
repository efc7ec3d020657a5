/** The SQL of doubted ages. */
import type { AgeDoubt } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Joining } from './age-doubt.ts';

/** What the issuer of the code said, and when it was used; null when there was no code. */
export async function findJoining(trx: Transaction<DB>, userId: string): Promise<Joining | null> {
  const row = await trx
    .selectFrom('invitation_redemptions as redemption')
    .innerJoin('invitations as invitation', 'invitation.id', 'redemption.invitation_id')
    .select(['invitation.stated_age', 'redemption.redeemed_at'])
    .where('redemption.user_id', '=', userId)
    .executeTakeFirst();
  return row ? { statedAge: row.stated_age, joinedAt: row.redeemed_at } : null;
}

/** A doubt is added and not removed: an edit must not end what an edit brought up. Returns what is new. */
export async function addAgeDoubts(
  trx: Transaction<DB>,
  athleteId: string,
  doubts: readonly AgeDoubt[],
): Promise<AgeDoubt[]> {
  if (doubts.length === 0) return [];
  const { rows } = await sql<{ added: AgeDoubt[] }>`
    update athletes set age_doubts = age_doubts || before.added
    from (select id, array(select unnest(${[...doubts]}::text[]) except select unnest(age_doubts) order by 1) as added
      from athletes where id = ${athleteId}) before
    where athletes.id = before.id and before.added <> '{}'
    returning before.added`.execute(trx);
  return rows[0]?.added ?? [];
}

/** What is not among these ends; with the last one ends what the class told of the age. Returns what has ended. */
export async function keepAgeDoubts(
  trx: Transaction<DB>,
  athleteId: string,
  left: readonly AgeDoubt[],
): Promise<AgeDoubt[]> {
  const { rows } = await sql<{ ended: AgeDoubt[] }>`
    update athletes set
      age_doubts = array(select unnest(age_doubts) except select unnest(before.ended) order by 1),
      doubted_grad_year = case when age_doubts <@ before.ended then null else doubted_grad_year end
    from (select id, array(select unnest(age_doubts) except select unnest(${[...left]}::text[]) order by 1) as ended
      from athletes where id = ${athleteId}) before
    where athletes.id = before.id and before.ended <> '{}'
    returning before.ended`.execute(trx);
  return rows[0]?.ended ?? [];
}

/** While the age is in doubt, the latest graduation year counts: an earlier one must not make a child older. */
export async function keepYoungestClass(
  trx: Transaction<DB>,
  athlete: { id: string; grad_year: number | null },
): Promise<void> {
  if (athlete.grad_year === null) return;
  await sql`
    update athletes set doubted_grad_year = greatest(doubted_grad_year, ${athlete.grad_year}::int)
    where id = ${athlete.id} and age_doubts <> '{}'`.execute(trx);
}
