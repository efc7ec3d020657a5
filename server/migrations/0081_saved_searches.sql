-- compatible-with: 0058
-- Searches that a staff keeps under a name, and what is new in each since somebody last looked.

create table saved_searches (
  id uuid primary key default uuid_v7(),
  -- The work of a staff belongs to its subscription, whoever of them did it.
  subscription_id uuid not null references subscriptions on delete cascade,
  saved_by uuid references users on delete set null,
  name text not null check (length(name) between 1 and 80),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  sort text not null check (sort in ('grad_year', 'height', 'updated')),
  created_at timestamptz not null,
  -- Until the sweep it can be brought back.
  deleted_at timestamptz
);
create index on saved_searches (subscription_id, id);
create index on saved_searches (saved_by);
create index on saved_searches (deleted_at) where deleted_at is not null;

-- When each person last opened a saved search, and up to when they had seen it before that. Opening it again within the same
-- sitting keeps the earlier mark, so that a page which is loaded twice still shows what is new.
create table saved_search_visits (
  saved_search_id uuid not null references saved_searches on delete cascade,
  user_id uuid not null references users on delete cascade,
  visited_at timestamptz not null,
  seen_until timestamptz not null,
  primary key (saved_search_id, user_id),
  check (seen_until <= visited_at)
);
create index on saved_search_visits (user_id);

-- What an audience is shown of an athlete beyond the card, as codes without a fact: which groups are released, what carries a
-- badge, and the ends of the ids of videos and seasons. Comparing it with what was there before tells what is new. Null on
-- cards from before this column: of those nothing is known to be new.
alter table athlete_cards add column also_shown text[];
insert into card_due (athlete_id, due_at)
select athlete_id, '-infinity' from athlete_cards where audience = 'everyone'
on conflict (athlete_id) do update set due_at = excluded.due_at;

create type card_change as enum ('listed', 'release', 'verification', 'season', 'video', 'figure', 'profile');

-- That something about an athlete is new to the readers of one kind of card, and when. Never what it is: that is read from
-- the card, by those who may, at the moment they look.
create table card_changes (
  athlete_id uuid not null references athletes on delete cascade,
  audience audience not null,
  institution_id uuid references institutions on delete cascade,
  kind card_change not null,
  changed_at timestamptz not null,
  check ((audience = 'institution') = (institution_id is not null))
);
create index on card_changes (athlete_id);
create index on card_changes (audience, changed_at);
create index on card_changes (institution_id, changed_at) where institution_id is not null;
create index on card_changes (changed_at);
