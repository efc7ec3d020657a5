-- compatible-with: 0027
-- Admins find everybody: by a part of the address, by role and state, by the day they joined or were last here.

create index on auth_users using gin (lower(email::text) gin_trgm_ops);
create index on users (role, id);
create index on users (status, id) where status <> 'active';
create index on coaches (institution_id, user_id);

-- The last day on which somebody was here. Sessions cannot tell: they end, and then they are gone.
create table last_visits (
  user_id uuid primary key references users on delete cascade,
  seen_on date not null
);
create index on last_visits (seen_on, user_id);
insert into last_visits (user_id, seen_on)
select users.id, max(session.updated_at at time zone 'UTC')::date
from users join auth_sessions session on session.user_id = users.auth_id group by users.id;

-- Why an account was suspended and until when. One that was suspended on the command line has no row.
create table suspensions (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  until timestamptz,
  suspended_by uuid references users on delete set null,
  suspended_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by uuid references users on delete set null,
  lift_reason text check (length(lift_reason) between 1 and 1000)
);
create unique index one_open_suspension on suspensions (user_id) where lifted_at is null;
create index on suspensions (until) where lifted_at is null and until is not null;
create index on suspensions (suspended_by);
create index on suspensions (lifted_by);
