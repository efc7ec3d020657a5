-- What a staff writes at an entry of a recruiting list: notes, tags, ratings by criteria of its own, and the next step. It is the
-- staff's and says nothing that the athlete's record says. Older code would leave the words of a coach whose account it erases.
alter table list_entries
  add column tags text[] not null default '{}' check (cardinality(tags) <= 10),
  add column step text check (length(step) between 1 and 200),
  add column step_on date,
  add column step_owner_id uuid references users on delete set null,
  add check ((step is null) = (step_on is null) and (step is not null or step_owner_id is null));
create index on list_entries (step_owner_id) where step_owner_id is not null;

create table list_notes (
  id uuid primary key default uuid_v7(),
  entry_id uuid not null references list_entries on delete cascade,
  author_user_id uuid not null references users on delete cascade,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index on list_notes (entry_id);
create index on list_notes (author_user_id);

create table rating_criteria (
  id uuid primary key default uuid_v7(),
  subscription_id uuid not null references subscriptions on delete cascade,
  name text not null check (length(name) between 1 and 40),
  position int not null check (position between 0 and 7),
  unique (subscription_id, position) deferrable initially deferred
);

create table entry_ratings (
  entry_id uuid not null references list_entries on delete cascade,
  criterion_id uuid not null references rating_criteria on delete cascade,
  user_id uuid not null references users on delete cascade,
  value smallint not null check (value between 1 and 5),
  primary key (entry_id, criterion_id, user_id)
);
create index on entry_ratings (criterion_id);
create index on entry_ratings (user_id);
