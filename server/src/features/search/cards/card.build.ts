/** How a card is made, as SQL. Which facts may go onto it is decided by access/scopes/card.scope.ts. */
import { FILTERS, type CardFact, type Comparison } from '@faircourt/contracts/search-filters';
import type { Position } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import {
  alsoShown,
  cardedAthletes,
  cardReaders,
  followsCalendar,
  nextCardMoment,
  releasedToReader,
  verifiedFacts,
  videosForReader,
} from '../../../access/scopes/card.scope.ts';
import { coversAll, familyFacts } from '../../../access/scopes/in-effect.scope.ts';

/** Which athletes a statement is about: a condition over `athletes`. */
export type AthleteCondition = RawBuilder<boolean>;

const POSITION_COLUMNS = {
  point_guard_mm: 'Point Guard',
  shooting_guard_mm: 'Shooting Guard',
  small_forward_mm: 'Small Forward',
  power_forward_mm: 'Power Forward',
  center_mm: 'Center',
} as const satisfies Record<string, Position>;

/** Each column that the table of filters compares, once. */
const COMPARED = new Map(
  Object.values(FILTERS).flatMap(({ compares }) => (compares ? [[compares.column, compares] as const] : [])),
);

/** When the profile was saved says nothing about the athlete. */
const SAVED_AT = 'updated_at';
const TOLD = [
  ...['is_public', 'valid_until', 'except_institutions'],
  ...Object.keys(POSITION_COLUMNS),
  ...[...COMPARED.keys()].filter((column) => column !== SAVED_AT),
].join(', ');
/** What filters read; the same in the cards and in the entries by name. */
export const FILTER_COLUMNS = sql.raw(`${TOLD}, ${SAVED_AT}`);
const KEY_COLUMNS = sql`audience, institution_id, athlete_id, name_words, card`;
/**
 * Counts the rules by which cards are made: one more wherever a change lets a card show less than before, or be found by other
 * words. Cards of an older count are made again, also those that an older server made meanwhile in a rolling upgrade.
 */
export const CARD_RULES = 3;
export const CARD_COLUMNS = sql`${KEY_COLUMNS}, also_shown, ${FILTER_COLUMNS}`;

/** Everything that a card tells, as one short text. */
export const CARD_CONTENT = sql<string>`
  encode(sha256(convert_to(row(${KEY_COLUMNS}, ${sql.raw(TOLD)})::text, 'UTF8')), 'base64')`;

/** One row per athlete and audience. What an audience may not see is left out here, and so it is nowhere in the row. */
export function builtCards(which: AthleteCondition, now: Date): RawBuilder<unknown> {
  return sql`
    select reader.audience, reader.institution_id, athletes.id as athlete_id,
      athletes.visibility = 'public' as is_public,
      coalesce(least(released.identity, shown.measurements_until, shown.academics_until, shown.videos_until, verified.measurements,
        verified.guardianship), 'infinity') as valid_until,
      ${sql.join(filterColumns())},
      ${foundBy()} as name_words,
      case when reader.audience = 'verified_colleges' then named.institutions end as except_institutions,
      ${alsoShown(now)} as also_shown,
      (select row_to_json(one)::text from (select
        athletes.id,
        shown.name,
        case when shown.is_identity then owner.avatar_url end as avatar_url,
        athletes.primary_position,
        athletes.secondary_position,
        athletes.height_cm,
        verified.measurements is not null as is_height_verified,
        athletes.grad_year,
        athletes.country_code,
        case when shown.is_identity then athletes.city end as city,
        case when shown.is_identity then athletes.school_name end as school_name,
        shown.is_identity as is_identity_released
      ) one) as card
    from athletes
    join users owner on owner.id = athletes.user_id
    left join academics on academics.athlete_id = athletes.id
    cross join lateral ${familyFacts(now)}
    cross join lateral ${verifiedFacts(now)}
    cross join lateral (
      select array_agg(reader.institution_id order by reader.institution_id) as institutions
      from ${cardReaders(now)} where reader.institution_id is not null
    ) named
    cross join lateral ${cardReaders(now)}
    cross join lateral ${releasedToReader(now)}
    cross join lateral ${videosForReader(now)}
    cross join lateral (
      select released.identity is not null as is_identity,
        case when released.identity is not null then owner.name else redacted_name(owner.name) end as name,
        case when verified.measurements is not null then released.measurements end as measurements_until,
        case when verified.measurements is not null and ${coversAll(now)} then released.measurements end as whole_until,
        case when released.academics is not null and verified.academics is not null
          then least(released.academics, verified.academics) end as academics_until,
        case when video.has_any and not video.has_public then released.videos end as videos_until
      -- Else PostgreSQL would make the name wherever it is named.
      offset 0
    ) shown
    where ${which} and ${cardedAthletes(now)}`;
}

