/** Institutions, and how far a coach has come at one, as they leave the server. */
import { compareDomain } from '@faircourt/contracts/email-domain';
import { EMAIL_CODE_ATTEMPTS } from '@faircourt/contracts/email-code';
import type { Affiliation, Institution } from '@faircourt/contracts/institutions';
import { isUndecided } from '@faircourt/contracts/verification';
import { dayOf } from '../../platform/clock.ts';
import { givenStatements } from '../verification/evidence/given-statements.ts';
import type { AffiliationFacts, AffiliationRow } from './affiliation.store.ts';
import type { InstitutionRow } from './institution.store.ts';

export function presentInstitution(row: InstitutionRow): Institution {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    country_code: row.country_code,
    city: row.city,
    website: row.website,
    status: row.status,
  };
}

export const UNNAMED: Affiliation = {
  step: 'unnamed',
  institution: null,
  title: null,
  work_email: null,
  domain_match: null,
  code_expires_at: null,
  verification_id: null,
  statements: [],
  reason: null,
  asked_at: null,
  verified_on: null,
  expires_on: null,
  director_name: null,
  method: null,
};

export function presentAffiliation(row: AffiliationRow, now: Date): Affiliation {
  const { coach, institution, code, last, inEffect } = row;
  const step = stepOf(row);
  if (!institution || step === 'unnamed') return UNNAMED;
  const open = last && isUndecided(last) ? last : null;
  // The badge in effect, or the one that lapsed; a refused affiliation has no dates to show.
  const badge = inEffect ?? (step === 'expired' ? last : null);
  const isCodeOut = code !== null && code.expires_at > now && code.attempts < EMAIL_CODE_ATTEMPTS;
  return {
    step,
    institution: presentInstitution(institution),
    title: coach.title,
    work_email: coach.work_email,
    domain_match: coach.work_email === null ? null : matchOf(coach.work_email, institution),
    code_expires_at: isCodeOut ? code.expires_at.toISOString() : null,
    verification_id: open?.id ?? null,
    statements: open ? givenStatements(open.evidence) : [],
    reason: last?.status === 'more_asked' || step === 'rejected' ? (last?.reason ?? null) : null,
    asked_at: open?.created_at.toISOString() ?? null,
    verified_on: badge?.decided_at ? dayOf(badge.decided_at) : null,
    expires_on: badge?.expires_at ? dayOf(badge.expires_at) : null,
    director_name: badge?.director_name ?? null,
    method: badge?.method ?? null,
  };
}

/** What a director compares. */
export function affiliationFacts(
  coach: { name: string; title: string | null; workEmail: string },
  institution: InstitutionRow,
): AffiliationFacts {
  return {
    name: coach.name,
    title: coach.title,
    work_email: coach.workEmail,
    website: institution.website,
    email_domain: institution.email_domain,
    domain_match: matchOf(coach.workEmail, institution),
  };
}

function stepOf({ coach, institution, last, inEffect }: AffiliationRow): Affiliation['step'] {
  if (!institution) return 'unnamed';
  if (inEffect) return 'verified';
  if (last && isUndecided(last)) return last.status === 'more_asked' ? 'more_asked' : 'waiting';
  if (coach.work_email_proven_at === null) return 'email_unproven';
  if (last?.status === 'rejected') return 'rejected';
  // The coach withdrew the question: nothing else is known, and the coach starts over by naming an institution.
  return last?.status === 'verified' ? 'expired' : 'unnamed';
}

function matchOf(workEmail: string, { email_domain, website, status, proposed_by }: InstitutionRow) {
  const isProposal = status !== 'verified' && proposed_by !== null;
  return compareDomain(workEmail, { emailDomain: email_domain, website, isProposal });
}
