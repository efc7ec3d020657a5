-- compatible-with: 0064
-- Whom the owner of a subscription has invited to a seat. Only the hash of the mailed key is kept.
create table seat_invitations (
  id uuid primary key default uuid_v7(),
  subscription_id uuid not null references subscriptions on delete cascade,
  email citext not null check (length(email) <= 254),
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users on delete set null,
  voided_at timestamptz,
  check (accepted_at is null or voided_at is null)
);
create unique index one_open_seat_invitation on seat_invitations (subscription_id, email)
  where accepted_at is null and voided_at is null;
create index on seat_invitations (invited_by);
create index on seat_invitations (accepted_by);

-- Whom the owner has asked to take the subscription over, until they answer.
alter table subscriptions
  add column offered_to uuid references users on delete set null,
  add column offered_at timestamptz,
  add check ((offered_to is null) or (offered_at is not null));
create index on subscriptions (offered_to) where offered_to is not null;

-- Who got a subscription from whom; the reason where an admin did it for an owner who no longer could.
create table subscription_handovers (
  id uuid primary key default uuid_v7(),
  subscription_id uuid not null references subscriptions on delete cascade,
  from_user_id uuid references users on delete set null,
  to_user_id uuid references users on delete set null,
  handed_by uuid references users on delete set null,
  reason text check (length(reason) between 1 and 1000),
  handed_at timestamptz not null
);
create index on subscription_handovers (subscription_id);
create index on subscription_handovers (from_user_id);
create index on subscription_handovers (to_user_id);
create index on subscription_handovers (handed_by);
