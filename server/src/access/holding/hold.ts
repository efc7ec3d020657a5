/**
 * Makes others wait. A transaction names what it needs, by kind and id; the order is not its business. All of it is given
 * back when the transaction ends. Nothing outside this folder calls it: hold-for.ts asks the guard as well, and unasked.ts
 * says why nobody is asked.
 */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { compareHeld, noteHeld, STRENGTHS, type Held, type Strength } from './held-order.ts';
import { isTurn, nameOf, tableOf, type RecordKind, type Turn } from './kinds.ts';

/** By kind, one id or several; what does not exist holds up nobody. */
export type Records = { readonly [K in RecordKind]?: string | readonly string[] | null | undefined };

/** Whose turn, such as a user's id; null for nobody's. */
export type Turns = { readonly [T in Turn]?: string | RawBuilder<string> | null | undefined };

export interface Locks {
  /** Nobody else changes them or relies on them: what the change must not cross. */
  readonly records?: Records;
  /** Nobody changes them, and others may rely on them at the same time. */
  readonly relies?: Records;
  /** Nobody even names them in a new record. */
  readonly closes?: Records;
  /** They stay, and everything else goes on. */
  readonly keeps?: Records;
  /** One after the other, for what has no record to hold. */
  readonly turns?: Turns;
}

/** In one go and in the one order. Returns whether each of the records exists. */
export async function lockAll(trx: Transaction<DB>, locks: Locks): Promise<boolean> {
  const inOrder = strongestOfEach([
    ...ofTurns(locks.turns ?? {}),
    ...ofRecords(locks.keeps ?? {}, 'key share'),
    ...ofRecords(locks.relies ?? {}, 'share'),
    ...ofRecords(locks.records ?? {}, 'no key update'),
    ...ofRecords(locks.closes ?? {}, 'update'),
  ]);
  let isAll = true;
  for (const run of together(inOrder)) {
    for (const one of run.ids) noteHeld(trx, { kind: run.kind, id: one, strength: run.strength });
    if (run.turn) await takeTurn(trx, run.turn.name, run.turn.key);
    else isAll = (await lockRows(trx, run)) === run.ids.length && isAll;
  }
  return isAll;
}

interface Lock extends Held {
  turn?: { name: Turn; key: string | RawBuilder<string> };
}

function ofRecords(records: Records, strength: Strength): Lock[] {
  return Object.entries(records).flatMap(([kind, ids]) =>
    // Object.entries forgets which keys the type allows.
    [ids ?? []].flat().map((id) => ({ kind: kind as RecordKind, id: id.toLowerCase(), strength })),
  );
}

function ofTurns(turns: Turns): Lock[] {
  return Object.entries(turns).flatMap(([kind, key]): Lock[] => {
    if (key === null || key === undefined) return [];
    // Object.entries forgets which keys the type allows.
    const name = kind as Turn;
    return [{ kind: name, id: typeof key === 'string' ? key : '', strength: 'update', turn: { name, key } }];
  });
}

function strongestOfEach(locks: readonly Lock[]): Lock[] {
  const strongestFirst = locks.toSorted(
    (a, b) => compareHeld(a, b) || STRENGTHS.indexOf(b.strength) - STRENGTHS.indexOf(a.strength),
  );
  return strongestFirst.filter((one, n, all) => {
    const before = all[n - 1];
    return before === undefined || compareHeld(before, one) !== 0;
  });
}

interface Run {
  kind: Held['kind'];
  strength: Strength;
  ids: string[];
  turn?: Lock['turn'];
}

/** Neighbours of one kind and strength are one statement. */
function together(inOrder: readonly Lock[]): Run[] {
  const runs: Run[] = [];
  for (const { kind, id, strength, turn } of inOrder) {
    const last = runs.at(-1);
    if (last?.kind === kind && last.strength === strength && !turn) last.ids.push(id);
    else runs.push({ kind, strength, ids: [id], ...(turn ? { turn } : {}) });
  }
  return runs;
}

async function lockRows(trx: Transaction<DB>, { kind, strength, ids }: Run): Promise<number> {
  if (isTurn(kind)) throw new Error(`${kind} is a turn and has no record`);
  const { table, key } = tableOf(kind);
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${sql.ref(key)} = any(${ids}::uuid[])
    order by ${sql.ref(key)} for ${sql.raw(strength)}`.execute(trx);
  return rows.length;
}

async function takeTurn(trx: Transaction<DB>, turn: Turn, key: string | RawBuilder<string>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${nameOf(turn)}::text || ':' || ${key}::text, 0))`.execute(
    trx,
  );
}
