/** The only SQL that writes seasons. */
import type { SeasonValues } from '@faircourt/contracts/athletes';
import type { Selectable, Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB, Seasons } from '../../../platform/database/schema.gen.ts';

const COLUMNS = [
  'id',
  'athlete_id',
  'label',
  'team',
  'league',
  'games',
  'minutes',
  'points',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'field_goals_made',
  'field_goals_attempted',
  'threes_made',
  'threes_attempted',
  'free_throws_made',
  'free_throws_attempted',
] as const;

export type SeasonRow = Pick<Selectable<Seasons>, (typeof COLUMNS)[number]>;

/** Newest first: labels are years. Of one year, what was added last. */
export function listSeasons(queries: Queries, athleteId: string): Promise<SeasonRow[]> {
  return queries
    .selectFrom('seasons')
    .select(COLUMNS)
    .where('athlete_id', '=', athleteId)
    .orderBy('label', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findSeason(queries: Queries, id: string): Promise<SeasonRow | undefined> {
  return queries.selectFrom('seasons').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function insertSeason(
  trx: Transaction<DB>,
  athleteId: string,
  season: SeasonValues,
): Promise<SeasonRow> {
  return trx
    .insertInto('seasons')
    .values({ athlete_id: athleteId, ...written(season) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updateSeasonRow(trx: Transaction<DB>, id: string, season: SeasonValues): Promise<SeasonRow> {
  return trx
    .updateTable('seasons')
    .set(written(season))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The verifications of the season go with it. */
export function deleteSeasonRow(trx: Transaction<DB>, id: string): Promise<SeasonRow | undefined> {
  return trx.deleteFrom('seasons').where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}

/** Every column that the athlete writes, by name. */
function written(season: SeasonValues): SeasonValues {
  return {
    label: season.label,
    team: season.team,
    league: season.league,
    games: season.games,
    minutes: season.minutes,
    points: season.points,
    rebounds: season.rebounds,
    assists: season.assists,
    steals: season.steals,
    blocks: season.blocks,
    field_goals_made: season.field_goals_made,
    field_goals_attempted: season.field_goals_attempted,
    threes_made: season.threes_made,
    threes_attempted: season.threes_attempted,
    free_throws_made: season.free_throws_made,
    free_throws_attempted: season.free_throws_attempted,
  };
}
