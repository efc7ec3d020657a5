/** Entries of the directory as they leave the server. */
import type { DirectoryEntry, DirectoryState } from '@faircourt/contracts/directory';
import type { AthleteEntryRow } from './athlete-entry.store.ts';
import type { CoachEntryRow } from './coach-entry.store.ts';
import type { InstitutionEntryRow } from './institution-entry.store.ts';

export function presentAthlete(row: AthleteEntryRow): DirectoryEntry {
  return {
    kind: 'athlete',
    id: row.id,
    name: row.name,
    country_code: row.country_code,
    city: row.city,
    state: stateOf(row),
    last_active_on: row.last_active_on,
    grad_year: row.grad_year,
    school_name: row.school_name,
    verified_groups: row.verified_groups,
  };
}

export function presentCoach(row: CoachEntryRow): DirectoryEntry {
  return {
    kind: 'coach',
    id: row.id,
    name: row.name,
    country_code: row.country_code,
    city: row.city,
    state: row.state,
    last_active_on: row.last_active_on,
    title: row.title,
    institution_name: row.institution_name,
  };
}

export function presentInstitution(row: InstitutionEntryRow): DirectoryEntry {
  return {
    kind: 'institution',
    id: row.id,
    name: row.name,
    country_code: row.country_code,
    city: row.city,
    state: row.status === 'verified' ? 'verified' : 'none',
    last_active_on: row.last_active_on,
    institution_kind: row.kind,
    status: row.status,
    coaches: row.coaches,
  };
}

function stateOf({ verified_groups, has_unverified }: AthleteEntryRow): DirectoryState {
  if (verified_groups.length === 0) return 'none';
  return has_unverified ? 'partly' : 'verified';
}
