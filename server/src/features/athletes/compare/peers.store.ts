/**
 * How those measure who play a position, among the athletes that one reader may see. Read from the cards of this reader, so
 * nobody counts whose measurement the reader's page of them would not show.
 */
import type { Position } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import type { CardReader } from '../../../access/rules/card.rules.ts';
import { allOf, EVERYBODY } from '../../../access/scopes/condition.ts';
import { cardsReadBy, POSITION_COLUMNS } from '../../../access/scopes/read-card.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';

export interface PeerGroup {
  position: Position;
  /** Null: all classes. */
  gradYear: number | null;
}

/** `quarters`: lower, median, upper; null where nobody has it. */
export interface MeasureRow {
  measure: string;
  people: number;
  quarters: [number, number, number] | null;
  /** When the first card of the group ends; Infinity where none does. */
  valid_until: Date | number;
}

/** How often something was taken off a card, as a text: two readings that are equal have no withdrawal between them. */
export async function readWithdrawals(queries: Queries): Promise<string> {
  const { rows } = await sql<{ withdrawals: string }>`
    select array(select withdrawals from card_withdrawals order by line)::text as withdrawals`.execute(
    queries,
  );
  return rows[0]?.withdrawals ?? '';
}

export async function readMeasures(
  queries: Queries,
  reader: CardReader,
  { position, gradYear }: PeerGroup,
  now: Date,
): Promise<MeasureRow[]> {
  const height = sql.ref(`one.${POSITION_COLUMNS[position]}`);
  const columns = sql`one.athlete_id, ${height} as height_mm, one.wingspan_mm, one.valid_until,
    one.wingspan_mm >= 0 as has_measurements`;
  const isPeer = allOf(
    sql<boolean>`${height} >= 0`,
    gradYear === null ? EVERYBODY : sql<boolean>`one.grad_year = ${gradYear}`,
  );
  // A card holds a wingspan, be it zero, only where the measurements are released to this reader and verified: there, and
  // only there, the others are read too.
  const { rows } = await sql<MeasureRow>`
    select measure, count(value)::int as people,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by value) as quarters,
      min(peer.valid_until) as valid_until
    from (${cardsReadBy(columns, reader, now, isPeer)}) peer
    left join athletes on athletes.id = peer.athlete_id and peer.has_measurements
    cross join lateral (values
      ('height_cm', nullif(greatest(peer.height_mm, 0), 0) / 10.0::float8),
      ('wingspan_cm', nullif(greatest(peer.wingspan_mm, 0), 0) / 10.0::float8),
      ('weight_kg', athletes.weight_kg::float8),
      ('vertical_cm', athletes.vertical_cm::float8)
    ) as measured (measure, value)
    group by measure`.execute(queries);
  return rows;
}
