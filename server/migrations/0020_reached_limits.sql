-- Accounts that search or open profiles faster than a person does. Admins read this list; one row per account, limit
-- and day.
create table reached_limits (
  user_id uuid not null references users on delete cascade,
  limit_name text not null,
  reached_on date not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times int not null default 1 check (times > 0),
  primary key (user_id, limit_name, reached_on)
);
create index on reached_limits (last_at desc, user_id);
