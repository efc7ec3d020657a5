-- Passkeys: keys on a phone, a computer or a stick that sign in without a password. Code from before would let an admin in
-- who has set up nothing else, so this is compatible with no older version.

-- Of the engine, but for the last column.
create table auth_passkeys (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references auth_users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- The public half; the private one never leaves the device.
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index on auth_passkeys (user_id);
