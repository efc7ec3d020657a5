/** The register as it leaves the server. */
import type { RegisterEntry, Registered } from '@faircourt/contracts/institution-register';
import type { Timeline } from '@faircourt/contracts/users';
import type { EntryRow } from './register.store.ts';
import type { CoachThereRow, CorrectionRow, HistoryRow, RegisteredRow } from './registered.store.ts';

export function presentEntry(row: EntryRow): RegisterEntry {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    country_code: row.country_code,
    city: row.city,
    email_domain: row.email_domain,
    state: row.state,
    coaches: row.coaches,
    releases: row.releases,
    has_twin: row.has_twin,
  };
}

export function presentRegistered(
  entry: EntryRow,
  row: RegisteredRow,
  around: { people: CoachThereRow[]; corrections: CorrectionRow[]; twins: EntryRow[] },
): Registered {
  return {
    ...presentEntry(entry),
    website: row.website,
    division: row.division,
    created_at: row.created_at.toISOString(),
    proposed_by: presentPerson(row.proposed_by),
    merged_into: row.merged_into && presentNamed(row.merged_into),
    took_in: row.took_in.map(presentNamed),
    ban:
      row.banned_by === null
        ? null
        : {
            item_id: row.ban_item_id,
            reason: row.ban_reason,
            decided_at: row.ban_decided_at?.toISOString() ?? null,
          },
    people: around.people.map(({ user_id, name, title, standing }) => ({ user_id, name, title, standing })),
    counts: {
      verified_coaches: row.verified_coaches,
      athletes: row.athletes,
      requests: row.requests,
      conversations: row.conversations,
      blocks: row.blocks,
      invitations: row.invitations,
    },
    corrections: around.corrections.map((one) => ({
      id: one.id,
      fields: one.fields,
      reason: one.reason,
      done_by: presentPerson(one.done_by),
      done_at: one.done_at.toISOString(),
    })),
    twins: around.twins.map(presentEntry),
  };
}

export function presentHistoryEntry(row: HistoryRow): Timeline['entries'][number] {
  return {
    id: row.id,
    type: row.type,
    at: row.created_at.toISOString(),
    actor: presentPerson(row.actor),
    actor_role: row.actor_role,
  };
}

function presentPerson(person: { user_id: string; name: string } | null) {
  return person && { user_id: person.user_id, name: person.name };
}

function presentNamed({ id, name }: { id: string; name: string }) {
  return { id, name };
}
