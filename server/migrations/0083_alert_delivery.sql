-- compatible-with: 0058
-- When and where alerts reach a person, and what is on its way to them.

create table alert_settings (
  user_id uuid primary key references users on delete cascade,
  time_zone text not null check (length(time_zone) between 1 and 64),
  -- Full hours in that zone, between which nothing is told; it waits until they are over.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  is_paused boolean not null default false,
  -- By the link in an email, or by the switch on the page.
  is_email_off boolean not null default false,
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);

-- One email: what is in it is read when it leaves, from what the alerts found.
create table alert_digests (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  made_at timestamptz not null,
  -- Some of it was wanted at once: the next such email keeps its distance.
  is_at_once boolean not null,
  sent_at timestamptz
);
create index on alert_digests (user_id, made_at);
create index on alert_digests (made_at);

alter table alert_matches add column digest_id uuid references alert_digests on delete set null;
create index on alert_matches (digest_id) where digest_id is not null;
create index alert_matches_untold on alert_matches (alert_id) where digest_id is null;
