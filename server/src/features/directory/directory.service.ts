/** Who is there: the people and institutions of a director's countries, by name. */
import {
  DIRECTORY_PAGE,
  type Coverage,
  type Directory,
  type DirectoryEntry,
  type DirectoryKind,
  type DirectoryQuery,
} from '@faircourt/contracts/directory';
import { isApprovedDirector } from '../../access/engine/actor.ts';
import type { Guard } from '../../access/engine/guard.ts';
import type { Queries } from '../../platform/database/database.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import { listAthleteEntries } from './athlete-entry.store.ts';
import { listCoachEntries } from './coach-entry.store.ts';
import { countCoverage } from './coverage.store.ts';
import { findAnchor, type Anchor, type EntryQuery } from './directory.conditions.ts';
import type { DirectoryDeps } from './directory.deps.ts';
import { presentAthlete, presentCoach, presentInstitution } from './directory.presenter.ts';
import { listInstitutionEntries } from './institution-entry.store.ts';

export async function listDirectory(
  deps: DirectoryDeps,
  guard: Guard,
  { kind, after, ...filters }: DirectoryQuery,
): Promise<Directory> {
  guard.authorise('directory.read');
  const entries = await listEntries(deps.db, kind, {
    actor: guard.actor,
    filters,
    now: guard.now,
    after: after === undefined ? null : await anchorOf(deps.db, guard, kind, after),
    // One more than a page, so that one knows whether there is a next.
    limit: DIRECTORY_PAGE + 1,
    isLoggedLook: false,
  });
  const page = entries.slice(0, DIRECTORY_PAGE);
  return {
    entries: page,
    next: entries.length > page.length ? (page.at(-1)?.id ?? null) : null,
    countries: isApprovedDirector(guard.actor) ? guard.actor.countries.toSorted() : [],
  };
}

export async function readCoverage(deps: DirectoryDeps, guard: Guard): Promise<Coverage> {
  guard.authorise('directory.read');
  const rows = await countCoverage(deps.db, guard.actor, guard.now);
  return {
    cells: rows.map(({ country_code, grad_year, athletes, verified }) => ({
      country_code,
      grad_year,
      athletes,
      verified,
    })),
  };
}

export async function listEntries(
  queries: Queries,
  kind: DirectoryKind,
  wanted: EntryQuery,
): Promise<DirectoryEntry[]> {
  switch (kind) {
    case 'athletes':
      return (await listAthleteEntries(queries, wanted)).map(presentAthlete);
    case 'coaches':
      return (await listCoachEntries(queries, wanted)).map(presentCoach);
    case 'institutions':
      return (await listInstitutionEntries(queries, wanted)).map(presentInstitution);
  }
}

/** The id alone travels: a child's name has no place in an address. */
async function anchorOf(queries: Queries, guard: Guard, kind: DirectoryKind, id: string): Promise<Anchor> {
  const anchor = await findAnchor(queries, kind, guard.actor, id);
  if (anchor) return anchor;
  throw validationFailed([
    {
      field: 'after',
      code: 'invalid_cursor',
      message: 'Take `next` of the page before, with the same kind and filters.',
    },
  ]);
}
