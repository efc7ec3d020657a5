/** Whether a model may be told anything about anybody: one switch, for admins. */
import type { SummarySettings } from '@faircourt/contracts/summaries';
import { isSignedIn, roleOf } from '../../../access/engine/actor.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { dayOf } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SummaryDeps } from './summary.writing.ts';
import { findUseOfAll, isModelOn, storeSwitch } from './summary.store.ts';

export async function readSummarySettings(
  { db, model }: SummaryDeps,
  guard: Guard,
): Promise<SummarySettings> {
  guard.authorise('summary_settings.keep');
  const [is_on, use] = await Promise.all([
    isModelOn(db),
    findUseOfAll(db, `${dayOf(guard.now).slice(0, 7)}-01`),
  ]);
  return { model: model?.name ?? null, is_on, ...use, monthly_tokens: model?.monthlyTokens ?? null };
}

export async function switchModel({ db }: SummaryDeps, guard: Guard, isOn: boolean): Promise<void> {
  guard.authorise('summary_settings.keep');
  const { actor } = guard;
  if (!isSignedIn(actor)) throw notFound();
  await inTransaction(db, async (trx) => {
    if (!(await storeSwitch(trx, isOn))) return;
    await recordEvent(trx, {
      chain: actor.userId,
      type: 'summaries.switched',
      actor: { userId: actor.userId, role: roleOf(actor) },
      data: { is_on: isOn },
    });
  });
}
