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

/** Whom it sets beside each other, in the order of their ids. */
export interface ComparisonKey {
  athleteIds: readonly string[];
  audience: string;
  locale: Locale;
  factsHash: Buffer;
}

export async function findComparisonSummary(
  queries: Queries,
  { athleteIds, audience, locale, factsHash }: ComparisonKey,
): Promise<{ sentences: string[]; model: string } | undefined> {
  const { first_athlete_id, second_athlete_id, third_athlete_id, fourth_athlete_id } =
    athleteColumns(athleteIds);
  return queries
    .selectFrom('comparison_summaries')
    .select(['sentences', 'model'])
    .where('first_athlete_id', '=', first_athlete_id)
    .where('second_athlete_id', '=', second_athlete_id)
    .where('third_athlete_id', 'is not distinct from', third_athlete_id)
    .where('fourth_athlete_id', 'is not distinct from', fourth_athlete_id)
    .where('audience', '=', audience)
    .where('locale', '=', locale)
    .where('facts_hash', '=', factsHash)
    .executeTakeFirst();
}

/** In place of the one about other facts. */
export async function storeComparisonSummary(
  trx: Transaction<DB>,
  { athleteIds, audience, locale, factsHash }: ComparisonKey,
  written: { sentences: string[]; model: string; now: Date },
): Promise<void> {
  const { sentences, model, now } = written;
  const values = { facts_hash: factsHash, sentences, model, written_at: now };
  const athletes = athleteColumns(athleteIds);
  // Conflicts are looked for in the one unique index: who is absent counts as the same there.
  await trx
    .insertInto('comparison_summaries')
    .values({ ...athletes, audience, locale, ...values })
    .onConflict((conflict) =>
      conflict
        .columns([
          'first_athlete_id',
          'second_athlete_id',
          'third_athlete_id',
          'fourth_athlete_id',
          'audience',
          'locale',
        ])
        .doUpdateSet(values),
    )
    .execute();
}

function athleteColumns([first = '', second = '', third, fourth]: readonly string[]) {
  return {
    first_athlete_id: first,
    second_athlete_id: second,
    third_athlete_id: third ?? null,
    fourth_athlete_id: fourth ?? null,
  };
}

interface Month {
  subscriptionId: string;
  /** Its first day. */
  month: string;
}

/**
 * Counts what a summary may take before the model is asked, so that requests that come at once do not pass what is left. False
 * when nothing is left. What a process that dies has taken stays counted: it may be paid for.
 */
export async function reserveUse(
  queries: Queries,
  { subscriptionId, month }: Month,
  { tokens, limit }: { tokens: number; limit: number },
): Promise<boolean> {
  const row = await queries
    .insertInto('summary_use')
    .values({ subscription_id: subscriptionId, month, summaries: 1, tokens })
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'month'])
        .doUpdateSet({
          summaries: sql`summary_use.summaries + 1`,
          tokens: sql`summary_use.tokens + excluded.tokens`,
        })
        .where('summary_use.tokens', '<', sql<string>`${limit}`),
    )
    .returning('subscription_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Once it is known what it took. */
export async function settleUse(
  queries: Queries,
  { subscriptionId, month }: Month,
  { reserved, tokens }: { reserved: number; tokens: number },
): Promise<void> {
  await queries
    .updateTable('summary_use')
    .set({ tokens: sql`greatest(tokens + ${tokens - reserved}::bigint, 0)` })
    .where('subscription_id', '=', subscriptionId)
    .where('month', '=', month)
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
