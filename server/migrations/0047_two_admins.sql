-- A director-to-be whom an admin has refused, with the reason that they read. It goes when they apply again or are approved.
create table director_refusals (
  user_id uuid primary key references users on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  refused_by uuid references users on delete set null,
  refused_at timestamptz not null
);
create index on director_refusals (refused_by);

-- What cannot be undone takes two admins: one asks, another confirms or refuses within a week.
create type confirmation_kind as enum ('end_link', 'make_admin', 'erase_account');
create type confirmation_outcome as enum ('confirmed', 'refused', 'taken_back', 'lapsed');

create table confirmations (
  id uuid primary key default uuid_v7(),
  kind confirmation_kind not null,
  -- The account that it is about; of a guardian link that of the guardian.
  user_id uuid not null references users on delete cascade,
  link_id uuid references guardian_links on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  outcome confirmation_outcome,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 1000),
  check ((kind = 'end_link') = (link_id is not null)),
  check ((outcome is null) = (decided_at is null)),
  -- Whatever the code says: nobody confirms what they asked for themselves, or what is about them.
  check (outcome <> 'confirmed' or (decided_by <> asked_by and decided_by <> user_id)),
  check (asked_by <> user_id)
);
-- The same is asked once at a time.
create unique index one_open_confirmation on confirmations (kind, user_id, link_id) nulls not distinct where outcome is null;
create index on confirmations (user_id);
create index on confirmations (link_id) where link_id is not null;
create index on confirmations (asked_by);
create index on confirmations (decided_by);

-- On a court order's word: the two sides cannot bring such a link back between themselves. Code that does not know this
-- column would let them, so this is compatible with no older version.
alter table guardian_links
  add column ended_on_order boolean not null default false,
  add constraint order_ends_links check (status = 'ended' or not ended_on_order);
create index on guardian_links (athlete_id, guardian_user_id) where ended_on_order;
