/** A guardian link as the rules know it, for the lists and pages that read links in statements of their own. */
import type { LinkStatus } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { wasEndedOnOrder } from '../scopes/court-order.scope.ts';
import { interestedInAthlete } from '../scopes/interested-users.ts';
import { otherAccountsOf } from '../scopes/same-person.scope.ts';
import type { AthleteFacts, GuardianLinkFacts } from './subjects.ts';

export interface LinkFactsRow {
  athlete_user_id: string;
  guardian_user_id: string | null;
  status: LinkStatus;
  agreed_at: Date | null;
  /** A court order sent this guardian away from the athlete, under whichever account. */
  is_barred: boolean;
  /** The guardian's other accounts. */
  other_account_ids: string[];
  interested_ids: string[];
}

/** Over `guardian_links`, as `link`. */
export const IS_BARRED = wasEndedOnOrder(sql`link.guardian_user_id`, sql`link.athlete_id`);
export const OTHER_ACCOUNTS = otherAccountsOf(sql`link.guardian_user_id`);
export const INTERESTED = interestedInAthlete(sql`link.athlete_id`);

/** The columns of a LinkFactsRow, over `guardian_links`, as `link`, and over `athletes`. */
export const LINK_FACTS = sql`athletes.user_id as athlete_user_id, link.guardian_user_id, link.status, link.agreed_at,
  ${IS_BARRED} as is_barred, ${OTHER_ACCOUNTS} as other_account_ids, ${INTERESTED} as interested_ids`;

export function linkFacts(link: LinkFactsRow, athlete: AthleteFacts | null): GuardianLinkFacts {
  return {
    athleteUserId: link.athlete_user_id,
    guardianUserId: link.guardian_user_id,
    invitedUserId: null,
    status: link.status,
    isAgreed: link.agreed_at !== null,
    isBarred: link.is_barred,
    otherAccountIds: link.other_account_ids,
    interestedUserIds: link.interested_ids,
    athlete,
  };
}
