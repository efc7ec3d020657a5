-- compatible-with: 0074
-- Summaries of athletes beside each other. As for one athlete, what a model wrote is kept with its keys in braces and without a
-- single value; it is gone with any of the athletes.
create table comparison_summaries (
  -- In the order of their ids, as the keys in the sentences count them.
  first_athlete_id uuid not null references athletes on delete cascade,
  second_athlete_id uuid not null references athletes on delete cascade,
  third_athlete_id uuid references athletes on delete cascade,
  fourth_athlete_id uuid references athletes on delete cascade,
  -- As cards are made: everyone, verified_colleges, or the id of an institution.
  audience text not null,
  locale text not null,
  -- Of the facts that it was written about: with other facts it is not shown.
  facts_hash bytea not null,
  sentences text[] not null,
  model text not null,
  written_at timestamptz not null default now(),
  unique nulls not distinct (first_athlete_id, second_athlete_id, third_athlete_id, fourth_athlete_id, audience, locale)
);
create index on comparison_summaries (second_athlete_id);
create index on comparison_summaries (third_athlete_id);
create index on comparison_summaries (fourth_athlete_id);
