/** What a director-to-be says about themselves: for whom they work, and who vouches for them. An admin looks into it. */
import type { DirectorApplication, DirectorApplicationInput } from '@faircourt/contracts/regions';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { Guard } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { AdminDeps } from './admin.deps.ts';
import { presentApplication } from './admin.presenter.ts';
import { findApplication, storeApplication } from './application.store.ts';
import { directorApplied } from './region.events.ts';

interface OwnApplication {
  application: DirectorApplication | null;
}

export async function readOwnApplication(deps: AdminDeps, guard: Guard): Promise<OwnApplication> {
  guard.authorise('director.apply');
  const row = await findApplication(deps.db, actedBy(guard).userId);
  return { application: row ? presentApplication(row) : null };
}

export async function saveOwnApplication(
  deps: AdminDeps,
  guard: Guard,
  given: DirectorApplicationInput,
): Promise<OwnApplication> {
  guard.authorise('director.apply');
  const by = actedBy(guard);
  return inTransaction(deps.db, async (trx) => {
    await storeApplication(trx, by.userId, given);
    await recordEvent(trx, directorApplied(by));
    const row = await findApplication(trx, by.userId);
    return { application: row ? presentApplication(row) : null };
  });
}
