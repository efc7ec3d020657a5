/**
 * Appeals: the person concerned says once why a decision is wrong, and another moderator than the one who decided answers.
 * One that succeeds undoes the decision as far as it can be undone.
 */
import type { DecideAppeal, MakeAppeal } from '@faircourt/contracts/moderation';
import type { Transaction } from 'kysely';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { holdFor } from '../../access/holding/hold-for.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { findDecisionFacts, insertAppeal, storeAnswer } from './appeal.store.ts';
import { findConcerned, locksOf } from './concerned.store.ts';
import { findDecision, type DecisionRow } from './decision.store.ts';
import { resumeContact } from './freeze.service.ts';
import type { ModerationDeps } from './moderation.deps.ts';
import { appealDecided, appealMade, measureEvent } from './moderation.events.ts';

export async function makeAppeal(
  deps: Pick<ModerationDeps, 'db'>,
  guard: Guard,
  decisionId: string,
  { words }: MakeAppeal,
): Promise<void> {
  guard.authorise('moderation.appeal', await findDecisionFacts(deps.db, decisionId));
  await inTransaction(deps.db, async (trx) => {
    const { item_id: itemId } = existing(await findDecision(trx, decisionId));
    await holdFor(trx, guard, 'moderation.appeal', {
      records: { moderation_item: itemId },
      load: () => findDecisionFacts(trx, decisionId),
    });
    const decision = existing(await findDecision(trx, decisionId));
    const by = actedBy(guard);
    const enteredBy = decision.user_id === by.userId ? null : by.userId;
    if (!(await insertAppeal(trx, { decisionId, words, enteredBy, now: guard.now }))) {
      throw new AppError('conflict', 'There is an appeal already.');
    }
    await recordEvent(trx, appealMade(itemOf(decision), decisionId, by), guard.now);
  });
}

export async function decideAppeal(
  deps: Pick<ModerationDeps, 'db'>,
  guard: Guard,
  decisionId: string,
  { is_accepted: isAccepted, answer }: DecideAppeal,
): Promise<void> {
  guard.authorise('moderation.decide_appeal', await findDecisionFacts(deps.db, decisionId));
  await inTransaction(deps.db, async (trx) => {
    const { item_id: itemId, institution_id: institutionId } = existing(await findDecision(trx, decisionId));
    const { records, ...locks } = locksOf(await findConcerned(trx, itemId), itemId);
    await holdFor(trx, guard, 'moderation.decide_appeal', {
      ...locks,
      // By now it is banned, and no longer among what could be.
      records: { ...records, institution: institutionId ?? records?.institution },
      load: () => findDecisionFacts(trx, decisionId),
    });
    const by = actedBy(guard);
    await storeAnswer(trx, decisionId, { by: by.userId, isAccepted, answer, now: guard.now });
    const decision = existing(await findDecision(trx, decisionId));
    if (isAccepted) await undo(trx, guard, decision);
    await recordEvent(trx, appealDecided(itemOf(decision), { decisionId, isAccepted }, by), guard.now);
  });
}

async function undo(trx: Transaction<DB>, guard: Guard, decision: DecisionRow): Promise<void> {
  const by = actedBy(guard);
  if (decision.measure === 'freeze') await resumeContact(trx, itemOf(decision), by, guard.now);
  const undone = {
    id: decision.id,
    measure: decision.measure,
    userId: decision.user_id,
    until: decision.until,
    institutionId: decision.institution_id,
    messageIds: decision.message_ids,
  };
  await recordEvent(trx, measureEvent('undone', itemOf(decision), undone, by), guard.now);
}

function itemOf({ item_id: id, kind, subject_id }: DecisionRow) {
  return { id, kind, subject_id };
}

function existing(decision: DecisionRow | undefined): DecisionRow {
  if (!decision) throw notFound();
  return decision;
}
