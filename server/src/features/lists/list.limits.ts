/**
 * How often one person changes lists: more than any hand can, less than a script that asks for athletes by guessing, or that grows
 * the log of a list, which stays for ever.
 */
import { actedBy } from '../../access/engine/acted-by.ts';
import { isSignedIn } from '../../access/engine/actor.ts';
import type { Guard } from '../../access/engine/guard.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import type { ListsDeps } from './lists.deps.ts';

export const ADDING_PER_COACH: Limit = { name: 'lists:adding', max: 600, windowSeconds: 60 * 60 };
export const WORK_PER_COACH: Limit = { name: 'lists:work', max: 1200, windowSeconds: 60 * 60 };

/** Before anything that is written to the log of a list or a desk. */
export async function countWork({ limiter }: Pick<ListsDeps, 'limiter'>, guard: Guard): Promise<void> {
  // Who is not signed in is refused by what comes next, in the words for that.
  if (!isSignedIn(guard.actor)) return;
  await limiter.count([{ limit: WORK_PER_COACH, key: actedBy(guard).userId }]);
}
