-- compatible-with: 0027
-- Since when it is known that a guardian's proven mailbox is also that of a coach, director or admin who deals with the
-- athlete. Whether it is so now is asked each time; this says that the family has been told.
alter table guardian_links add column conflict_since timestamptz;
create index on guardian_links (id) where conflict_since is not null;

-- Whom a coach, director or admin deals with: a coach with the athletes they invited, with those invited for their
-- institution and with those they asked; a director with the athletes of their countries; an admin with everybody.
create function deals_with(person uuid, of_athlete uuid) returns boolean
  language sql stable parallel safe
  as $$
    select exists (select 1 from users where id = person and role = 'admin')
      or exists (
        select 1 from users coach_account
        join athletes athlete on athlete.id = of_athlete
        join invitation_redemptions redemption on redemption.user_id = athlete.user_id
        join invitations invitation on invitation.id = redemption.invitation_id
        left join coaches coach on coach.user_id = person
        where coach_account.id = person and coach_account.role = 'coach'
          and (invitation.issued_by = person or invitation.institution_id = coach.institution_id))
      or exists (
        select 1 from contact_requests request join coaches coach on coach.id = request.coach_id
        where request.athlete_id = of_athlete and coach.user_id = person)
      or exists (select 1 from releases where athlete_id = of_athlete and requested_by = person)
      or exists (
        select 1 from director_regions task
        join region_countries place using (region_id)
        join athletes athlete on athlete.country_code = place.country_code
        where task.director_user_id = person and athlete.id = of_athlete)
  $$;

-- Another account with the guardian's proven mailbox deals with the athlete. A function that keeps its plan: it is asked
-- in a dozen places of one statement, which would else take twice as long to plan.
create function guardian_in_conflict(guardian uuid, of_athlete uuid) returns boolean
  language plpgsql stable parallel safe
  as $$
    begin
      return exists (
        select 1 from shared_mailboxes shared
        where shared.user_id = guardian and deals_with(shared.other_user_id, of_athlete));
    end
  $$;

-- Cards that lean on such a guardian are made again at the next start.
insert into card_due (athlete_id, due_at)
  select distinct link.athlete_id, '-infinity'::timestamptz
  from shared_mailboxes shared join guardian_links link on link.guardian_user_id = shared.user_id
  where link.status = 'active' and shared.other_role in ('coach', 'regional_director', 'admin')
  on conflict (athlete_id) do update set due_at = excluded.due_at;
