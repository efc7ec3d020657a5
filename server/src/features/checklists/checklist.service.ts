/** The ticks of a person's checklists. They say nothing about anybody else, so they leave no entry in the log. */
import { CHECKLIST_ITEMS } from '@faircourt/contracts/checklist-items';
import type { ChecklistTicks, KeepTicks } from '@faircourt/contracts/checklists';
import type { Guard } from '../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { TICKS_PER_ACCOUNT } from './checklist.limits.ts';
import { listTicked, storeTicks } from './checklist.store.ts';

const KNOWN: ReadonlySet<string> = new Set(CHECKLIST_ITEMS);

export async function readTicks(db: Database, guard: Guard, userId: string): Promise<ChecklistTicks> {
  await authoriseKeeping(db, guard, userId);
  return presentTicks(db, userId);
}

export async function keepTicks(
  { db, limiter, clock }: { db: Database; limiter: RateLimiter; clock: Clock },
  guard: Guard,
  userId: string,
  { changes }: KeepTicks,
): Promise<ChecklistTicks> {
  await authoriseKeeping(db, guard, userId);
  await limiter.count([{ limit: TICKS_PER_ACCOUNT, key: userId }]);
  const known = changes.filter(({ item }) => KNOWN.has(item));
  if (known.length > 0) await storeTicks(db, userId, { changes: known, now: clock.now() });
  return presentTicks(db, userId);
}

async function presentTicks(db: Database, userId: string): Promise<ChecklistTicks> {
  const ticked = new Set((await listTicked(db, userId)).map(({ item }) => item));
  // An item that a later version has left out is passed over.
  return { ticked: CHECKLIST_ITEMS.filter((item) => ticked.has(item)) };
}

async function authoriseKeeping(db: Database, guard: Guard, userId: string): Promise<void> {
  const athleteId = guard.actor.kind === 'athlete' ? guard.actor.athleteId : null;
  const athlete = athleteId === null ? null : await loadAthleteFacts(db, athleteId);
  guard.authorise('checklist.keep', { userId, athlete });
}
