-- What a guardian's word is worth. A link says that both sides agreed; a statement says who the guardian is; a director's
-- or an admin's check says that it is true. Nothing is deleted here: what lacks the standing it now needs is not in effect
-- until the guardian has it.

create type guardian_relationship as enum
  ('mother', 'father', 'legal_guardian', 'grandparent', 'foster_parent', 'other_relative');

alter table guardian_links
  -- The guardian's own statement. A name may change later; what was stated does not.
  add column stated_name text check (length(stated_name) between 1 and 120),
  add column stated_birthdate date,
  add column relationship guardian_relationship,
  add column stated_at timestamptz,
  -- Both sides agreed, and a guardian whom the minor already has must agree too.
  add column agreed_at timestamptz,
  -- Who said that last yes, and an admin's reason for it.
  add column admitted_by uuid references users on delete set null,
  add column admitted_reason text check (length(admitted_reason) between 1 and 500),
  -- What a director should know before trusting this link; noted when it happened, because sign-ins are forgotten.
  add column signals text[] not null default '{}',
  add constraint statement_is_whole check (num_nonnulls(stated_name, stated_birthdate, relationship, stated_at) in (0, 4)),
  add constraint guardian_is_adult check (stated_birthdate <= (stated_at at time zone 'utc')::date - interval '18 years'),
  add constraint agreed_waits_for_guardian check (agreed_at is null or status <> 'invited');

-- A minor ended this guardian's link: the profile is hidden and nobody new decides until it is lifted.
alter table athletes
  add column held_at timestamptz,
  add column held_for uuid references users on delete set null,
  -- What an admin looked at before lifting it.
  add column held_reason text check (length(held_reason) between 1 and 500);
create index on athletes (held_at) where held_at is not null;

-- Verified guardianship is a fact about a link, checked in the queue of the athlete's country. The new value of the type
-- cannot be named in the transaction that adds it, so the constraint compares its text.
alter type fact_group add value 'guardianship';
alter table verifications
  add column guardian_link_id uuid references guardian_links on delete cascade,
  -- When the documents shown for it were deleted, thirty days after the decision.
  add column evidence_deleted_at timestamptz,
  add constraint guardianship_names_link check ((guardian_link_id is not null) = (fact_group::text = 'guardianship'));
create index on verifications (guardian_link_id) where guardian_link_id is not null;
drop index one_open_question;
create unique index one_open_question on verifications (athlete_id, fact_group, season_id, guardian_link_id)
  nulls not distinct where status in ('open', 'more_asked', 'offered') and athlete_id is not null;

-- The mailbox behind an address: plus-tags and capitals lead to the same one everywhere, dots only at Google.
create function mailbox_of(address text) returns text
  language sql immutable strict parallel safe
  return case
    when lower(split_part(address, '@', 2)) in ('gmail.com', 'googlemail.com')
      then replace(split_part(lower(split_part(address, '@', 1)), '+', 1), '.', '') || '@gmail.com'
    else split_part(lower(split_part(address, '@', 1)), '+', 1) || '@' || lower(split_part(address, '@', 2))
  end;
create index on auth_users (mailbox_of(email::text)) where email_verified;

-- Pairs of accounts with one proven mailbox: the people behind them are the same.
create view shared_mailboxes as
  select one.id as user_id, one.role, other.id as other_user_id, other.role as other_role
  from users one
  join auth_users mailbox on mailbox.id = one.auth_id and mailbox.email_verified
  join auth_users same on same.email_verified and mailbox_of(same.email::text) = mailbox_of(mailbox.email::text)
    and same.id <> mailbox.id
  join users other on other.auth_id = same.id;

-- A person does not judge a family in which another account of theirs is guardian or athlete.
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
  select user_id, null, institution_id from coaches where institution_id is not null
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

-- Cards that leaned on a guardian whose word counts for less now are made again at the next start.
insert into card_due (athlete_id, due_at)
  select athlete_id, '-infinity'::timestamptz from guardian_links where status = 'active'
  on conflict (athlete_id) do update set due_at = excluded.due_at;
