/** Reminding a family, a guardian or a coach of what a director asked: the same words, to the same people, once more. */
import { REMINDER_DAYS } from '@faircourt/contracts/verification';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { VerificationDeps } from '../verification.deps.ts';
import { verificationEvent } from '../verification.events.ts';
import { storeReminder } from './decision.store.ts';
import { readHeldItem } from './item.service.ts';
import { remindableFrom } from './remind.ts';

/** Any director of the country may: who asked may be away, and it is the same queue for all of them. */
export function remindOfItem(deps: VerificationDeps, guard: Guard, id: string): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const item = await readHeldItem(trx, guard, 'verification.decide', id);
    const from = remindableFrom(item);
    if (from === null) throw new AppError('conflict', 'This waits for no answer.');
    if (from > guard.now) {
      throw new AppError('conflict', `They were asked less than ${REMINDER_DAYS} days ago.`);
    }
    await storeReminder(trx, id, guard.now);
    await recordEvent(trx, verificationEvent('reminded', item, actedBy(guard)), guard.now);
  });
}
