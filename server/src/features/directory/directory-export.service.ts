/** The directory as a table to keep. It leaves the platform, so it is in the log, and families read that it did. */
import type { DirectoryQuery } from '@faircourt/contracts/directory';
import { isApprovedDirector, type DirectorActor } from '../../access/engine/actor.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { keepViews } from '../athletes/page/profile-view.service.ts';
import { COLUMNS, tableOf } from './directory-table.ts';
import type { DirectoryDeps } from './directory.deps.ts';
import { directoryExported } from './directory.events.ts';
import { EXPORT_MAX, EXPORTS_PER_DIRECTOR } from './directory.limits.ts';
import { listEntries } from './directory.service.ts';

/** Names and schools, which is what a table of athletes shows of a profile. */
const SHOWN = ['identity'] as const;

export async function exportDirectory(
  deps: DirectoryDeps,
  guard: Guard,
  { kind, ...filters }: Omit<DirectoryQuery, 'after'>,
): Promise<string> {
  guard.authorise('directory.export');
  const director = directorOf(guard);
  await deps.limiter.count([{ limit: EXPORTS_PER_DIRECTOR, key: director.userId }]);
  return inTransaction(deps.db, async (trx) => {
    const entries = await listEntries(trx, kind, {
      actor: director,
      filters,
      now: guard.now,
      after: null,
      limit: EXPORT_MAX + 1,
      isLoggedLook: true,
    });
    if (entries.length > EXPORT_MAX) throw tooMany();
    const athleteIds = entries.flatMap((entry) => (entry.kind === 'athlete' ? [entry.id] : []));
    await keepViews(trx, director, athleteIds, { groups: SHOWN, now: guard.now });
    const exported = directoryExported({ kind, filters, rows: entries.length }, director.userId);
    await recordEvent(trx, exported);
    return tableOf(entries, COLUMNS[kind]);
  });
}

/** Nobody else passes the rule; the types cannot know. */
function directorOf({ actor }: Guard): DirectorActor {
  if (!isApprovedDirector(actor)) throw notFound();
  return actor;
}

function tooMany(): AppError {
  return new AppError(
    'too_many',
    `These are more than ${EXPORT_MAX} entries. Choose a country or a class first.`,
  );
}
