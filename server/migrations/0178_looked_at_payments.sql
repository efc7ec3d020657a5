-- compatible-with: 0175
-- Admins take off the list of card payments what they have looked at. It comes back when something about it changes, which the mark tells.
-- Code from before this lists it again until the next comparison by newer code.
alter table stripe_differences add column mark text not null default '' check (length(mark) <= 200);

create table stripe_looked_at (
  what text not null check (what in ('odd_payment', 'given_up')),
  stripe_id text not null,
  mark text not null check (length(mark) between 1 and 200),
  subscription_id uuid not null references subscriptions on delete cascade,
  detail text not null check (length(detail) <= 500),
  looked_by uuid references users on delete set null,
  looked_at timestamptz not null,
  primary key (what, stripe_id, mark)
);
create index on stripe_looked_at (subscription_id);
create index on stripe_looked_at (looked_by);
create index on stripe_looked_at (looked_at);
