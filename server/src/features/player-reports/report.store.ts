/** Reads reports: what is stored, and of each athlete what this reader's card of them shows now. */
import { LEAST_GAMES, type ReportTotals } from '@faircourt/contracts/player-reports';
import type { FaircourtEvent } from '@faircourt/contracts/events';
import { sql, type Selectable } from 'kysely';
import type { CardReader } from '../../access/rules/card.rules.ts';
import { isEntryShown } from '../../access/scopes/player-report.scope.ts';
import { cardsReadBy } from '../../access/scopes/read-card.scope.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { PlayerReports } from '../../platform/database/schema.gen.ts';

export type ReportRow = Omit<Selectable<PlayerReports>, 'totals'> & { totals: ReportTotals };

export async function listReports(queries: Queries): Promise<ReportRow[]> {
  const rows = await queries.selectFrom('player_reports').selectAll().orderBy('number', 'desc').execute();
  return rows.map(withTotals);
}

export async function findReport(queries: Queries, id: string): Promise<ReportRow | null> {
  const row = await queries.selectFrom('player_reports').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? withTotals(row) : null;
}

export async function findTotals(queries: Queries, number: number): Promise<ReportTotals | null> {
  const row = await queries
    .selectFrom('player_reports')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? withTotals(row).totals : null;
}

interface ShownEntry {
  /** JSON of the contract's athleteCardSchema. */
  card: string;
  section: 'measurements' | 'academics' | 'season' | 'growth';
  from_cm: number | null;
  to_cm: number | null;
  since: string | null;
  label: string | null;
  games: number | null;
  points: number | null;
  rebounds: number | null;
  assists: number | null;
}
export type { ShownEntry };

export async function listShownEntries(
  queries: Queries,
  reportId: string,
  reader: CardReader,
  now: Date,
): Promise<ShownEntry[]> {
  const isTheirs = sql<boolean>`one.athlete_id = entry.athlete_id`;
  const columns = sql`one.card, one.also_shown, one.height_mm`;
  const perGame = (figure: 'points' | 'rebounds' | 'assists') =>
    sql`case when season.games >= ${LEAST_GAMES} then round(${sql.ref(`season.${figure}`)} / season.games::numeric, 1)::float8 end
      as ${sql.ref(figure)}`;
  const { rows } = await sql<ShownEntry>`
    select shown.card, entry.section, entry.from_cm::float8, entry.to_cm::float8, entry.since::text,
      season.label, season.games, ${perGame('points')}, ${perGame('rebounds')}, ${perGame('assists')}
    from player_report_entries entry
    cross join lateral (${cardsReadBy(columns, reader, now, isTheirs)}) shown
    left join seasons season on season.id = entry.season_id
    where entry.report_id = ${reportId} and ${isEntryShown}
    order by entry.athlete_id, entry.section, entry.season_id`.execute(queries);
  return rows;
}

/** The same look, at the same people and as much of them, is in the reader's log of today. */
export async function wasLookedAt(
  queries: Queries,
  { chain, type, data }: FaircourtEvent,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from events where chain = ${chain} and type = ${type} and data = ${JSON.stringify(data)}::jsonb
      and created_at >= ${dayOf(now)}::date at time zone 'UTC' limit 1`.execute(queries);
  return rows.length > 0;
}

/** Written by make-report.store.ts, which makes exactly this. */
function withTotals(row: Selectable<PlayerReports>): ReportRow {
  return { ...row, totals: row.totals as ReportTotals };
}
