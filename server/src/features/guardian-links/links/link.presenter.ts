/** Guardian links as the athlete sees them, and what a guardian has after accepting. */
import type { AcceptedLink, FamilyCode, GuardianLink } from '@faircourt/contracts/guardians';
import type { GuardianLevel } from '@faircourt/contracts/vocabulary';
import type { FamilyCodeRow } from './family-code.store.ts';
import type { LinkRow } from './link.store.ts';

export function presentLink(
  row: LinkRow,
  level: GuardianLevel | null = null,
  isInConflict = false,
): GuardianLink {
  return {
    id: row.id,
    status: row.status,
    waits_for: waitsFor(row),
    level,
    is_in_conflict: isInConflict,
    guardian_name: row.guardian_name,
    invited_email: row.invited_email,
    created_at: row.created_at.toISOString(),
    activated_at: row.activated_at?.toISOString() ?? null,
    invite_expires_at: row.invite_expires_at?.toISOString() ?? null,
  };
}

/** Whose yes is missing; null when it is nobody's. */
function waitsFor({ status, agreed_at }: LinkRow): GuardianLink['waits_for'] {
  if (status === 'invited') return 'invited';
  if (status !== 'accepted') return null;
  return agreed_at === null ? 'athlete' : 'guardian';
}

export function presentFamilyCode(row: FamilyCodeRow): FamilyCode {
  return { code: row.code, expires_at: row.expires_at.toISOString() };
}

/** Until the link is in effect, the guardian learns no more of the athlete than a card would tell. */
export function presentAcceptedLink(row: LinkRow): AcceptedLink {
  const isActive = row.status === 'active';
  return {
    link_id: row.id,
    athlete_id: row.athlete_id,
    athlete_name: isActive ? row.athlete_name : row.athlete_card_name,
    status: isActive ? 'active' : 'accepted',
    waits_for: isActive ? null : row.agreed_at === null ? 'athlete' : 'guardian',
  };
}
