/** Whether somebody works at a live desk other than this one: then a trial of their own that waits takes nothing from them. */
import type { Transaction } from 'kysely';
import { livePlan } from '../../access/engine/actor.ts';
import { loadActor } from '../../access/facts/load-actor.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export async function worksElsewhere(
  trx: Transaction<DB>,
  { userId, subscriptionId, now }: { userId: string; subscriptionId: string; now: Date },
): Promise<boolean> {
  const actor = await loadActor(trx, userId);
  const held = actor.kind === 'coach' ? livePlan(actor, now) : null;
  return held !== null && held.subscriptionId !== subscriptionId;
}
