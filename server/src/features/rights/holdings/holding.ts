/**
 * How one part of what we hold is described: the table it is in, whose rows are about a person, what of it that person
 * gets to read, and why the rest is left out. The download, the page that says what we hold, docs/what-we-hold.md and a test
 * over the whole database are all made from these descriptions.
 */
import type { Holding } from '@faircourt/contracts/holdings';
import type { Role } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import type { SignedInActor } from '../../../access/engine/actor.ts';
import type { Condition } from '../../../access/scopes/condition.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

/** Whose data is read, and by whom. */
export interface Subject {
  userId: string;
  authId: string;
  role: Role;
  athleteId: string | null;
  coachId: string | null;
  /** Who reads: the person themself, or a guardian of a minor. */
  actor: SignedInActor;
  reader: 'self' | 'minor' | 'guardian';
}

/** Why something is left out. */
export const LEFT_OUT = {
  key: 'only says whose row it is',
  secret: 'opens an account, or would help somebody to open it',
  others: 'is about another person',
  family: 'is the family’s: what a coach learns of it is on the page of requests',
  quiet: 'could tell somebody who looks at the screen of a minor that the minor asked for help',
  work: 'is how we work, and says nothing about the person',
  made: 'is made from what the download holds already',
} as const;
export type Reason = keyof typeof LEFT_OUT;

/** What the download says of a column. */
export type Use =
  /** As it is. */
  | 'shown'
  /** As it is, but not in a guardian's download about a minor. */
  | 'self'
  /** As it is for those who decide: not for a minor, whom nobody reaches except through the guardian. */
  | 'decider'
  /** An account: "you", or the role of somebody else. */
  | 'role'
  /** An account whose name the family knows. */
  | 'name'
  /** A coach, by name. */
  | 'coach'
  /** An institution, by name. */
  | 'institution'
  | { made: (subject: Subject) => RawBuilder<unknown> }
  | { out: Reason };

export interface Part {
  /** Names its files in the download. */
  name: string;
  holding: Holding;
  table: keyof DB;
  /** Who can have such rows; everybody when left out. */
  roles?: readonly Role[];
  /** Whether a guardian gets it too, in a download about a minor. */
  readers: 'self' | 'family';
  /** Over rows of the table, named by `as`. */
  rows: (subject: Subject) => Condition;
  as: string;
  columns: Readonly<Record<string, Use>>;
  /** Rows that name bytes in the file store. */
  hasFiles: boolean;
}

interface PartOptions<Table extends keyof DB> extends Pick<Part, 'name' | 'holding' | 'rows'> {
  readers?: Part['readers'];
  roles?: readonly Role[];
  as?: string;
  /** Every column of the table. One that a migration adds does not compile until somebody has said what becomes of it. */
  columns: Readonly<Record<keyof DB[Table] & string, Use>>;
}

export function part<Table extends keyof DB>(table: Table, options: PartOptions<Table>): Part {
  const { readers = 'self', as = 'held', ...rest } = options;
  const hasFiles = 'storage_key' in options.columns && 'content_type' in options.columns;
  return { ...rest, table, readers, as, hasFiles };
}

export function shown<Column extends string>(...columns: Column[]): Record<Column, 'shown'> {
  return all(columns, 'shown');
}

export function used<Column extends string, Each extends Use>(
  use: Each,
  ...columns: Column[]
): Record<Column, Each> {
  return all(columns, use);
}

export function out<Column extends string>(
  reason: Reason,
  ...columns: Column[]
): Record<Column, { out: Reason }> {
  return all(columns, { out: reason });
}

function all<Column extends string, Each>(columns: readonly Column[], use: Each): Record<Column, Each> {
  // Made of exactly these columns.
  return Object.fromEntries(columns.map((column) => [column, use])) as Record<Column, Each>;
}

/** The usual conditions. */
export function ofAccount(column: string) {
  return ({ userId }: Subject): Condition => sql<boolean>`${sql.ref(`held.${column}`)} = ${userId}::uuid`;
}

export function ofAthlete(column = 'athlete_id') {
  return ({ athleteId }: Subject): Condition =>
    sql<boolean>`${sql.ref(`held.${column}`)} = ${athleteId}::uuid`;
}

export function ofCoach(column = 'coach_id') {
  return ({ coachId }: Subject): Condition => sql<boolean>`${sql.ref(`held.${column}`)} = ${coachId}::uuid`;
}

/** Whether this reader gets the part at all. */
export function isFor({ readers, roles }: Part, { reader, role }: Pick<Subject, 'reader' | 'role'>): boolean {
  return (readers === 'family' || reader !== 'guardian') && (roles?.includes(role) ?? true);
}

/** Whether this reader gets the column. */
export function isRead(use: Use, reader: Subject['reader']): boolean {
  if (typeof use === 'object') return 'made' in use;
  if (use === 'self') return reader !== 'guardian';
  return use !== 'decider' || reader !== 'minor';
}
