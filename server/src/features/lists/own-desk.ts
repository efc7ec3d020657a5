import { deskOf } from '../../access/engine/actor.ts';
import type { Guard } from '../../access/engine/guard.ts';

/** The subscription at which this coach works. By then the guard has let them through, so there is one. */
export function ownDesk({ actor, now }: Guard): string {
  const desk = actor.kind === 'coach' ? deskOf(actor, now) : null;
  if (!desk) throw new Error('Something was kept at no desk');
  return desk.subscriptionId;
}
