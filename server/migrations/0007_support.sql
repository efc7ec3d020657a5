-- Messages to support. They come from people with and without an account, so they point at no account.

create type support_type as enum ('general', 'account', 'billing', 'safety', 'nil-consulting');

create table support_requests (
  id uuid primary key default uuid_v7(),
  -- What the writer quotes. Random, so that it tells nobody how many requests there are.
  reference text not null unique check (reference ~ '^FC-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'),
  type support_type not null,
  name text not null check (length(name) between 1 and 120),
  email citext not null check (length(email) between 3 and 254),
  message text not null check (length(message) between 1 and 5000),
  locale locale not null,
  -- SHA-256 of the sender's submission id and the message: the same message sent twice is one request.
  fingerprint bytea unique check (length(fingerprint) = 32),
  created_at timestamptz not null default now(),
  closed_at timestamptz check (closed_at >= created_at)
);
-- What the queue reads: open requests, oldest first, safety before the rest.
create index on support_requests (type, created_at) where closed_at is null;
-- What the retention job reads.
create index on support_requests (created_at);
