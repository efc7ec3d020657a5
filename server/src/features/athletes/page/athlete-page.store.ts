/** Reads one athlete for the page: only the columns that this viewer may see are in the query at all. */
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { isCheckedEntry } from '../../../access/scopes/measurement.scope.ts';
import { reachedVideos } from '../../../access/scopes/video.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { hasStill } from '../builder/video.store.ts';
import { sees, seesWhole, type Sight } from './sight.ts';

export type CardRow = Awaited<ReturnType<typeof findCardRow>>;
export type ProfileRow = Awaited<ReturnType<typeof findProfileRow>>;

/** As search shows it, with the name cut short by the same function. */
export function findCardRow(queries: Queries, athleteId: string, sight: Sight) {
  return queries
    .selectFrom('athletes as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'a.id',
      'a.primary_position',
      'a.secondary_position',
      'a.height_cm',
      'a.grad_year',
      'a.country_code',
      sql<string>`redacted_name(u.name)`.as('redacted_name'),
    ])
    .$if(sees(sight, 'identity'), (query) =>
      query.select(['u.name', 'u.avatar_url', 'a.city', 'a.school_name']),
    )
    .where('a.id', '=', athleteId)
    .executeTakeFirstOrThrow();
}

/** `seasonIds` null reads every season; else only these. */
export function findProfileRow(
  queries: Queries,
  athleteId: string,
  sight: Sight,
  seasonIds: readonly string[] | null,
) {
  return queries
    .selectFrom('athletes as a')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('videos as v')
          .select(['v.id', 'v.title', 'v.url', 'v.description', 'v.provider', 'v.is_public', 'v.created_at'])
          .select(hasStill('v.id').as('has_still'))
          .whereRef('v.athlete_id', '=', 'a.id')
          .where(reachedVideos(sight.videos))
          .orderBy('v.created_at', 'desc')
          .orderBy('v.id', 'desc'),
      ).as('videos'),
      eb
        .selectFrom('seasons as s')
        .select((season) => season.fn.countAll<number>().as('count'))
        .whereRef('s.athlete_id', '=', 'a.id')
        .as('seasons_recorded'),
    ])
    .$if(seesWhole(sight, 'identity'), (query) =>
      query.select(['a.current_team', 'a.jersey_number', 'a.bio', 'a.social_handles']),
    )
    .$if(sees(sight, 'measurements'), (query) =>
      query.select(['a.height_cm', 'a.weight_kg', 'a.wingspan_cm', 'a.vertical_cm']),
    )
    .$if(seesWhole(sight, 'measurements'), (query) =>
      query.select('a.dominant_hand').select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('measurements as m')
            .select(['m.measured_on', 'm.height_cm', 'm.weight_kg', 'm.wingspan_cm', 'm.vertical_cm'])
            .whereRef('m.athlete_id', '=', 'a.id')
            .$if(sight.history === 'checked', (entries) => entries.where(isCheckedEntry))
            .orderBy('m.measured_on'),
        ).as('history'),
      ),
    )
    .$if(sees(sight, 'academics'), (query) =>
      query.select((eb) =>
        jsonObjectFrom(
          eb
            .selectFrom('academics as ac')
            .select(['ac.gpa', 'ac.sat', 'ac.act', 'ac.core_courses'])
            .whereRef('ac.athlete_id', '=', 'a.id'),
        ).as('academics'),
      ),
    )
    .$if(sees(sight, 'transcript'), (query) =>
      query.select((eb) =>
        eb
          .selectFrom('academics as t')
          .select('t.transcript_url')
          .whereRef('t.athlete_id', '=', 'a.id')
          .as('transcript_url'),
      ),
    )
    .$if(seasonIds === null || seasonIds.length > 0, (query) =>
      query.select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('seasons as s')
            .select([
              's.id',
              's.label',
              's.games',
              's.minutes',
              's.points',
              's.rebounds',
              's.assists',
              's.steals',
              's.blocks',
              's.field_goals_made',
              's.field_goals_attempted',
              's.threes_made',
              's.threes_attempted',
              's.free_throws_made',
              's.free_throws_attempted',
            ])
            .$if(seesWhole(sight, 'identity'), (season) => season.select(['s.team', 's.league']))
            .whereRef('s.athlete_id', '=', 'a.id')
            .$if(seasonIds !== null, (season) => season.where('s.id', 'in', [...(seasonIds ?? [])]))
            .orderBy('s.label', 'desc')
            .orderBy('s.created_at', 'desc'),
        ).as('seasons'),
      ),
    )
    .where('a.id', '=', athleteId)
    .executeTakeFirstOrThrow();
}
