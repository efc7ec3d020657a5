/** Asking for a download, seeing how far it has come, and fetching it with the password. */
import {
  DATA_EXPORTS_PER_DAY,
  type DataExportList,
  type OpenDataExport,
} from '@faircourt/contracts/data-exports';
import { DAY_MS } from '@faircourt/contracts/time';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { ownAthleteIds } from '../../../access/engine/actor.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadManyAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { holdAthleteFor, holdFor } from '../../../access/holding/hold-for.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { requireProof } from '../../../identity/proof.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ExportDeps } from './export.deps.ts';
import { exportOpened, exportRequested } from './export.events.ts';
import { MAKE_EXPORT } from './export.job.ts';
import { presentExport } from './export.presenter.ts';
import { loadExportFacts } from './export-subject.ts';
import {
  countSince,
  findOwnExport,
  findUnderWay,
  insertExport,
  listAthleteNames,
  listOwnExports,
} from './export.store.ts';

export async function listExports(
  deps: Pick<ExportDeps, 'db'>,
  guard: Guard,
  { userId }: Caller,
): Promise<DataExportList> {
  guard.authorise('account.export', { userId });
  return present(deps.db, guard, userId);
}

/** A second click, or a second tab, gets the one that is under way. */
export async function askForOwnExport(
  deps: Pick<ExportDeps, 'db' | 'jobs'>,
  guard: Guard,
  { userId }: Caller,
): Promise<DataExportList> {
  guard.authorise('account.export', { userId });
  return inTransaction(deps.db, async (trx) => {
    await holdFor(trx, guard, 'account.export', {
      records: { account: userId },
      load: async () => ({ userId }),
    });
    await requestOnce(trx, deps, guard, { userId, athleteId: null });
    return present(trx, guard, userId);
  });
}

export async function askForMinorsExport(
  deps: Pick<ExportDeps, 'db' | 'jobs'>,
  guard: Guard,
  { userId }: Caller,
  athleteId: string,
): Promise<DataExportList> {
  return inTransaction(deps.db, async (trx) => {
    await holdAthleteFor(trx, guard, 'athlete.export', athleteId, { records: { account: userId } });
    await requestOnce(trx, deps, guard, { userId, athleteId });
    return present(trx, guard, userId);
  });
}

export interface OpenedExport {
  storage_key: string;
  bytes: number;
  requestedAt: Date;
}

/** A link alone opens nothing: it takes the session of the person who asked, and the password. */
export async function openExport(
  deps: Pick<ExportDeps, 'db' | 'engine' | 'limiter'>,
  guard: Guard,
  caller: Caller,
  id: string,
  given: OpenDataExport,
): Promise<OpenedExport> {
  const found = await findOwnExport(deps.db, id, caller.userId);
  guard.authorise('data_export.open', await loadExportFacts(deps.db, found));
  await requireProof(deps, caller, given);
  return inTransaction(deps.db, async (trx) => {
    const row = await findOwnExport(trx, id, caller.userId);
    // The link may have ended while the password was compared.
    guard.authorise('data_export.open', await loadExportFacts(trx, row));
    if (!row || row.storage_key === null || row.bytes === null) throw notFound();
    for (const event of exportOpened(row, actedBy(guard))) await recordEvent(trx, event, guard.now);
    return { storage_key: row.storage_key, bytes: Number(row.bytes), requestedAt: row.requested_at };
  });
}

async function requestOnce(
  trx: Transaction<DB>,
  { jobs }: Pick<ExportDeps, 'jobs'>,
  guard: Guard,
  wanted: { userId: string; athleteId: string | null },
): Promise<void> {
  const underWay = await findUnderWay(trx, wanted.userId);
  if (underWay) {
    if (underWay.athlete_id !== wanted.athleteId) throw oneAtATime();
    return;
  }
  if ((await leftFor(trx, wanted.userId, guard.now)) === 0) throw enoughForToday();
  const id = await insertExport(trx, { ...wanted, now: guard.now });
  const row = { id, user_id: wanted.userId, athlete_id: wanted.athleteId };
  for (const event of exportRequested(row, actedBy(guard))) await recordEvent(trx, event, guard.now);
  await jobs.enqueue(trx, MAKE_EXPORT, { exportId: id });
}

async function present(queries: Queries, guard: Guard, userId: string): Promise<DataExportList> {
  const rows = await listOwnExports(queries, userId);
  const facts = await loadManyAthleteFacts(queries, [
    ...new Set([...ownAthleteIds(guard.actor), ...rows.flatMap((row) => row.athlete_id ?? [])]),
  ]);
  const open = [...facts.values()].filter((athlete) => guard.can('athlete.export', athlete));
  const openIds = open.map(({ athleteId }) => athleteId);
  const isOver = (expiresAt: Date | null) => expiresAt !== null && expiresAt <= guard.now;
  const shown = rows.filter(
    (row) => !isOver(row.expires_at) && (row.athlete_id === null || openIds.includes(row.athlete_id)),
  );
  return {
    exports: shown.map(presentExport),
    left: await leftFor(queries, userId, guard.now),
    athletes: await listAthleteNames(queries, openIds),
  };
}

async function leftFor(queries: Queries, userId: string, now: Date): Promise<number> {
  const asked = await countSince(queries, userId, new Date(now.getTime() - DAY_MS));
  return Math.max(0, DATA_EXPORTS_PER_DAY - asked);
}

function oneAtATime(): AppError {
  return new AppError('conflict', 'Another download is being prepared. Ask again when it is ready.');
}

function enoughForToday(): AppError {
  return new AppError(
    'too_many',
    `You can prepare ${DATA_EXPORTS_PER_DAY} downloads in 24 hours. Try again tomorrow.`,
  );
}
