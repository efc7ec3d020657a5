/**
 * Who may not judge a verification, as SQL: people with an interest in the answer. For an athlete those are everybody
 * ever linked as guardian, whoever issued the invitation the athlete came with, and the coaches of the institution it
 * was issued for; for an institution its own coaches. Over the table `verifications`.
 */
import { sql } from 'kysely';

export const interestedUserIds = sql<string>`
  select link.guardian_user_id as user_id from guardian_links link
  where link.athlete_id = verifications.athlete_id and link.guardian_user_id is not null
  union
  select unnest(array[invitation.issued_by, coach.user_id])
  from athletes athlete
  join invitation_redemptions redemption on redemption.user_id = athlete.user_id
  join invitations invitation on invitation.id = redemption.invitation_id
  left join coaches coach on coach.institution_id = invitation.institution_id
  where athlete.id = verifications.athlete_id
  union
  select coach.user_id from coaches coach where coach.institution_id = verifications.institution_id`;

/** Of the athlete or the institution whose facts are checked. */
export const concernedCountry = sql<string>`coalesce(
  (select athlete.country_code from athletes athlete where athlete.id = verifications.athlete_id),
  (select institution.country_code from institutions institution where institution.id = verifications.institution_id))`;
