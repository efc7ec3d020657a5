/** What happens to institutions and to those who name them, as entries of the log. Ids and codes only. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { DomainMatch } from '@faircourt/contracts/verification';

export function institutionNamed(
  named: { institutionId: string; coachId: string; isProposed: boolean; fromInstitutionId: string | null },
  by: EventActor,
): FaircourtEvent {
  return {
    chain: named.institutionId,
    type: 'institution.named',
    actor: by,
    data: {
      coach_id: named.coachId,
      is_proposed: named.isProposed,
      from_institution_id: named.fromInstitutionId,
    },
  };
}

export function emailProven(
  proven: { institutionId: string; coachId: string; match: DomainMatch },
  by: EventActor,
): FaircourtEvent {
  return {
    chain: proven.institutionId,
    type: 'institution.email_proven',
    actor: by,
    data: { coach_id: proven.coachId, domain_match: proven.match },
  };
}

/** A proposal that its coach has left again, and that nobody else knew. */
export function institutionForgotten(institutionId: string, by: EventActor): FaircourtEvent {
  return { chain: institutionId, type: 'institution.forgotten', actor: by, data: {} };
}

export function institutionCorrected(
  institutionId: string,
  fields: string[],
  by: EventActor,
): FaircourtEvent {
  return { chain: institutionId, type: 'institution.corrected', actor: by, data: { fields } };
}

export function institutionBan(
  happened: 'banned' | 'unbanned',
  institutionId: string,
  decisionId: string,
  by: EventActor,
): FaircourtEvent {
  return {
    chain: institutionId,
    type: `institution.${happened}`,
    actor: by,
    data: { decision_id: decisionId },
  };
}

/** Both chains say it: the one that ends here, and the one that goes on. */
export function institutionsMerged(
  merge: { fromId: string; intoId: string; confirmationId: string; coachIds: string[] },
  by: EventActor,
): FaircourtEvent[] {
  const { fromId, intoId, confirmationId: confirmation_id, coachIds: coach_ids } = merge;
  return [
    {
      chain: fromId,
      type: 'institution.merged',
      actor: by,
      data: { into_institution_id: intoId, confirmation_id, coach_ids },
    },
    {
      chain: intoId,
      type: 'institution.took_in',
      actor: by,
      data: { from_institution_id: fromId, confirmation_id },
    },
  ];
}

/** In the chain of an athlete whose family has decided about one of them. */
export function familyConcernedByMerge(
  athleteId: string,
  merge: { fromId: string; intoId: string; hasEndedReleases: boolean },
  by: EventActor,
): FaircourtEvent {
  return {
    chain: athleteId,
    type: 'athlete.institutions_merged',
    actor: by,
    data: {
      institution_id: merge.fromId,
      into_institution_id: merge.intoId,
      has_ended_releases: merge.hasEndedReleases,
    },
  };
}