/**
 * The words of the name that the card shows and no other. Who is named in full is found by the initial too: that is how the
 * same name is written on the cards of those who are not, and so how people type names here.
 */
function foundBy(): RawBuilder<string[]> {
  return sql<string[]>`case when shown.is_identity
    then array(select distinct word from unnest(name_words(shown.name) || name_words(redacted_name(shown.name))) word order by word)
    else name_words(shown.name) end`;
}

export function nextMoments(which: AthleteCondition, now: Date): RawBuilder<unknown> {
  return sql`select athletes.id as athlete_id, ${nextCardMoment(now)} as due_at from athletes
    where ${which} and ${followsCalendar()}`;
}

/** Made of more than one fact. */
const MADE: Readonly<Record<string, RawBuilder<unknown>>> = {
  updated_at: sql`date_trunc('milliseconds', athletes.updated_at)`,
  is_height_verified: sql`verified.measurements is not null`,
  has_video: sql`(video.has_public or shown.videos_until is not null)`,
};

function filterColumns(): RawBuilder<unknown>[] {
  const compared = [...COMPARED].map(([column, { fact, ...kept }]) => {
    const value = fact ? factColumn(fact, kept) : MADE[column];
    if (!value) throw new Error(`Nothing says what a card has as ${column}`);
    return sql`${value} as ${sql.ref(column)}`;
  });
  const positions = Object.entries(POSITION_COLUMNS).map(
    ([column, position]) => sql`${heightAs(position)} as ${sql.ref(column)}`,
  );
  return [...compared, ...positions];
}

/** What an audience is not shown is below every number; what is merely unknown is zero, and sorts last. */
function factColumn(
  { table, column, shown }: CardFact,
  { type, unitsPerOne = 1 }: Pick<Comparison, 'type' | 'unitsPerOne'>,
): RawBuilder<unknown> {
  const fact = sql.ref(`${table}.${column}`);
  const value = unitsPerOne === 1 ? fact : sql`${fact} * ${sql.lit(unitsPerOne)}`;
  const until = SHOWN_UNTIL[shown];
  const held = until ? sql`case when ${sql.ref(until)} is not null then ${value} end` : value;
  const kept = type === 'smallint' ? sql`coalesce(${held}, ${sql.lit(until ? -1 : 0)})` : held;
  return sql`(${kept})::${sql.raw(type)}`;
}

/** The column of the lateral row `shown`; null for what every card holds. */
const SHOWN_UNTIL: Record<CardFact['shown'], string | null> = {
  'to all': null,
  'when measurements are released and verified': 'shown.measurements_until',
  'when the signed form names it too': 'shown.whole_until',
  'when academics are released and verified': 'shown.academics_until',
};

const HEIGHT_MM = sql`coalesce(athletes.height_cm * 10, 0)::smallint`;

function heightAs(position: Position): RawBuilder<number> {
  return sql<number>`case when ${position}::player_position in (athletes.primary_position, athletes.secondary_position)
    then ${HEIGHT_MM} else -1 end::smallint`;
}
