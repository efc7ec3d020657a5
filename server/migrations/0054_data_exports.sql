-- compatible-with: 0043
-- Everybody can download what we hold about them, and a guardian what we hold about a minor. A job packs it; for seven days
-- it can be fetched with the password.

create type data_export_status as enum ('requested', 'ready', 'failed');

create table data_exports (
  id uuid primary key default uuid_v7(),
  -- Who asked, and who alone may fetch it.
  user_id uuid not null references users on delete cascade,
  -- Whose data it is, where a guardian asked for a minor; null for one's own.
  athlete_id uuid references athletes on delete cascade,
  status data_export_status not null default 'requested',
  requested_at timestamptz not null,
  -- How far the job has come, in percent.
  progress smallint not null default 0 check (progress between 0 and 100),
  -- From when it can be fetched, and until when.
  ready_at timestamptz,
  expires_at timestamptz,
  -- Where the archive lies. There is no content type here on purpose: a backup copies the files of tables that have one, and
  -- a copy of everything about a person must not outlive its seven days in there.
  storage_key text unique check (length(storage_key) between 1 and 300),
  bytes bigint check (bytes > 0),
  sha256 bytea check (length(sha256) = 32),
  check (num_nonnulls(ready_at, expires_at, storage_key, bytes, sha256) = case status when 'ready' then 5 else 0 end)
);
-- Two clicks, or two tabs, make one archive.
create unique index one_data_export_at_a_time on data_exports (user_id) where status = 'requested';
create index on data_exports (user_id, requested_at);
create index on data_exports (athlete_id) where athlete_id is not null;
create index on data_exports (expires_at);
create index on data_exports (requested_at) where status = 'requested';
create trigger note_unused_file after delete on data_exports
  for each row when (old.storage_key is not null) execute function note_unused_file();
