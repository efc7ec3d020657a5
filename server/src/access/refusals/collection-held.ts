/** What a child under 13 hears whose guardian has not signed yet: from them nothing more is taken. Removing is never refused. */
import type { Guard } from '../engine/guard.ts';
import type { AthleteFacts } from '../facts/subjects.ts';
import { mayAdd } from '../rules/athlete.rules.ts';
import { AppError } from '../../platform/errors.ts';

export function requireCollection({ actor, now }: Guard, athlete: AthleteFacts): void {
  if (mayAdd(actor, athlete, now)) return;
  throw new AppError(
    'guardian_needed',
    'Under 13 we keep nothing more until a guardian has proven who they are and signed the forms. Invite your guardian.',
  );
}
