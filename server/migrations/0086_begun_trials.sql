-- Who began a trial. A subscription changes its owner, and with it the mailbox by which a second trial was refused. Code that does
-- not know this gives another trial to those who handed theirs over, so this is compatible with no older version.
alter table subscriptions add column trial_begun_by uuid references users on delete set null;
update subscriptions set trial_begun_by = coalesce(
  (select handed.from_user_id from subscription_handovers handed
   where handed.subscription_id = subscriptions.id order by handed.handed_at limit 1),
  owner_user_id)
where trial_ends_at is not null;
create index on subscriptions (trial_begun_by) where trial_begun_by is not null;
