-- compatible-with: 0058
-- What a person wants to hear of a saved search, and what was found for them. A change of a card looks at the alerts that it
-- can touch: those whose country, class and position are the card's, or that name none.

create type alert_kind as enum ('match', 'release', 'verification', 'season', 'video', 'figure');
create type alert_frequency as enum ('at_once', 'daily', 'weekly');

create table alerts (
  id uuid primary key default uuid_v7(),
  saved_search_id uuid not null references saved_searches on delete cascade,
  user_id uuid not null references users on delete cascade,
  kinds alert_kind[] not null check (cardinality(kinds) > 0),
  frequency alert_frequency not null,
  by_bell boolean not null,
  by_email boolean not null,
  -- The three filters that most searches have, as one key: country, class and position, each with a star where any will do.
  -- A card has at most twelve such keys, so finding the alerts that it can touch is equality in an index.
  reach text not null check (length(reach) between 5 and 40),
  -- All filters in the units of the cards, and the words of a name.
  wants jsonb not null check (jsonb_typeof(wants) = 'object'),
  created_at timestamptz not null,
  check (by_bell or by_email),
  unique (saved_search_id, user_id)
);
create index on alerts (reach);
create index on alerts (user_id);

-- That an alert found an athlete, by ids: who it is and what is new is read when it is told.
create table alert_matches (
  alert_id uuid not null references alerts on delete cascade,
  athlete_id uuid not null references athletes on delete cascade,
  kind alert_kind not null,
  matched_at timestamptz not null,
  primary key (alert_id, athlete_id, kind)
);
create index on alert_matches (athlete_id);
create index on alert_matches (matched_at);
