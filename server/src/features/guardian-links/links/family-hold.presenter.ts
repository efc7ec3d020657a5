/** Families that wait for an admin, as admins read them: nobody is named in full. */
import type { FamilyHoldList } from '@faircourt/contracts/guardians';
import type { Guard } from '../../../access/engine/guard.ts';
import { linkFacts } from '../../../access/facts/link-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { guardianLevel, isInConflict } from '../../../access/rules/guardian-level.ts';
import { whyAdminsAnswer } from '../../../access/rules/guardian-link.rules.ts';
import type { HeldAthleteRow, JoiningLinkRow, LinkedGuardianRow } from './family-hold.store.ts';

type Hold = FamilyHoldList['holds'][number];
type Waiting = FamilyHoldList['waiting'][number];

/** The athlete with who is linked. */
export interface HoldFamily {
  athlete: AthleteFacts;
  guardians: readonly LinkedGuardianRow[];
}

export function presentHeldFamily(guard: Guard, row: HeldAthleteRow, family: HoldFamily): Hold {
  return {
    athlete_id: row.athlete_id,
    athlete_name: row.athlete_name,
    guardian_name: row.guardian_name,
    since: row.held_at.toISOString(),
    quiet_report_id: row.quiet_report_id,
    can_lift: guard.can('family_hold.lift', {
      athlete: family.athlete,
      interestedUserIds: row.interested_ids,
    }),
    guardians: family.guardians.map((guardian) => presentLinkedGuardian(guardian, family, guard.now)),
  };
}

export function presentJoiningLink(row: JoiningLinkRow, family: HoldFamily, now: Date): Waiting {
  const { athlete } = family;
  return {
    link_id: row.link_id,
    athlete_id: row.athlete_id,
    athlete_name: row.athlete_name,
    guardian_name: row.guardian_name,
    since: row.since.toISOString(),
    admins_answer: whyAdminsAnswer(linkFacts(row, athlete)),
    court_order: row.is_barred ? 'this_guardian' : athlete.hasCourtOrder ? 'another_guardian' : null,
    guardians: family.guardians.map((guardian) => ({
      ...presentLinkedGuardian(guardian, family, now),
      shares_mailbox: row.other_account_ids.includes(guardian.user_id),
    })),
  };
}

function presentLinkedGuardian(
  { user_id: userId, name, since }: LinkedGuardianRow,
  { athlete }: HoldFamily,
  now: Date,
): Hold['guardians'][number] {
  return {
    name,
    level: guardianLevel(athlete, userId, now),
    is_in_conflict: isInConflict(athlete, userId),
    since: since.toISOString(),
  };
}
