/**
 * The only way to make others wait. A transaction names what it needs, by kind and id; the order is not its business. All
 * of it is given back when the transaction ends.
 *
 * | verb | until then |
 * | --- | --- |
 * | `keep` | it stays, and everything else goes on |
 * | `share` | nobody changes it, and others may rely on it at the same time |
 * | `hold` | nobody else changes it or relies on it |
 * | `close` | nobody even names it in a new record |
 */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { compareHeld, noteHeld, type Held, type Strength } from './held-order.ts';
import { nameOf, tableOf, type RecordKind, type Turn } from './kinds.ts';

/** By kind, one id or several; what does not exist holds up nobody. */
export type Records = { readonly [K in RecordKind]?: string | readonly string[] | null | undefined };

export function keep(trx: Transaction<DB>, records: Records): Promise<boolean> {
  return lock(trx, toHeld(records, 'key share'));
}

export function share(trx: Transaction<DB>, records: Records): Promise<boolean> {
  return lock(trx, toHeld(records, 'share'));
}

export function hold(trx: Transaction<DB>, records: Records): Promise<boolean> {
  return lock(trx, toHeld(records, 'no key update'));
}

export function close(trx: Transaction<DB>, records: Records): Promise<boolean> {
  return lock(trx, toHeld(records, 'update'));
}

/** Relies on some and changes others, in one go and in the one order. */
export function shareAndHold(trx: Transaction<DB>, shared: Records, held: Records): Promise<boolean> {
  const changed = toHeld(held, 'no key update');
  const relied = toHeld(shared, 'share').filter(
    (one) => !changed.some((other) => compareHeld(one, other) === 0),
  );
  return lock(trx, [...relied, ...changed]);
}

/** One after the other, for whatever has no record to hold. `key` says whose turn, such as a user's id. */
export async function takeTurn(
  trx: Transaction<DB>,
  turn: Turn,
  key: string | RawBuilder<string> = '',
): Promise<void> {
  noteHeld(trx, { kind: turn, id: typeof key === 'string' ? key : '', strength: 'update' });
  await sql`select pg_advisory_xact_lock(hashtextextended(${nameOf(turn)}::text || ':' || ${key}::text, 0))`.execute(
    trx,
  );
}

function toHeld(records: Records, strength: Strength): (Held & { kind: RecordKind })[] {
  return Object.entries(records).flatMap(([kind, ids]) =>
    // Object.entries forgets which keys the type allows.
    [ids ?? []].flat().map((id) => ({ kind: kind as RecordKind, id: id.toLowerCase(), strength })),
  );
}

/** Whether each of them exists. */
async function lock(trx: Transaction<DB>, wanted: (Held & { kind: RecordKind })[]): Promise<boolean> {
  const inOrder = wanted.toSorted(compareHeld).filter((one, n, all) => {
    const before = all[n - 1];
    return before === undefined || compareHeld(before, one) !== 0;
  });
  let found = 0;
  for (const { kind, strength, ids } of together(inOrder)) {
    for (const id of ids) noteHeld(trx, { kind, id, strength });
    found += await lockRows(trx, kind, strength, ids);
  }
  return found === inOrder.length;
}

interface Run {
  kind: RecordKind;
  strength: Strength;
  ids: string[];
}

/** Neighbours of one kind and strength are one statement. */
function together(inOrder: readonly (Held & { kind: RecordKind })[]): Run[] {
  const runs: Run[] = [];
  for (const { kind, id, strength } of inOrder) {
    const last = runs.at(-1);
    if (last?.kind === kind && last.strength === strength) last.ids.push(id);
    else runs.push({ kind, strength, ids: [id] });
  }
  return runs;
}

async function lockRows(
  trx: Transaction<DB>,
  kind: RecordKind,
  strength: Strength,
  ids: readonly string[],
): Promise<number> {
  const { table, key } = tableOf(kind);
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${sql.ref(key)} = any(${ids}::uuid[])
    order by ${sql.ref(key)} for ${sql.raw(strength)}`.execute(trx);
  return rows.length;
}
