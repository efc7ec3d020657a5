/** Directors: approved by an admin and assigned to regions. Everything here holds from their next request on. */
import type { EventActor, EventOf } from '@faircourt/contracts/events';
import type { AssignRegions, Director, DirectorList } from '@faircourt/contracts/regions';
import type { Transaction } from 'kysely';
import { holdFor, holdMore } from '../../access/holding/hold-for.ts';
import { holdUnasked } from '../../access/holding/unasked.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import { approvalGap } from '../../access/rules/administration.rules.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Database, type Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import { findMailReader } from '../../delivery/mail-readers.ts';
import type { Caller } from '../../identity/authenticate.ts';
import { approveAccount } from '../accounts/account.service.ts';
import type { AdminDeps } from './admin.deps.ts';
import { presentDirector } from './admin.presenter.ts';
import { findAccountFacts, listDirectorRows, storeRegionsOf } from './director.store.ts';
import { directorApproved } from './region.events.ts';
import { findRegionId, listNamedRegions } from './region.store.ts';

export async function listDirectors(deps: AdminDeps, guard: Guard, caller: Caller): Promise<DirectorList> {
  guard.authorise('director.list');
  return { directors: await readDirectors(deps.db), file_key: deps.fileKeys.issue(caller, guard.now) };
}

export async function readDirectors(queries: Queries): Promise<Director[]> {
  return (await listDirectorRows(queries)).map(presentDirector);
}

/** Approves a pending director. Repeating the call notifies nobody a second time. */
export async function assignRegions(
  deps: AdminDeps,
  guard: Guard,
  userId: string,
  { region_ids }: AssignRegions,
): Promise<Director> {
  return inTransaction(deps.db, async (trx) => {
    await holdFor(trx, guard, 'director.approve', {
      records: { account: userId },
      load: () => findAccountFacts(trx, userId),
    });
    return assign(trx, userId, region_ids, actedBy(guard));
  });
}

/** By the command line, where people and regions are known by address and name. */
export async function approveDirector(
  db: Database,
  approved: { email: string; regions: readonly string[] },
  by: EventActor,
): Promise<Director> {
  return inTransaction(db, async (trx) => {
    const reader = await findMailReader(trx, approved.email);
    const facts = reader && (await findAccountFacts(trx, reader.userId));
    if (facts?.role !== 'regional_director') {
      throw new AppError('not_found', 'No regional director has this address.');
    }
    const ids: string[] = [];
    for (const name of approved.regions) {
      const id = await findRegionId(trx, name);
      if (id === null) throw new AppError('not_found', `No region is called "${name}".`);
      ids.push(id);
    }
    await holdUnasked(trx, 'the command line', { records: { account: facts.userId } });
    return assign(trx, facts.userId, ids, by);
  });
}

/** The caller holds the account. */
async function assign(
  trx: Transaction<DB>,
  userId: string,
  regionIds: readonly string[],
  by: EventActor,
): Promise<Director> {
  await requireApprovable(trx, userId);
  const { wasPending } = await approveAccount(trx, userId, by);
  const wanted = [...new Set(regionIds)];
  await holdMore(trx, { keeps: { region: wanted } });
  const regions = await listNamedRegions(trx, wanted);
  if (regions.length < wanted.length) {
    throw validationFailed([
      {
        field: 'region_ids',
        code: 'unknown_region',
        message: 'One of these regions does not exist any more.',
      },
    ]);
  }
  const hasChanged = await storeRegionsOf(trx, userId, wanted);
  if (hasChanged || wasPending) {
    await recordEvent(trx, directorApproved(userId, { regionIds: wanted, wasPending }, by));
  }
  return requireDirector(trx, userId);
}

/** Who becomes an admin is no director any more. */
export async function endRegionsOf(
  trx: Transaction<DB>,
  { chain: userId }: EventOf<'account.role_changed'>,
): Promise<void> {
  await storeRegionsOf(trx, userId, []);
}

/** A name and an address are nobody's word: an admin approves who reads their mailbox and has a referee or a document. */
async function requireApprovable(trx: Transaction<DB>, userId: string): Promise<void> {
  const facts = await findAccountFacts(trx, userId);
  const gap = facts && approvalGap(facts);
  if (!gap) return;
  throw new AppError(
    'conflict',
    {
      mailbox: 'This person has not confirmed their email address yet.',
      application: 'This person has not said yet for whom they work.',
      proof: 'Nobody vouches for this person, and they have not shown a document yet.',
    }[gap],
  );
}

export async function requireDirector(queries: Queries, userId: string): Promise<Director> {
  const [row] = await listDirectorRows(queries, userId);
  if (!row) throw notFound();
  return presentDirector(row);
}
