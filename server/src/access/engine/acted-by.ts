/** Who did it, as the log names them. */
import { isSignedIn, roleOf } from './actor.ts';
import type { Guard } from './guard.ts';

/** By then the guard has let this person through, so somebody is signed in. */
export function actedBy({ actor }: Guard): { userId: string; role: string } {
  if (!isSignedIn(actor)) throw new Error('Something was done for nobody');
  return { userId: actor.userId, role: roleOf(actor) };
}
