/** The small pieces that scopes are put together from. */
import { sql, type RawBuilder } from 'kysely';

export type Condition = RawBuilder<boolean>;

export const NOBODY: Condition = sql<boolean>`false`;
export const EVERYBODY: Condition = sql<boolean>`true`;

export function anyOf(...conditions: Condition[]): Condition {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

export function allOf(...conditions: Condition[]): Condition {
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
