/** How a card is made, as SQL. Which facts may go onto it is decided by access/scopes/card.scope.ts. */
import type { Position } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import {
  cardedAthletes,
  cardReaders,
  followsCalendar,
  nextCardMoment,
  releasedToReader,
  verifiedFacts,
  videosForReader,
} from '../../../access/scopes/card.scope.ts';
import { guardianshipsEnd } from '../../../access/scopes/standing.scope.ts';

/** Which athletes a statement is about: a condition over `athletes`. */
export type Which = RawBuilder<boolean>;

const FILTERS = `is_public, valid_until, grad_year, height_mm, country_code, point_guard_mm, shooting_guard_mm,
   small_forward_mm, power_forward_mm, center_mm, is_height_verified, gpa, has_video, dominant_hand,
   except_institutions`;
/** What filters read; the same in the cards and in the entries by name. */
export const FILTER_COLUMNS = sql.raw(`${FILTERS}, updated_at`);
const KEY_COLUMNS = sql`audience, institution_id, athlete_id, name_words, card`;
export const CARD_COLUMNS = sql`${KEY_COLUMNS}, ${FILTER_COLUMNS}`;

/** Everything that a card tells, as one short text; when the profile was saved last says nothing about the athlete. */
export const CARD_CONTENT = sql<string>`
  encode(sha256(convert_to(row(${KEY_COLUMNS}, ${sql.raw(FILTERS)})::text, 'UTF8')), 'base64')`;

/** One row per athlete and audience. What an audience may not see is left out here, and so it is nowhere in the row. */
export function builtCards(which: Which, now: Date): RawBuilder<unknown> {
  return sql`
    select reader.audience, reader.institution_id, athletes.id as athlete_id,
      athletes.visibility = 'public' as is_public,
      coalesce(least(released.identity, shown.hand_until, shown.gpa_until, shown.videos_until, verified.measurements,
        ${guardianshipsEnd(now)}), 'infinity') as valid_until,
      coalesce(athletes.grad_year, 0)::smallint as grad_year,
      ${HEIGHT_MM} as height_mm,
      date_trunc('milliseconds', athletes.updated_at) as updated_at,
      athletes.country_code::text as country_code,
      ${heightAs('Point Guard')} as point_guard_mm,
      ${heightAs('Shooting Guard')} as shooting_guard_mm,
      ${heightAs('Small Forward')} as small_forward_mm,
      ${heightAs('Power Forward')} as power_forward_mm,
      ${heightAs('Center')} as center_mm,
      verified.measurements is not null as is_height_verified,
      coalesce(case when shown.gpa_until is not null then academics.gpa * 100 end, -1)::smallint as gpa,
      case when shown.hand_until is not null then athletes.dominant_hand end as dominant_hand,
      video.has_public or shown.videos_until is not null as has_video,
      name_words(shown.name) as name_words,
      case when reader.audience = 'verified_colleges' then named.institutions end as except_institutions,
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
        case when verified.measurements is not null then released.measurements end as hand_until,
        case when released.academics is not null and verified.academics is not null
          then least(released.academics, verified.academics) end as gpa_until,
        case when video.has_any and not video.has_public then released.videos end as videos_until
    ) shown
    where ${which} and ${cardedAthletes(now)}`;
}

export function nextMoments(which: Which, now: Date): RawBuilder<unknown> {
  return sql`select athletes.id as athlete_id, ${nextCardMoment(now)} as due_at from athletes
    where ${which} and ${followsCalendar()}`;
}

const HEIGHT_MM = sql`coalesce(athletes.height_cm * 10, 0)::smallint`;

function heightAs(position: Position): RawBuilder<number> {
  return sql<number>`case when ${position}::player_position in (athletes.primary_position, athletes.secondary_position)
    then ${HEIGHT_MM} else -1 end::smallint`;
}
