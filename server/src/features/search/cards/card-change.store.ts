/**
 * What is new about athletes, by comparing what each kind of reader read before with what they read now. Only that something
 * is new is kept, never what. It is decided in the transaction of the change, while both are at hand: afterwards nobody could
 * say what was on a card, and nobody should.
 */
import type { CardChange } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { deleteOutdated, type Due } from '../../../platform/database/outdated.ts';
import { PreparedStatement } from '../../../platform/database/prepared-statement.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { FormerCard } from './card.store.ts';

export async function noteCardChanges(
  trx: Transaction<DB>,
  athleteIds: readonly string[],
  before: readonly FormerCard[],
  now: Date,
): Promise<void> {
  await new PreparedStatement(sql<object>`
    with ${readPairs(athleteIds, before)}
    insert into card_changes (athlete_id, audience, institution_id, kind, changed_at)
    select athlete_id, audience, institution_id, kind, ${now}
    from pairs cross join lateral unnest(${changesOf()}) kind`).execute(trx);
}

export function forgetCardChanges(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'card_changes', sql`changed_at <= ${over}`, most);
}

/**
 * The table expression `pairs`: per athlete and kind of reader the card they read before and the one they read now, where
 * there is one now. An institution reads the card made for it alone, else that of all verified colleges. The card for
 * everyone counts while it is public: directors and admins read the others too, and ask for no news.
 */
export function readPairs(athleteIds: readonly string[], before: readonly FormerCard[]): RawBuilder<unknown> {
  const formerRows = `[${before.map(({ former }) => former).join()}]`;
  const isRead = sql`(one.audience <> 'everyone' or one.is_public)`;
  return sql`
    former as materialized (
      select one.athlete_id, one.audience, one.institution_id, one as whole
      from jsonb_populate_recordset(null::athlete_cards, ${formerRows}::jsonb) one where ${isRead}
    ),
    present as materialized (
      select one.athlete_id, one.audience, one.institution_id, one as whole
      from athlete_cards one where one.athlete_id = any(${athleteIds}::uuid[]) and ${isRead}
    ),
    named as (
      select athlete_id, institution_id from former where audience = 'institution'
      union select athlete_id, institution_id from present where audience = 'institution'
    ),
    pairs as materialized (
      select present.athlete_id, present.audience, null::uuid as institution_id, former.whole as old, present.whole as new
      from present left join former on former.athlete_id = present.athlete_id and former.audience = present.audience
      where present.audience <> 'institution'
      union all
      select named.athlete_id, 'institution', named.institution_id,
        coalesce(own_before.whole, shared_before.whole), coalesce(own.whole, shared.whole)
      from named
      left join former own_before
        on own_before.athlete_id = named.athlete_id and own_before.institution_id = named.institution_id
      left join former shared_before
        on shared_before.athlete_id = named.athlete_id and shared_before.audience = 'verified_colleges'
      left join present own on own.athlete_id = named.athlete_id and own.institution_id = named.institution_id
      left join present shared on shared.athlete_id = named.athlete_id and shared.audience = 'verified_colleges'
      where num_nonnulls(own.athlete_id, shared.athlete_id) > 0
    )`;
}

/** Over a row of `pairs`: what is new in it, as an array of card_change. */
export function changesOf(): RawBuilder<CardChange[]> {
  return sql<CardChange[]>`(
    select case
      when pairs.old is null then array['listed']::card_change[]
      when cardinality(found.changes) > 0 then found.changes
      when (pairs.old).card is distinct from (pairs.new).card then array['profile']::card_change[]
      else '{}' end
    from (select array_remove(array[
      ${hasMore('released:', 'release')}, ${hasMore('verified:', 'verification')},
      ${hasMore('season:', 'season')}, ${hasMore('video:', 'video')},
      case when ${isOtherHeight()} or ${hasOtherFigures('measurements')} or ${hasOtherFigures('academics')}
        then 'figure'::card_change end
    ], null) as changes
    from (select array(
      select unnest((pairs.new).also_shown) except select unnest((pairs.old).also_shown)) as codes) more) found)`;
}

/** Every card has the height; one that is unknown is zero. */
function isOtherHeight(): RawBuilder<boolean> {
  return sql<boolean>`((pairs.new).height_mm > 0 and (pairs.new).height_mm <> (pairs.old).height_mm)`;
}

/** Of figures that were shown before too: those that show for the first time are a release. */
function hasOtherFigures(group: 'measurements' | 'academics'): RawBuilder<boolean> {
  const prefix = sql.lit(`figures:${group}:`);
  return sql<boolean>`(exists (select 1 from unnest(more.codes) code where starts_with(code, ${prefix}))
    and exists (select 1 from unnest((pairs.old).also_shown) code where starts_with(code, ${prefix})))`;
}

/** Of a card from before these codes nothing is known to be new. */
function hasMore(prefix: string, change: CardChange): RawBuilder<unknown> {
  return sql`case when (pairs.old).also_shown is not null
    and exists (select 1 from unnest(more.codes) code where starts_with(code, ${sql.lit(prefix)}))
    then ${sql.lit(change)}::card_change end`;
}
