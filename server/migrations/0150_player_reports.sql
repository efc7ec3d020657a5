-- compatible-with: 0124
-- The Global Player Report: what was verified in two weeks, by id and figure and never by name. Who is named, and what of
-- them, is decided by their cards when somebody reads.
create table player_reports (
  id uuid primary key default uuid_v7(),
  number int not null unique check (number > 0),
  from_at timestamptz not null,
  to_at timestamptz not null,
  made_at timestamptz not null,
  -- How many were in search and how many of them verified, in all and by country.
  totals jsonb not null,
  check (to_at > from_at)
);

create type player_report_section as enum ('measurements', 'academics', 'season', 'growth');

create table player_report_entries (
  report_id uuid not null references player_reports on delete cascade,
  athlete_id uuid not null references athletes on delete cascade,
  section player_report_section not null,
  season_id uuid references seasons on delete cascade,
  -- Both heights were verified, the earlier one on this day.
  from_cm numeric(4, 1),
  to_cm numeric(4, 1),
  since date,
  unique nulls not distinct (report_id, athlete_id, section, season_id),
  check ((section = 'season') = (season_id is not null)),
  check (num_nonnulls(from_cm, to_cm, since) = case when section = 'growth' then 3 else 0 end)
);
create index on player_report_entries (athlete_id);
create index on player_report_entries (season_id) where season_id is not null;
