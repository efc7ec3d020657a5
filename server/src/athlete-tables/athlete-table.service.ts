/**
 * Athletes as a table that a coach takes along. It is made in parts. Each part is read, logged and told to the families in one
 * transaction, and leaves once that is committed: whatever a coach gets has its entry, also where the connection is cut.
 * Between two parts nothing is held, so a slow reader costs no connection to the database, and for each part the rules are
 * asked again.
 */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AthleteCard } from '@faircourt/contracts/search';
import type { Transaction } from 'kysely';
import { actedBy } from '../access/engine/acted-by.ts';
import { proPlan } from '../access/engine/actor.ts';
import { Guard, notFound } from '../access/engine/guard.ts';
import { loadActor } from '../access/facts/load-actor.ts';
import { recordEvent } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import { BYTE_ORDER_MARK, csvLines, type Cell } from '../platform/csv.ts';
import { inTransaction, type Database } from '../platform/database/database.ts';
import type { DB } from '../platform/database/schema.gen.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { athleteCells, headCells, linkCell, type ChosenTable } from './athlete-cells.ts';
import { athletesExported } from './athlete-table.events.ts';
import { EXPORTS_PER_DESK, ROWS_PER_DESK } from './athlete-table.limits.ts';
import { listChecks, NO_CHECKS } from './check.store.ts';

export interface AthleteTableDeps {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  baseUrl: string;
}

export interface Part<Place> {
  rows: readonly { card: AthleteCard; own: readonly Cell[] }[];
  /** Where the next part begins; null after the last one. */
  next: Place | null;
}

export interface AthleteTable<Place> {
  table: ChosenTable;
  /** Null: from search. */
  listId: string | null;
  /** Of the columns that the caller adds to those of the card. */
  ownHead: readonly string[];
  /** Asks the guard it is given, which belongs to this part, and reads in the transaction. */
  read: (trx: Transaction<DB>, guard: Guard, place: Place | null) => Promise<Part<Place>>;
}

/** The first part is read before this returns: what is refused is refused with an answer, not with a broken file. */
export async function streamAthletes<Place>(
  deps: AthleteTableDeps,
  guard: Guard,
  wanted: AthleteTable<Place>,
): Promise<Readable> {
  const { userId } = actedBy(guard);
  const exportId = randomUUID();
  const take = (place: Place | null) => takePart(deps, { exportId, userId, wanted, place });
  const first = await take(null);
  async function* lines(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLines([headOf(wanted)]) + first.lines;
    for (let { next } = first; next !== null;) {
      const part = await take(next);
      yield part.lines;
      ({ next } = part);
    }
  }
  // By bytes, not by parts: else sixteen of them would be read before the first has left.
  return Readable.from(lines(), { objectMode: false });
}

/** Asked before the rows are counted: one that is refused takes no work and uses up no rows. */
export async function countExport({ limiter }: AthleteTableDeps, guard: Guard): Promise<void> {
  await limiter.count([{ limit: EXPORTS_PER_DESK, key: deskOf(guard) }]);
}

/** `rows`: how many the table will have. Counted before, so that no file ends in its middle. */
export async function countExportedRows(
  { limiter }: AthleteTableDeps,
  guard: Guard,
  rows: number,
): Promise<void> {
  await limiter.count([{ limit: ROWS_PER_DESK, key: deskOf(guard), times: rows }]);
}

function deskOf({ actor, now }: Guard): string {
  const desk = actor.kind === 'coach' ? proPlan(actor, now) : null;
  // The rule wants a desk with Pro; the types cannot know.
  if (!desk) throw notFound();
  return desk.subscriptionId;
}

interface PartOf<Place> {
  exportId: string;
  userId: string;
  wanted: AthleteTable<Place>;
  place: Place | null;
}

function takePart<Place>(
  { db, clock }: AthleteTableDeps,
  { exportId, userId, wanted, place }: PartOf<Place>,
): Promise<{ lines: string; next: Place | null }> {
  return inTransaction(db, async (trx) => {
    const guard = new Guard(await loadActor(trx, userId), clock.now());
    const { rows, next } = await wanted.read(trx, guard, place);
    const cards = rows.map(({ card }) => card);
    const checks = await listChecks(
      trx,
      cards.map(({ id }) => id),
      guard.now,
    );
    const { table, listId } = wanted;
    // Also when nobody is in it: somebody has asked for it.
    const part = { exportId, listId, columns: table.columns, cards };
    await recordEvent(trx, athletesExported(part, userId), guard.now);
    const lines = csvLines(
      rows.map(({ card, own }) => [
        ...athleteCells(card, checks.get(card.id) ?? NO_CHECKS, table),
        ...own,
        linkCell(card.id, table),
      ]),
    );
    return { lines, next };
  });
}

function headOf<Place>({ table, ownHead }: AthleteTable<Place>): string[] {
  return [...headCells(table), ...ownHead, table.words.words('table.profile')];
}
