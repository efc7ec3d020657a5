/**
 * Remembers what each transaction holds, and throws when one takes something out of order. Such a mistake works on every
 * desk and stops in production, when two people do two things at once; so it is found by whichever test runs the code.
 */
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { rankOf, type Kind } from './kinds.ts';

/** PostgreSQL's four ways to lock a row, weakest first. */
export const STRENGTHS = ['key share', 'share', 'no key update', 'update'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface Held {
  kind: Kind;
  id: string;
  strength: Strength;
}

interface Holding {
  strengths: Map<string, Strength>;
  last: Held | null;
  /** A guard was asked under a lock, or it was said why none is. */
  isAnswered: boolean;
}

const holdings = new WeakMap<Transaction<DB>, Holding>();
let isChecked = true;

/** In production a request that might wait for ever is better than one that certainly fails. */
export function trustTheOrder(): void {
  isChecked = false;
}

/** Called before PostgreSQL is asked. What is held already may be asked for again at any time. */
export function noteHeld(trx: Transaction<DB>, wanted: Held): void {
  if (!isChecked) return;
  const holding = holdingOf(trx);
  const key = `${wanted.kind} ${wanted.id}`;
  const held = holding.strengths.get(key);
  if (held && STRENGTHS.indexOf(held) >= STRENGTHS.indexOf(wanted.strength)) return;
  // Two who share it and both want more would wait for each other.
  if (held) throw new Error(`${name(wanted)} is held for ${held} and now wanted for ${wanted.strength}`);
  const { last } = holding;
  if (last && compareHeld(last, wanted) > 0) {
    throw new Error(
      `${name(wanted)} is held after ${name(last)}, against the order of access/holding/kinds.ts`,
    );
  }
  holding.strengths.set(key, wanted.strength);
  holding.last = wanted;
}

export function noteAnswered(trx: Transaction<DB>): void {
  if (isChecked) holdingOf(trx).isAnswered = true;
}

export function requireAnswered(trx: Transaction<DB>): void {
  if (!isChecked || holdingOf(trx).isAnswered) return;
  throw new Error('More is held in a transaction that has asked nobody: see access/holding/hold-for.ts');
}

function holdingOf(trx: Transaction<DB>): Holding {
  const known = holdings.get(trx);
  if (known) return known;
  const holding: Holding = { strengths: new Map(), last: null, isAnswered: false };
  holdings.set(trx, holding);
  return holding;
}

/** By kind, and records of one kind by id. */
export function compareHeld(a: Held, b: Held): number {
  const byKind = rankOf(a.kind) - rankOf(b.kind);
  if (byKind !== 0) return byKind;
  return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}

function name({ kind, id }: Held): string {
  return `${kind} ${id}`;
}
