/** What a staff writes at an entry: read as a whole, and changed piece by piece. */
import {
  HISTORY_KINDS,
  WORK_LIMITS,
  type EntryWork,
  type RatingsInput,
  type SetNextStep,
  type TagEntries,
} from '@faircourt/contracts/list-work';
import type { Transaction } from 'kysely';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadListFacts } from '../../access/facts/load-list-facts.ts';
import { holdFor } from '../../access/holding/hold-for.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import { readEntries } from './entry-cards.service.ts';
import { presentEntry } from './entry.presenter.ts';
import { entriesChanged, type EntryChange } from './list.events.ts';
import { countWork } from './list.limits.ts';
import { findList, touchList } from './list.store.ts';
import type { ListsDeps } from './lists.deps.ts';
import { readQuietPeriods } from './quiet-period.service.ts';
import { listCriteria, listRatings, storeRatings } from './rating.store.ts';
import { presentCriterion, presentHistory, presentNote } from './work.presenter.ts';
import {
  countNotes,
  deleteNote,
  findEntry,
  findNote,
  insertNote,
  listColleagues,
  listHistory,
  listNotes,
  retagEntries,
  storeStep,
  storeTags,
  type EntryWorkRow,
} from './work.store.ts';

export async function readWork(deps: ListsDeps, guard: Guard, entryId: string): Promise<EntryWork> {
  const found = await findEntry(deps.db, entryId);
  guard.authorise('list.open', await loadListFacts(deps.db, found?.list_id ?? entryId));
  return present(deps.db, guard, entryId);
}

export function addNote(deps: ListsDeps, guard: Guard, entryId: string, body: string): Promise<EntryWork> {
  return workOn(deps, guard, entryId, 'noted', async (trx) => {
    if ((await countNotes(trx, entryId)) >= WORK_LIMITS.notes) {
      throw new AppError('too_many', `An entry has room for ${WORK_LIMITS.notes} notes.`);
    }
    await insertNote(trx, { entryId, userId: actedBy(guard).userId, body, now: guard.now });
  });
}

/** One's own; what a colleague wrote stays. */
export async function removeNote(deps: ListsDeps, guard: Guard, noteId: string): Promise<void> {
  await countWork(deps, guard);
  await inTransaction(deps.db, async (trx) => {
    const load = async () => {
      const note = await findNote(trx, noteId);
      const list = await loadListFacts(trx, note?.list_id ?? noteId);
      return note && list ? { list, authorUserId: note.author_user_id } : null;
    };
    const known = await findNote(trx, noteId);
    await holdFor(trx, guard, 'list_note.delete', { records: { list: known?.list_id }, load });
    if (!known) throw notFound();
    await deleteNote(trx, noteId);
    await recordEvent(trx, entriesChanged(known.list_id, actedBy(guard), 'note_deleted', [known.entry_id]));
  });
}

export function setTags(
  deps: ListsDeps,
  guard: Guard,
  entryId: string,
  tags: readonly string[],
): Promise<EntryWork> {
  return workOn(deps, guard, entryId, 'tagged', (trx) => storeTags(trx, entryId, tags));
}

export function rate(
  deps: ListsDeps,
  guard: Guard,
  entryId: string,
  { ratings }: RatingsInput,
): Promise<EntryWork> {
  return workOn(deps, guard, entryId, 'rated', async (trx, entry) => {
    const criteria = await listCriteria(trx, entry.subscription_id);
    if (ratings.some(({ criterion_id }) => !criteria.some(({ id }) => id === criterion_id))) throw notFound();
    await storeRatings(trx, { entryId, userId: actedBy(guard).userId }, ratings);
  });
}

export function setStep(
  deps: ListsDeps,
  guard: Guard,
  entryId: string,
  { step, was }: SetNextStep,
): Promise<EntryWork> {
  return workOn(deps, guard, entryId, 'step_set', async (trx, entry) => {
    if (was && (was.text !== entry.step || was.on !== entry.step_on)) {
      throw new AppError('conflict', 'Somebody has set another step meanwhile.');
    }
    const colleagues = await listColleagues(trx, entry.subscription_id);
    if (step?.owner_id && !colleagues.some(({ id }) => id === step.owner_id)) {
      throw validationFailed([
        { field: 'step.owner_id', code: 'unknown', message: 'Choose somebody who works at this desk.' },
      ]);
    }
    await storeStep(trx, entryId, step);
  });
}

/** Adds and takes away tags of many entries at once. One that would have too many keeps those it has. */
export async function tagEntries(
  deps: ListsDeps,
  guard: Guard,
  listId: string,
  { entry_ids, add, remove }: TagEntries,
): Promise<void> {
  await countWork(deps, guard);
  await inTransaction(deps.db, async (trx) => {
    await holdFor(trx, guard, 'list.change', {
      records: { list: listId },
      load: () => loadListFacts(trx, listId),
    });
    const tagged = await retagEntries(trx, listId, entry_ids, { add, remove });
    if (tagged.length === 0) return;
    await touchList(trx, listId, guard.now);
    await recordEvent(trx, entriesChanged(listId, actedBy(guard), 'tagged', tagged));
  });
}

/** Holds the list that the entry is on: who removes it meanwhile comes before or after. */
async function workOn(
  deps: ListsDeps,
  guard: Guard,
  entryId: string,
  what: EntryChange,
  work: (trx: Transaction<DB>, entry: EntryWorkRow) => Promise<void>,
): Promise<EntryWork> {
  await countWork(deps, guard);
  return inTransaction(deps.db, async (trx) => {
    const known = await findEntry(trx, entryId);
    const listId = known?.list_id ?? entryId;
    await holdFor(trx, guard, 'list.change', {
      records: { list: known?.list_id },
      load: () => loadListFacts(trx, listId),
    });
    const entry = await findEntry(trx, entryId);
    if (!entry) throw notFound();
    await work(trx, entry);
    await touchList(trx, listId, guard.now);
    await recordEvent(trx, entriesChanged(listId, actedBy(guard), what, [entryId]));
    return present(trx, guard, entryId);
  });
}

async function present(queries: Queries, guard: Guard, entryId: string): Promise<EntryWork> {
  const found = await findEntry(queries, entryId);
  const list = found && (await findList(queries, found.list_id));
  const [entry] = found ? await readEntries(queries, guard, found.list_id, [entryId]) : [];
  if (!found || !list || !entry) throw notFound();
  const { userId } = actedBy(guard);
  const quiet = await readQuietPeriods(queries, guard);
  const ratings = await listRatings(queries, entryId, userId);
  const criteria = await listCriteria(queries, found.subscription_id);
  const history = await listHistory(queries, { listId: list.id, entryId }, WORK_LIMITS.history);
  return {
    entry: presentEntry(entry, quiet),
    list: { id: list.id, name: list.name },
    notes: (await listNotes(queries, entryId)).map((note) => presentNote(note, userId)),
    criteria: criteria.map((criterion) => presentCriterion(criterion, ratings)),
    colleagues: await listColleagues(queries, found.subscription_id),
    quiet: entry.card ? quiet(entry.card.grad_year) : null,
    history: history.flatMap((row) => presentHistory(row, HISTORY_KINDS)),
  };
}
