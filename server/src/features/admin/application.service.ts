/** What a director-to-be says about themselves: for whom they work, and who vouches for them. An admin looks into it. */
import type { DirectorApplicationInput, OwnApplication } from '@faircourt/contracts/regions';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { Guard } from '../../access/engine/guard.ts';
import { holdForCapability } from '../../access/holding/hold-for.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Queries } from '../../platform/database/database.ts';
import type { AdminDeps } from './admin.deps.ts';
import { presentApplication, presentDocument } from './admin.presenter.ts';
import { findDocument } from './application-document.store.ts';
import { findApplication, storeApplication } from './application.store.ts';
import { findRefusal } from './refusal.store.ts';
import { directorApplied } from './region.events.ts';

export async function readOwnApplication(deps: AdminDeps, guard: Guard): Promise<OwnApplication> {
  guard.authorise('director.apply');
  return presentOwnApplication(deps.db, actedBy(guard).userId);
}

export async function saveOwnApplication(
  deps: AdminDeps,
  guard: Guard,
  given: DirectorApplicationInput,
): Promise<OwnApplication> {
  guard.authorise('director.apply');
  const by = actedBy(guard);
  return inTransaction(deps.db, async (trx) => {
    // An admin who decides at the same moment comes before or after, never in the middle.
    await holdForCapability(trx, guard, 'director.apply', { records: { account: by.userId } });
    await storeApplication(trx, by.userId, given);
    await recordEvent(trx, directorApplied(by));
    return presentOwnApplication(trx, by.userId);
  });
}

export async function presentOwnApplication(queries: Queries, userId: string): Promise<OwnApplication> {
  const row = await findApplication(queries, userId);
  const document = await findDocument(queries, userId);
  const refusal = await findRefusal(queries, userId);
  return {
    application: row ? presentApplication(row) : null,
    document: document ? presentDocument(document) : null,
    refusal: refusal ? { reason: refusal.reason, refused_at: refusal.refused_at.toISOString() } : null,
  };
}
