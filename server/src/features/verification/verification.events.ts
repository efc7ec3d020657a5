/** What happens to verifications, as entries of the log. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { FactGroup, VerificationStatus } from '@faircourt/contracts/vocabulary';
import type { AthleteFact } from './badges/verification.store.ts';

export type VerificationHappening =
  | 'asked'
  | 'answered'
  | 'withdrawn'
  | 'evidence_removed'
  | 'claimed'
  | 'released'
  | 'opened'
  | 'conflict_declared'
  | 'verified'
  | 'offered'
  | 'more_asked'
  | 'rejected'
  | 'reminded'
  | 'undone'
  | 'accepted'
  | 'declined'
  | 'offer_lapsed'
  | 'expired';

/** The columns of a verification that its entries name. */
export interface LoggedVerification {
  id: string;
  fact_group: FactGroup;
  athlete_id: string | null;
  season_id: string | null;
  institution_id: string | null;
  coach_id: string | null;
  guardian_link_id: string | null;
}

/** In the chain of the athlete or of the institution that it is about. */
export function verificationEvent(
  what: VerificationHappening,
  item: LoggedVerification,
  by: EventActor,
  more: { evidence_file_id?: string; on?: string; decision?: VerificationStatus } = {},
): FaircourtEvent {
  const chain = item.athlete_id ?? item.institution_id;
  // A CHECK holds one of the two to be there; the types cannot know.
  if (chain === null) throw new Error(`Verification ${item.id} is about nobody`);
  return {
    chain,
    type: `verification.${what}`,
    actor: by,
    data: {
      verification_id: item.id,
      fact_group: item.fact_group,
      ...(item.season_id ? { season_id: item.season_id } : {}),
      ...(item.coach_id ? { coach_id: item.coach_id } : {}),
      ...(item.guardian_link_id ? { link_id: item.guardian_link_id } : {}),
      ...more,
    },
  };
}

export function verificationDropped(
  fact: AthleteFact,
  verificationIds: string[],
  by: EventActor,
): FaircourtEvent {
  return {
    chain: fact.athleteId,
    type: 'verification.dropped',
    actor: by,
    data: {
      fact_group: fact.factGroup,
      verification_ids: verificationIds,
      ...(fact.seasonId ? { season_id: fact.seasonId } : {}),
    },
  };
}
