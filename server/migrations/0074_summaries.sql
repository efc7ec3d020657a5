-- Summaries of athletes for coaches. What a model wrote is kept with its keys in braces and without a single value, so a
-- fact that is withdrawn leaves nothing here that could tell it. Families sign a form of their own for it.
alter type consent_kind add value 'summaries';

create table athlete_summaries (
  athlete_id uuid not null references athletes on delete cascade,
  -- As cards are made: everyone, verified_colleges, or the id of an institution.
  audience text not null,
  locale text not null,
  -- Of the facts that it was written about: with other facts it is not shown.
  facts_hash bytea not null,
  sentences text[] not null,
  model text not null,
  written_at timestamptz not null default now(),
  primary key (athlete_id, audience, locale)
);

-- What each subscription used in a month. Models are paid by the token.
create table summary_use (
  subscription_id uuid not null references subscriptions on delete cascade,
  month date not null,
  summaries integer not null default 0,
  tokens bigint not null default 0,
  primary key (subscription_id, month)
);

-- One row: whether anything may be sent to a model at all.
create table summary_switch (
  is_only boolean primary key default true check (is_only),
  is_on boolean not null default false
);
insert into summary_switch default values;
