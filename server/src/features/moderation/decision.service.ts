/**
 * What moderators decide about an item, which closes it: nothing was wrong, or something was, with measures. Who decides has
 * claimed it, so that two never decide the same. Each measure is a decision of its own, which others carry out
 * (consequences.ts) and which can be undone alone. Contact that was paused goes on, unless a measure keeps the two apart.
 */
import type { EventActor } from '@faircourt/contracts/events';
import type { CloseItem } from '@faircourt/contracts/moderation';
import { MEASURES, type Measure } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { holdFor } from '../../access/holding/hold-for.ts';
import { possibleMeasures } from '../../access/rules/moderation.rules.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { endOfLastDay } from '../../platform/http/last-day.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import { liveClaim } from './claim.ts';
import { findConcerned, locksOf, measurableOf, pairOf, type Concerned } from './concerned.store.ts';
import { insertDecision } from './decision.store.ts';
import { freezeContact, resumeContact } from './freeze.service.ts';
import { findItem, findItemFacts, storeClosing } from './item.store.ts';
import type { ModerationDeps } from './moderation.deps.ts';
import { itemClosed, measureEvent } from './moderation.events.ts';

export async function closeItem(
  deps: Pick<ModerationDeps, 'db'>,
  guard: Guard,
  id: string,
  decided: CloseItem,
): Promise<void> {
  guard.authorise('moderation.close', await findItemFacts(deps.db, id));
  const { outcome, note } = decided;
  const until = endOfLastDay('until', decided.until, guard.now);
  await inTransaction(deps.db, async (trx) => {
    await holdFor(trx, guard, 'moderation.close', {
      ...locksOf(await findConcerned(trx, id), id),
      load: () => findItemFacts(trx, id),
    });
    const item = await findItem(trx, id, guard.now);
    const concerned = await findConcerned(trx, id);
    if (!item || !concerned) throw notFound();
    const by = actedBy(guard);
    if (item.closed_at !== null) throw new AppError('conflict', 'This has been closed already.');
    if (liveClaim(item, guard.now)?.userId !== by.userId) {
      throw new AppError('conflict', 'Claim this before you close it.');
    }
    const { measures, reason } = requirePossible(decided, concerned);
    await storeClosing(trx, id, { outcome, note, by: by.userId, now: guard.now });
    await keepApart(trx, concerned, measures.includes('freeze'), by, guard.now);
    for (const measure of measures) await take(trx, concerned, { measure, reason, until }, by, guard.now);
    await recordEvent(trx, itemClosed(item, outcome, by), guard.now);
  });
}

/** In the order in which they are carried out; none twice. */
function requirePossible(
  { outcome, measures, reason }: CloseItem,
  concerned: Concerned,
): { measures: Measure[]; reason: string } {
  if (measures.length === 0) return { measures: [], reason: '' };
  if (outcome === 'nothing_wrong') {
    throw refused('measures', 'not_with_nothing_wrong', 'Where nothing was wrong there is no measure.');
  }
  if (reason === null) throw refused('reason', 'required', 'Say why: the person concerned reads it.');
  const possible = possibleMeasures(measurableOf(concerned));
  if (measures.some((measure) => !possible.includes(measure))) {
    throw new AppError('conflict', 'Something has changed meanwhile: not all of this can be done any more.');
  }
  return { measures: MEASURES.filter((measure) => measures.includes(measure)), reason };
}

async function keepApart(
  trx: Transaction<DB>,
  concerned: Concerned,
  isKept: boolean,
  by: EventActor,
  now: Date,
): Promise<void> {
  if (!isKept) {
    await resumeContact(trx, concerned, by, now);
    return;
  }
  const pair = pairOf(concerned);
  if (pair && concerned.frozen_athlete_ids.length === 0) await freezeContact(trx, concerned, pair, by, now);
}

async function take(
  trx: Transaction<DB>,
  concerned: Concerned,
  { measure, reason, until }: { measure: Measure; reason: string; until: Date | null },
  by: EventActor & { userId: string },
  now: Date,
): Promise<void> {
  const decision = {
    itemId: concerned.id,
    measure,
    userId: concerned.about_user_id,
    reason,
    until: measure === 'suspend' ? until : null,
    institutionId: measure === 'ban' ? concerned.institution_id : null,
    messageIds: measure === 'remove' ? concerned.message_ids : [],
  };
  const id = await insertDecision(trx, { ...decision, by: by.userId, now });
  await recordEvent(trx, measureEvent('decided', concerned, { ...decision, id }, by), now);
}

function refused(field: string, code: string, message: string): AppError {
  return validationFailed([{ field, code, message }]);
}
