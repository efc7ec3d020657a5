/** Whether a member of the family may lift its hold: only admins are kept from it by a part that they have in a family. */
import type { Guard } from '../../access/engine/guard.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';

export function canLiftHold(guard: Guard, athlete: AthleteFacts): boolean {
  return guard.can('family_hold.lift', { athlete, interestedUserIds: [] });
}
