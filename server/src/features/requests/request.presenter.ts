/** Requests as they leave the server for a family. */
import { compareDomain, emailDomainOf } from '@faircourt/contracts/email-domain';
import type { RequestingCoach, FamilyRequest } from '@faircourt/contracts/requests';
import type { ConsentKind } from '@faircourt/contracts/vocabulary';
import { dayOf } from '../../platform/clock.ts';
import type { AskingCoachRow } from './requesting-coach.store.ts';
import type { RequestRow } from './request.store.ts';

/** What an approval would still wait for before it opens anything. */
export interface StillMissing {
  consents: readonly ConsentKind[];
  isCheckMissing: boolean;
  isWithoutSeasons: boolean;
  isIdentityOpen: boolean;
}

export function presentRequest(
  row: RequestRow,
  missing: StillMissing,
  others: FamilyRequest['also_deals_with'],
  now: Date,
): FamilyRequest {
  const base = {
    id: row.id,
    athlete: { id: row.athlete_id, name: row.athlete_name },
    coach: presentAskingCoach(row),
    message: row.message,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decider_name,
    reason: row.reason,
    set_aside_until:
      row.set_aside_until !== null && row.set_aside_until > now ? row.set_aside_until.toISOString() : null,
    missing_consents: [...missing.consents],
    also_deals_with: {
      coach: others.coach.map(({ id, name }) => ({ id, name })),
      institution: others.institution.map(({ id, name }) => ({ id, name })),
    },
  };
  if (row.kind === 'release') {
    const { field_group, status } = row;
    return {
      kind: 'release',
      ...base,
      field_group,
      status,
      is_ended_by_block: row.is_ended_by_block,
      is_check_missing: missing.isCheckMissing,
      is_without_seasons: missing.isWithoutSeasons,
      is_identity_open: missing.isIdentityOpen,
    };
  }
  return {
    kind: 'contact',
    ...base,
    status: row.status,
    verdict: row.verdict,
    division: row.division,
    program: row.program,
  };
}

export function presentAskingCoach(row: AskingCoachRow): RequestingCoach {
  return {
    coach_id: row.coach_id,
    name: row.coach_name,
    title: row.coach_title,
    institution: {
      id: row.institution_id,
      name: row.institution_name,
      kind: row.institution_kind,
      country_code: row.institution_country,
      website: row.institution_website,
    },
    verification: presentCheck(row),
  };
}

function presentCheck(row: AskingCoachRow): RequestingCoach['verification'] {
  const known = {
    emailDomain: row.institution_email_domain,
    website: row.institution_website,
    isProposal: row.is_institution_proposal,
  };
  const checked = row.is_coach_checked ? 'coach' : 'institution';
  return {
    checked: row.is_coach_checked === null ? null : checked,
    method: row.check_method,
    director_name: row.checked_by,
    verified_on: row.checked_at && dayOf(row.checked_at),
    expires_on: row.check_expires_at && dayOf(row.check_expires_at),
    email_domain: row.work_email === null ? null : emailDomainOf(row.work_email),
    is_email_proven: row.is_email_proven,
    domain_match: row.work_email === null ? null : compareDomain(row.work_email, known),
  };
}
