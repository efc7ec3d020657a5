/**
 * Regions: sets of countries that may overlap. A change takes effect with the next request of each director who works
 * there.
 */
import type { EventActor } from '@faircourt/contracts/events';
import type { Region, RegionInput } from '@faircourt/contracts/regions';
import type { Transaction } from 'kysely';
import { holdForCapability } from '../../access/holding/hold-for.ts';
import { holdUnasked } from '../../access/holding/unasked.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import type { AdminDeps } from './admin.deps.ts';
import { presentRegion } from './admin.presenter.ts';
import { regionDeleted, regionStored } from './region.events.ts';
import {
  deleteRegionRow,
  findRegionId,
  insertRegion,
  listRegionRows,
  updateRegionRow,
} from './region.store.ts';

type RegionDeps = Pick<AdminDeps, 'db'>;

export async function listRegions(deps: RegionDeps, guard: Guard): Promise<{ regions: Region[] }> {
  guard.authorise('region.list');
  return { regions: await readRegions(deps.db) };
}

export async function createRegion(deps: RegionDeps, guard: Guard, input: RegionInput): Promise<Region> {
  return inTransaction(deps.db, async (trx) => {
    await holdForCapability(trx, guard, 'region.keep', { turns: NAMING });
    return storeRegion(trx, null, input, actedBy(guard));
  });
}

export async function updateRegion(
  deps: RegionDeps,
  guard: Guard,
  id: string,
  input: RegionInput,
): Promise<Region> {
  return inTransaction(deps.db, async (trx) => {
    await holdForCapability(trx, guard, 'region.keep', { turns: NAMING, closes: { region: id } });
    await requireRegion(trx, id);
    return storeRegion(trx, id, input, actedBy(guard));
  });
}

export async function deleteRegion(deps: RegionDeps, guard: Guard, id: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    // Directors are assigned to it before or after the change, never in the middle.
    await holdForCapability(trx, guard, 'region.keep', { closes: { region: id } });
    const { directors } = await requireRegion(trx, id);
    // So nobody holds a claim that rests on it.
    if (directors > 0) {
      throw new AppError(
        'conflict',
        `${directors === 1 ? 'A director works' : `${directors} directors work`} in this region. Assign them other regions first.`,
      );
    }
    await deleteRegionRow(trx, id);
    await recordEvent(trx, regionDeleted(id, actedBy(guard)));
  });
}

/** By the command line: the region of this name as given, whether or not there was one. */
export async function keepRegion(
  deps: RegionDeps,
  input: RegionInput,
  by: EventActor,
): Promise<{ region: Region; isNew: boolean }> {
  return inTransaction(deps.db, async (trx) => {
    await holdUnasked(trx, 'the command line', { turns: NAMING });
    const known = await findRegionId(trx, input.name);
    await holdUnasked(trx, 'the command line', { closes: { region: known } });
    return { region: await storeRegion(trx, known, input, by), isNew: known === null };
  });
}

export async function readRegions(queries: Queries): Promise<Region[]> {
  return (await listRegionRows(queries)).map(presentRegion);
}

/** Two regions do not get the same name at the same moment. */
const NAMING = { naming_region: '' };

/** The caller has the turn to name regions, and has closed the one that changes. */
async function storeRegion(
  trx: Transaction<DB>,
  id: string | null,
  input: RegionInput,
  by: EventActor,
): Promise<Region> {
  const namesake = await findRegionId(trx, input.name);
  if (namesake !== null && namesake !== id) {
    throw validationFailed([{ field: 'name', code: 'taken', message: 'Another region has this name.' }]);
  }
  const stored = id ?? (await insertRegion(trx, input));
  if (id !== null) await updateRegionRow(trx, id, input);
  await recordEvent(trx, regionStored(id === null ? 'created' : 'updated', stored, input, by));
  return requireRegion(trx, stored);
}

async function requireRegion(queries: Queries, id: string): Promise<Region> {
  const [row] = await listRegionRows(queries, id);
  if (!row) throw notFound();
  return presentRegion(row);
}
