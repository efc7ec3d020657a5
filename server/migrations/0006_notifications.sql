-- The bell, and the counters behind the rate limits.

create table notifications (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind ~ '^[a-z_]+$'),
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index on notifications (user_id, created_at desc);
create index on notifications (user_id) where read_at is null;

-- Unlogged: losing the counters in a crash costs nothing, and writing them costs half as much.
create unlogged table rate_limits (
  key text primary key,
  hits int not null,
  resets_at timestamptz not null
);
create index on rate_limits (resets_at);
