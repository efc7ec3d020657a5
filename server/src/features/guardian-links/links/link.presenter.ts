/** Guardian links as the athlete sees them, and what a guardian has after accepting. */
import type { AcceptedLink, FamilyCode, GuardianLink } from '@faircourt/contracts/guardians';
import { linkFacts } from '../../../access/facts/link-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { guardianLevel, isInConflict, isSettled } from '../../../access/rules/guardian-level.ts';
import { whyAdminsAnswer } from '../../../access/rules/guardian-link.rules.ts';
import type { FamilyCodeRow } from './family-code.store.ts';
import type { LinkRow } from './link.store.ts';

export function presentLink(row: LinkRow, athlete: AthleteFacts, now: Date): GuardianLink {
  const guardianUserId = row.status === 'active' ? row.guardian_user_id : null;
  const isConflicted = guardianUserId !== null && isInConflict(athlete, guardianUserId);
  return {
    id: row.id,
    status: row.status,
    waits_for: row.status === 'invited' ? 'invited' : waitsFor(row, athlete),
    level: guardianUserId === null ? null : guardianLevel(athlete, guardianUserId, now),
    is_in_conflict: isConflicted,
    is_settled: guardianUserId !== null && !isConflicted && isSettled(athlete, guardianUserId, now),
    guardian_name: row.guardian_name,
    invited_email: row.invited_email,
    created_at: row.created_at.toISOString(),
    activated_at: row.activated_at?.toISOString() ?? null,
    invite_expires_at: row.invite_expires_at?.toISOString() ?? null,
  };
}

/** Whose yes is missing once the guardian has accepted; null when it is nobody's. */
function waitsFor(row: LinkRow, athlete: AthleteFacts): AcceptedLink['waits_for'] {
  if (row.status !== 'accepted') return null;
  if (row.agreed_at === null) return 'athlete';
  return whyAdminsAnswer(linkFacts(row, athlete)) === null ? 'guardian' : 'faircourt';
}

export function presentFamilyCode(row: FamilyCodeRow): FamilyCode {
  return { code: row.code, expires_at: row.expires_at.toISOString() };
}

/** Until the link is in effect, the guardian learns no more of the athlete than a card would tell. */
export function presentAcceptedLink(row: LinkRow, athlete: AthleteFacts): AcceptedLink {
  const isActive = row.status === 'active';
  return {
    link_id: row.id,
    athlete_id: row.athlete_id,
    athlete_name: isActive ? row.athlete_name : row.athlete_card_name,
    status: isActive ? 'active' : 'accepted',
    waits_for: waitsFor(row, athlete),
  };
}
