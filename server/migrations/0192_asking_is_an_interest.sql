-- compatible-with: 0190
-- Who has a part in an athlete or an institution, account by account. A coach who asked to talk or to see something has one
-- too. Whose other accounts have a part is asked by access/scopes/interested-users.ts, in both directions and for every kind
-- of part: the view says it of a guardian's and an athlete's account, not of a coach's, so a director could sign up as a
-- coach with the same mailbox and verify the institution they had named.
-- The last release asks this view alone. It goes on running during an upgrade, so the view still says what it said then.
create or replace view conflicts_of_interest as
  select guardian_user_id as user_id, athlete_id, null::uuid as institution_id
  from guardian_links where guardian_user_id is not null
  union all
  select invitation.issued_by, athlete.id, null
  from invitations invitation
  join invitation_redemptions redemption on redemption.invitation_id = invitation.id
  join athletes athlete on athlete.user_id = redemption.user_id
  where invitation.issued_by is not null
  union all
  select coach.user_id, athlete.id, null
  from coaches coach
  join invitations invitation on invitation.institution_id = coach.institution_id
  join invitation_redemptions redemption on redemption.invitation_id = invitation.id
  join athletes athlete on athlete.user_id = redemption.user_id
  union all
  select coach.user_id, request.athlete_id, null
  from contact_requests request join coaches coach on coach.id = request.coach_id
  union all
  select requested_by, athlete_id, null from releases where requested_by is not null
  union all
  select user_id, null, institution_id from coaches where institution_id is not null
  union all
  select user_id, id, null from athletes
  union all
  select director_user_id, athlete_id, institution_id from declared_conflicts
  union all
  select shared.user_id, link.athlete_id, null
  from shared_mailboxes shared join guardian_links link on link.guardian_user_id = shared.other_user_id
  where shared.role in ('regional_director', 'admin')
  union all
  select shared.user_id, athlete.id, null
  from shared_mailboxes shared join athletes athlete on athlete.user_id = shared.other_user_id
  where shared.role in ('regional_director', 'admin');
