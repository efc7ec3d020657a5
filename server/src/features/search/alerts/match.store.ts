/**
 * Which alerts a change of cards touches. One statement for all athletes of the transaction, in which it is decided: what
 * each reader read before is at hand then and at no other time. What is stored are ids.
 */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { alertReader, isUnblockedReader } from '../../../access/scopes/alert.scope.ts';
import { deleteOutdated, type Due } from '../../../platform/database/outdated.ts';
import { PreparedStatement } from '../../../platform/database/prepared-statement.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { changesOf, readPairs } from '../cards/card-change.store.ts';
import type { FormerCard } from '../cards/card.store.ts';
import { keysOf, meets } from './alert-reach.ts';

export async function noteMatches(
  trx: Transaction<DB>,
  athleteIds: readonly string[],
  before: readonly FormerCard[],
  now: Date,
): Promise<void> {
  const wants = sql`alerts.wants`;
  await new PreparedStatement(sql<object>`
    with ${readPairs(athleteIds, before)},
    touched as materialized (
      select pairs.*, ${changesOf()} as changes from pairs
      where pairs.old is null or to_jsonb(pairs.old) - 'valid_until' <> to_jsonb(pairs.new) - 'valid_until'
    ), found as materialized (
      select alerts.id, alerts.user_id, saved.subscription_id, touched.athlete_id, touched.audience, touched.institution_id,
        touched.changes, not (touched.old is null) and ${meets(sql`touched.old`, wants)} as was_found
      from touched
      cross join lateral ${keysOf(sql`touched.new`)}
      join alerts on alerts.reach = any(key.reaches)
      join saved_searches saved on saved.id = alerts.saved_search_id and saved.deleted_at is null
      where ${meets(sql`touched.new`, wants)}
    ), readers as materialized (
      -- Asked once for each person, whatever the number of their searches.
      select asked.user_id, asked.subscription_id, reader.*
      from (select distinct user_id, subscription_id from found) asked
      cross join lateral ${alertReader({ userId: sql`asked.user_id`, subscriptionId: sql`asked.subscription_id` }, now)}
    )
    insert into alert_matches (alert_id, athlete_id, kind, matched_at)
    select alerts.id, found.athlete_id, told.kind, ${now}
    from found
    join readers reader on reader.user_id = found.user_id and reader.subscription_id = found.subscription_id
    join alerts on alerts.id = found.id
    cross join lateral (
      select 'match'::alert_kind as kind where not found.was_found
      union all
      select change::text::alert_kind from unnest(found.changes) change where change not in ('listed', 'profile')
    ) told
    where ${isOwnCard()} and told.kind = any(alerts.kinds) and ${isUnblockedReader(sql`found.athlete_id`)}
    -- An alert that is being turned off at this moment is left out: a family never waits for that, nor fails by it.
    for key share of alerts skip locked
    -- The first find counts: somebody who changes every hour must not put a digest off for ever.
    on conflict (alert_id, athlete_id, kind) do nothing`).execute(trx);
}

/** Of the cards of an athlete, the one that this reader reads. */
function isOwnCard(): RawBuilder<boolean> {
  return sql<boolean>`case found.audience
    when 'everyone' then not reader.is_verified
    when 'institution' then reader.is_verified and found.institution_id = reader.institution_id
    else reader.is_verified and not exists (
      select 1 from pairs own
      where own.athlete_id = found.athlete_id and own.institution_id = reader.institution_id) end`;
}

export function forgetMatches(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'alert_matches', sql`matched_at <= ${over}`, most);
}
