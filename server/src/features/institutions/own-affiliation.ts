/** How far the calling coach has come with their institution. */
import type { Affiliation } from '@faircourt/contracts/institutions';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { Guard } from '../../access/engine/guard.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findAffiliation } from './affiliation.store.ts';
import { presentAffiliation, UNNAMED } from './institution.presenter.ts';

export async function presentOwn(queries: Queries, guard: Guard): Promise<Affiliation> {
  const row = await findAffiliation(queries, actedBy(guard).userId, guard.now);
  return row ? presentAffiliation(row, guard.now) : UNNAMED;
}
