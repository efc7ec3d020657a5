-- The recruiting lists of a subscription: the staff's desk. An entry names an athlete and holds nothing about them; every read
-- asks what this coach may see of them now. Older code would leave the words of a coach whose account it erases, so this is
-- compatible with no older version.
create table recruiting_lists (
  id uuid primary key default uuid_v7(),
  subscription_id uuid not null references subscriptions on delete cascade,
  name text not null check (length(name) between 1 and 80),
  note text not null default '' check (length(note) <= 1000),
  -- Nobody's once the account is gone; then everybody at the desk looks after it.
  owner_user_id uuid references users on delete set null,
  is_shared boolean not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on recruiting_lists (subscription_id);
create index on recruiting_lists (owner_user_id);

create type list_stage as enum ('watching', 'evaluating', 'contacted', 'visit', 'offered', 'committed', 'closed');

-- The stages of one list, in their order. One that is called by its own name has that, the others are called by their kind in the
-- reader's language.
create table list_stages (
  id uuid primary key default uuid_v7(),
  list_id uuid not null references recruiting_lists on delete cascade,
  kind list_stage,
  name text check (length(name) between 1 and 40),
  position int not null,
  check (kind is not null or name is not null),
  unique (list_id, position) deferrable initially deferred
);

-- The athlete goes from the entry when the athlete is erased; what the staff wrote stays.
create table list_entries (
  id uuid primary key default uuid_v7(),
  list_id uuid not null references recruiting_lists on delete cascade,
  stage_id uuid not null references list_stages,
  athlete_id uuid references athletes on delete set null,
  -- Within the stage, with gaps: an entry that is moved takes a place between its new neighbours.
  position bigint not null,
  added_by uuid references users on delete set null,
  added_at timestamptz not null default now(),
  moved_at timestamptz,
  -- Kept for some days, so that it can be taken back.
  removed_at timestamptz
);
create unique index once_per_list on list_entries (list_id, athlete_id) where removed_at is null;
create index on list_entries (stage_id, position);
create index on list_entries (athlete_id);
create index on list_entries (removed_at) where removed_at is not null;
