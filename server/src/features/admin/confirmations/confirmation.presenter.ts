/** What waits for a second admin, as it leaves the server, with what the reader can do about it. */
import type { Confirmation } from '@faircourt/contracts/confirmations';
import type { Guard } from '../../../access/engine/guard.ts';
import { factsOf, type ConfirmationRow } from './confirmation.store.ts';

export function presentConfirmation(row: ConfirmationRow, guard: Guard): Confirmation {
  const facts = factsOf(row);
  return {
    id: row.id,
    kind: row.kind,
    person: row.person && presentPerson(row.person),
    link_id: row.link_id,
    athlete: row.athlete && presentPerson(row.athlete),
    merge: row.merge && {
      from: presentInstitution(row.merge.from),
      into: presentInstitution(row.merge.into),
    },
    to: row.to && presentPerson(row.to),
    reason: row.reason,
    asked_by: row.asked_by && presentPerson(row.asked_by),
    asked_at: row.asked_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    outcome: row.outcome ?? (row.expires_at <= guard.now ? 'lapsed' : null),
    decided_by: row.decided_by && presentPerson(row.decided_by),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
    can_confirm: guard.can('confirmation.confirm', facts),
    can_refuse: guard.can('confirmation.refuse', facts),
    can_take_back: guard.can('confirmation.take_back', facts),
  };
}

function presentInstitution({ id, name }: { id: string; name: string }) {
  return { id, name };
}

function presentPerson({ user_id, name }: { user_id: string; name: string }) {
  return { user_id, name };
}
