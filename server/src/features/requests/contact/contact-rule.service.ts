/** The calendar of first contact, as directors keep it: rules with their sources, confirmed again every year. */
import type { EventActor } from '@faircourt/contracts/events';
import type { ContactRule, ContactRuleInput } from '@faircourt/contracts/requests';
import { isSignedIn, roleOf } from '../../../access/engine/actor.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { dayOf } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import type { RequestDeps } from '../requests.deps.ts';
import { contactRuleEvent } from './contact-rule.events.ts';
import { presentRule } from './contact-rule.presenter.ts';
import { deleteRule, insertRule, listRules, updateAsOf } from './contact-rule.store.ts';

export async function listContactRules(deps: RequestDeps, guard: Guard): Promise<{ rules: ContactRule[] }> {
  guard.authorise('contact_rule.list');
  return { rules: (await listRules(deps.db)).map(presentRule) };
}

export async function addContactRule(
  deps: RequestDeps,
  guard: Guard,
  rule: ContactRuleInput,
): Promise<ContactRule> {
  guard.authorise('contact_rule.keep');
  if (rule.as_of > dayOf(guard.now)) {
    // A rule from tomorrow would count as fresh for longer than anybody has looked at it.
    const message = 'The day on which the source was read lies in the future.';
    throw validationFailed([{ field: 'as_of', code: 'in_future', message }]);
  }
  const by = keeperOf(guard);
  return inTransaction(deps.db, async (trx) => {
    const row = await insertRule(trx, rule, by.userId);
    if (!row) throw new AppError('conflict', 'This rule is in the list already. Confirm it instead.');
    await recordEvent(trx, contactRuleEvent('added', row, by));
    return presentRule(row);
  });
}

/** "Still so": the source was read again today. */
export async function confirmContactRule(deps: RequestDeps, guard: Guard, id: string): Promise<ContactRule> {
  guard.authorise('contact_rule.keep');
  return inTransaction(deps.db, async (trx) => {
    const row = await updateAsOf(trx, id, dayOf(guard.now));
    if (!row) throw notFound();
    await recordEvent(trx, contactRuleEvent('confirmed', row, keeperOf(guard)));
    return presentRule(row);
  });
}

export async function deleteContactRule(deps: RequestDeps, guard: Guard, id: string): Promise<void> {
  guard.authorise('contact_rule.keep');
  await inTransaction(deps.db, async (trx) => {
    const row = await deleteRule(trx, id);
    if (!row) throw notFound();
    await recordEvent(trx, contactRuleEvent('deleted', row, keeperOf(guard)));
  });
}

/** The guard has let this person through by then, so somebody is signed in. */
function keeperOf({ actor }: Guard): EventActor & { userId: string } {
  if (!isSignedIn(actor)) throw new Error('A rule of contact was kept by nobody');
  return { userId: actor.userId, role: roleOf(actor) };
}
