/** What moderators decided, for the person whom it concerns: the reason, and never who reported. */
import type { OwnDecision, OwnDecisionList } from '@faircourt/contracts/moderation';
import { actedBy } from '../../access/engine/acted-by.ts';
import { isSignedIn } from '../../access/engine/actor.ts';
import type { Guard } from '../../access/engine/guard.ts';
import { appealableOf, listDecisionsAbout, type DecisionRow } from './decision.store.ts';
import { presentAppeal } from './item.presenter.ts';
import type { ModerationDeps } from './moderation.deps.ts';

export async function listOwnDecisions(
  deps: Pick<ModerationDeps, 'db'>,
  guard: Guard,
): Promise<OwnDecisionList> {
  const { actor } = guard;
  guard.authorise('moderation.read_own', isSignedIn(actor) ? { userId: actor.userId } : null);
  const rows = await listDecisionsAbout(deps.db, actedBy(guard).userId);
  return { decisions: rows.map((row) => presentOwn(row, guard)) };
}

function presentOwn(row: DecisionRow, guard: Guard): OwnDecision {
  return {
    id: row.id,
    kind: row.kind,
    measure: row.measure,
    reason: row.reason,
    until: row.until?.toISOString() ?? null,
    decided_at: row.decided_at.toISOString(),
    undone_at: row.undone_at?.toISOString() ?? null,
    appeal: presentAppeal(row.appeal),
    can_appeal: guard.can('moderation.appeal', appealableOf(row)),
  };
}
