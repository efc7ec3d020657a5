-- Strong sign-in: authenticator apps with recovery codes. Code from before would let people in by their password alone, so
-- this is compatible with no older version.
alter table auth_users
  -- The engine wants the column; whether an authenticator counts is in auth_two_factors.
  add column two_factor_enabled boolean not null default false;

-- Of the engine. Secret and recovery codes are encrypted with AUTH_SECRET.
create table auth_two_factors (
  id uuid primary key default uuid_v7(),
  user_id uuid not null unique references auth_users on delete cascade,
  secret text not null,
  backup_codes text not null,
  -- A code has come back; until then it counts for nothing.
  verified boolean not null default false,
  -- The engine's own counters. Ours are in rate_limits.
  failed_verification_count int not null default 0,
  locked_until timestamptz,
  confirmed_at timestamptz,
  check (confirmed_at is null or verified)
);

alter table auth_sessions
  -- What the session was started with besides the password; null for the password alone. Admins and directors need one.
  add column second_factor text check (second_factor in ('authenticator', 'recovery_code', 'passkey', 'demo'));
