/** Every institution for admins: the list, one of them with its history, and what a merge would do. */
import {
  REGISTER_PAGE,
  type MergePreview,
  type Register,
  type RegisterFilters,
  type Registered,
} from '@faircourt/contracts/institution-register';
import { TIMELINE_PAGE, type Timeline } from '@faircourt/contracts/users';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import type { InstitutionDeps } from '../institutions.deps.ts';
import { countWhatMoves } from '../merging/merge-preview.store.ts';
import { listMerging } from '../merging/merge.store.ts';
import { presentEntry, presentHistoryEntry, presentRegistered } from './register.presenter.ts';
import { findEntry, listEntries, listTwins } from './register.store.ts';
import { findRegistered, listCoachesThere, listCorrections, listHistory } from './registered.store.ts';

export async function listRegister(
  deps: InstitutionDeps,
  guard: Guard,
  { after = null, ...filters }: RegisterFilters & { after?: string | null | undefined },
): Promise<Register> {
  guard.authorise('institution.list');
  const rows = await listEntries(deps.db, { filters, after, limit: REGISTER_PAGE + 1 });
  const page = rows.slice(0, REGISTER_PAGE);
  const hasNext = rows.length > page.length && !filters.search;
  return { institutions: page.map(presentEntry), next: hasNext ? (page.at(-1)?.id ?? null) : null };
}

export async function readRegistered(deps: InstitutionDeps, guard: Guard, id: string): Promise<Registered> {
  guard.authorise('institution.list');
  const { db } = deps;
  const entry = await findEntry(db, id);
  const row = await findRegistered(db, id, guard);
  if (!entry || !row) throw notFound();
  return presentRegistered(entry, row, {
    people: await listCoachesThere(db, id, guard.now),
    corrections: await listCorrections(db, id, guard.now),
    twins: await listTwins(db, id),
  });
}

export async function readHistory(
  deps: InstitutionDeps,
  guard: Guard,
  id: string,
  before: string | null,
): Promise<Timeline> {
  guard.authorise('institution.list');
  const rows = await listHistory(deps.db, id, { before, limit: TIMELINE_PAGE + 1, now: guard.now });
  const page = rows.slice(0, TIMELINE_PAGE);
  return {
    entries: page.map(presentHistoryEntry),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function previewMerge(
  deps: InstitutionDeps,
  guard: Guard,
  fromId: string,
  intoId: string,
): Promise<MergePreview> {
  guard.authorise('institution.list');
  const merge = { fromId, intoId };
  const both = await listMerging(deps.db, merge);
  const from = both.find(({ id }) => id === fromId);
  const into = both.find(({ id }) => id === intoId);
  if (!from || !into || fromId === intoId) throw notFound();
  return {
    from: { id: from.id, name: from.name },
    into: { id: into.id, name: into.name },
    is_same_country: from.country_code === into.country_code,
    ...(await countWhatMoves(deps.db, merge)),
    is_banned: both.some(({ banned_by: bannedBy }) => bannedBy !== null),
  };
}
