/** The only SQL of summaries: what a model wrote, what it used, and whether anything may be sent to it. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

/** Whom it was written for and about what. */
export interface SummaryKey {
  athleteId: string;
  audience: string;
  locale: Locale;
  factsHash: Buffer;
}

export async function findSummary(
  queries: Queries,
  { athleteId, audience, locale, factsHash }: SummaryKey,
): Promise<{ sentences: string[]; model: string } | undefined> {
  return queries
    .selectFrom('athlete_summaries')
    .select(['sentences', 'model'])
    .where('athlete_id', '=', athleteId)
    .where('audience', '=', audience)
    .where('locale', '=', locale)
    .where('facts_hash', '=', factsHash)
    .executeTakeFirst();
}

/** In place of the one about other facts. */
export async function storeSummary(
  trx: Transaction<DB>,
  { athleteId, audience, locale, factsHash }: SummaryKey,
  written: { sentences: string[]; model: string; now: Date },
): Promise<void> {
  const { sentences, model, now } = written;
  const values = { facts_hash: factsHash, sentences, model, written_at: now };
  await trx
    .insertInto('athlete_summaries')
    .values({ athlete_id: athleteId, audience, locale, ...values })
    .onConflict((conflict) => conflict.columns(['athlete_id', 'audience', 'locale']).doUpdateSet(values))
    .execute();
}

interface Month {
  subscriptionId: string;
  /** Its first day. */
  month: string;
}

export async function findTokensUsed(queries: Queries, { subscriptionId, month }: Month): Promise<number> {
  const row = await queries
    .selectFrom('summary_use')
    .select('tokens')
    .where('subscription_id', '=', subscriptionId)
    .where('month', '=', month)
    .executeTakeFirst();
  return Number(row?.tokens ?? 0);
}

export async function addUse(
  queries: Queries,
  { subscriptionId, month }: Month,
  tokens: number,
): Promise<void> {
  await queries
    .insertInto('summary_use')
    .values({ subscription_id: subscriptionId, month, summaries: 1, tokens })
    .onConflict((conflict) =>
      conflict.columns(['subscription_id', 'month']).doUpdateSet({
        summaries: sql`summary_use.summaries + 1`,
        tokens: sql`summary_use.tokens + excluded.tokens`,
      }),
    )
    .execute();
}

export async function findUseOfAll(
  queries: Queries,
  month: string,
): Promise<{ summaries: number; tokens: number }> {
  const row = await queries
    .selectFrom('summary_use')
    .select((select) => [select.fn.sum('summaries').as('summaries'), select.fn.sum('tokens').as('tokens')])
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  return { summaries: Number(row.summaries ?? 0), tokens: Number(row.tokens ?? 0) };
}

export async function isModelOn(queries: Queries): Promise<boolean> {
  const row = await queries.selectFrom('summary_switch').select('is_on').executeTakeFirstOrThrow();
  return row.is_on;
}

/** False when it was so already. */
export async function storeSwitch(trx: Transaction<DB>, isOn: boolean): Promise<boolean> {
  const changed = await trx
    .updateTable('summary_switch')
    .set({ is_on: isOn })
    .where('is_on', '<>', isOn)
    .returning('is_on')
    .execute();
  return changed.length > 0;
}
