/** The only SQL on subscriptions and plans. */
import { SCOUT_PLANS, type BilledPlan, type ScoutPlan } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { holdMore } from '../../access/holding/hold-for.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

/** Without an end: it has not begun. */
export async function insertTrial(
  trx: Transaction<DB>,
  trial: { userId: string; plan: ScoutPlan },
): Promise<void> {
  await trx
    .insertInto('subscriptions')
    .values({ owner_user_id: trial.userId, plan: trial.plan, status: 'trial' })
    .execute();
}

export async function storeTrialEnd(
  trx: Transaction<DB>,
  userId: string,
  { endsAt, nextStepAt }: { endsAt: Date; nextStepAt: Date },
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ trial_ends_at: endsAt, trial_begun_by: userId, next_step_at: nextStepAt })
    .where('owner_user_id', '=', userId)
    .where('status', '=', 'trial')
    .where('trial_ends_at', 'is', null)
    .execute();
}

/** Two colleagues who begin a trial at once come one after the other. */
export async function hasTriedBefore(trx: Transaction<DB>, userId: string): Promise<boolean> {
  await holdMore(trx, { turns: { starting_trial: mailDomainOf(userId) } });
  return hasSomebodyTried(trx, userId, SCOUT_PLANS);
}

export function mailDomainOf(userId: string): RawBuilder<string> {
  return sql<string>`(select split_part(mailbox.email::text, '@', 2)
    from users join auth_users mailbox on mailbox.id = users.auth_id where users.id = ${userId})`;
}

/** Somebody else has begun a trial or taken one over who reads the same mailbox, or whose mailbox is at the same institution. */
export async function hasSomebodyTried(
  queries: Queries,
  userId: string,
  plans: readonly BilledPlan[],
): Promise<boolean> {
  const { rows } = await sql<{ has_tried: boolean }>`
    select exists (
      select 1 from subscriptions tried
      join users other on other.id in (tried.trial_begun_by, tried.owner_user_id)
      join auth_users theirs on theirs.id = other.auth_id and theirs.email_verified
      join users me on me.id = ${userId}
      join auth_users mine on mine.id = me.auth_id
      where other.id <> me.id and tried.trial_ends_at is not null and tried.plan = any(${plans}::plan[]) and (
        mailbox_of(theirs.email::text) = mailbox_of(mine.email::text)
        or (
          split_part(theirs.email::text, '@', 2) = split_part(mine.email::text, '@', 2)
          and exists (
            select 1 from institutions place where place.email_domain = split_part(mine.email::text, '@', 2)::citext
          )
        )
      )) as has_tried`.execute(queries);
  return rows[0]?.has_tried ?? false;
}

/** False when none was promised. */
export async function endPromisedTrial(trx: Transaction<DB>, userId: string): Promise<boolean> {
  const ended = await trx
    .updateTable('subscriptions')
    .set({ status: 'lapsed' })
    .where('owner_user_id', '=', userId)
    .where('status', '=', 'trial')
    .where('trial_ends_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length > 0;
}

/** Null means unlimited. */
export async function findProfilesPerMonth(queries: Queries, plan: ScoutPlan): Promise<number | null> {
  const row = await queries
    .selectFrom('plans')
    .select('profiles_per_month')
    .where('plan', '=', plan)
    .executeTakeFirstOrThrow();
  return row.profiles_per_month;
}
