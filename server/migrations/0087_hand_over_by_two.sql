-- Giving the plan of a staff to another owner cannot be undone: its lists and notes are somebody else's from then on. So it takes two
-- admins. Code that does not know this lets one do it alone, so this is compatible with no older version.
alter type confirmation_kind add value 'hand_over_plan';
alter table confirmations
  -- The plan, whose owner is the account that it is about, and who is to get it.
  add column subscription_id uuid references subscriptions on delete cascade,
  add column to_user_id uuid references users on delete cascade,
  -- As text: a new value of an enum cannot be used in the transaction that adds it.
  add constraint handovers_name_a_plan check ((kind::text = 'hand_over_plan') = (subscription_id is not null)),
  add constraint handovers_have_an_aim check ((subscription_id is null) = (to_user_id is null));
drop index one_open_confirmation;
create unique index one_open_confirmation
  on confirmations (kind, user_id, link_id, institution_id, subscription_id) nulls not distinct where outcome is null;
create index on confirmations (subscription_id) where subscription_id is not null;
create index on confirmations (to_user_id) where to_user_id is not null;
