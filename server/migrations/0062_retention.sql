-- compatible-with: 0058
-- How much was deleted on each day because its time was over: one row for each period, added to in the transaction that
-- deletes. The periods themselves are in contracts/src/retention.ts.

create table retention_days (
  day date not null,
  period text not null check (period ~ '^[a-z_]+$'),
  deleted int not null default 0 check (deleted >= 0),
  -- When a run last came to the end of what was due; null while the first one of the day is under way.
  finished_at timestamptz,
  primary key (day, period)
);
create index on retention_days (period, day desc);

-- The job finds what is due without reading whole tables. Rows of these two come in the order of time.
create index on profile_views using brin (viewed_on);
create index on notifications using brin (created_at);
create index on profile_opens (month);
create index on releases (created_at) where status = 'requested';
create index on contact_requests (created_at) where status = 'requested';
create index on guardian_links (created_at) where guardian_user_id is null;
create index on verifications (decided_at) where evidence_deleted_at is null and decided_at is not null;
