/** Before something is asked or decided about an athlete: who asks, and in which turn. */
import { sql, type Transaction } from 'kysely';
import type { CoachActor } from '../../access/engine/actor.ts';
import type { Guard } from '../../access/engine/guard.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

/**
 * Two tabs of one coach ask one after the other: the second counts what the first has asked. Taken before an athlete is
 * held, never after.
 */
export async function holdAsking(trx: Transaction<DB>, coachUserId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`asking:${coachUserId}`}, 0))`.execute(trx);
}

/** A coach with a record and an institution: whoever is verified has both. */
export interface AskingActor extends CoachActor {
  coachId: string;
  institutionId: string;
}

export function asAsking(actor: Guard['actor']): AskingActor | null {
  if (actor.kind !== 'coach' || actor.coachId === null || actor.institutionId === null) return null;
  return { ...actor, coachId: actor.coachId, institutionId: actor.institutionId };
}
