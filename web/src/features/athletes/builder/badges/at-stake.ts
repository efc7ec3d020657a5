/** Which badges a save would end: the server names the fields of each, and only a value that really changes counts. */
import type { BadgeInEffect } from '@faircourt/contracts/athletes';
import type { z } from 'zod';

export interface BadgeAtStake {
  badge: BadgeInEffect;
  /** The changed ones of the fields that were checked. */
  fields: string[];
}

export function badgesAtStake(badges: readonly BadgeInEffect[], changed: readonly string[]): BadgeAtStake[] {
  return badges
    .map((badge) => ({ badge, fields: badge.ends_with.filter((field) => changed.includes(field)) }))
    .filter(({ fields }) => fields.length > 0);
}

/** As the server compares: "198.0" in a field is still 198, and a rounded decimal is the rounded one. */
export function changedInBody(schema: z.ZodType, before: unknown, after: unknown): string[] {
  // Mostly nothing is typed yet, and each field asks: checking both bodies takes a phone a while.
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [was, is] = [checked(schema, before), checked(schema, after)];
  return Object.keys(is).filter((field) => JSON.stringify(is[field]) !== JSON.stringify(was[field]));
}

/** A body that the contract refuses is compared as it was typed: it cannot be saved yet. */
function checked(schema: z.ZodType, body: unknown): Record<string, unknown> {
  const result = schema.safeParse(body);
  // Every form of the builder sends an object.
  return (result.success ? result.data : body) as Record<string, unknown>;
}
