-- What a family needs to decide: how guardians are linked, denials and blocks that stand, what a signature proves, when
-- a coach may ask, and the conversations that follow.

create type age_notice as enum ('thirty_days', 'of_age');
create type division as enum ('ncaa_d1', 'ncaa_d2', 'ncaa_d3', 'naia', 'njcaa', 'other');
create type program as enum ('men', 'women');
create type contact_channel as enum ('correspondence', 'unofficial_visit', 'official_visit', 'off_campus');
create type contact_verdict as enum ('allowed', 'warn', 'hold');

-- The mailed link is a key: only its hash is kept.
alter table guardian_links
  add column token_hash bytea unique check (length(token_hash) = 32),
  add column invite_expires_at timestamptz,
  -- When the guardian last looked at this athlete's card: what changed since then is shown.
  add column seen_at timestamptz,
  add column ended_by uuid references users on delete set null,
  add check ((token_hash is null) = (invite_expires_at is null)),
  -- An invitation that is taken back before anybody accepted it ends without ever naming a guardian.
  drop constraint guardian_links_check,
  add constraint guardian_is_named check (status in ('invited', 'ended') or guardian_user_id is not null);
create index on guardian_links (athlete_id) where status <> 'ended';

-- Shown by the athlete to a guardian at the same table. Whoever comes by it still needs the athlete's yes.
create table family_codes (
  athlete_id uuid primary key references athletes on delete cascade,
  code text not null unique check (code = upper(code) and length(code) between 8 and 16),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

-- Who was told that control passes at 18, so that nobody is told twice.
create table age_notices (
  athlete_id uuid not null references athletes on delete cascade,
  notice age_notice not null,
  sent_at timestamptz not null default now(),
  primary key (athlete_id, notice)
);

-- A row asked for by a coach is a request until somebody decides; `declined` stands as that person's no.
alter table releases
  add column message text not null default '' check (length(message) <= 1000),
  add column reason text check (length(reason) <= 500),
  add column withdrawn_at timestamptz,
  -- Until when another guardian may take over what fell with a link that ended.
  add column offered_until timestamptz,
  add check (offered_until is null or status = 'withdrawn');
-- Only coaches ask. What anybody else had asked is on nobody's list, and would keep coaches from asking.
update releases set status = 'withdrawn', decided_at = now(), withdrawn_at = now()
  where status = 'requested' and not exists (select 1 from coaches where coaches.user_id = releases.requested_by);
create unique index one_open_release_request on releases (athlete_id, field_group, institution_id)
  where status = 'requested';
-- Those of accounts that are gone count no more and stand in nobody's way.
create unique index one_standing_denial on releases (athlete_id, field_group, audience, institution_id, decided_by)
  nulls not distinct where status = 'declined' and decided_by is not null;
create index on releases (requested_by) where requested_by is not null;
create index on releases (athlete_id) where offered_until is not null;

-- What is released is no change of the profile: it does not make an athlete "updated" in search.
drop trigger touch on athletes;
create trigger touch before update on athletes for each row
  when (old.release_policy is not distinct from new.release_policy) execute function touch_updated_at();

-- Nobody has written down what stands released so far: due at once.
insert into card_due (athlete_id, due_at)
  select distinct athlete_id, '-infinity'::timestamptz from releases where status = 'approved'
  on conflict (athlete_id) do update set due_at = excluded.due_at;

-- The end of each chain of the log, kept apart from it: entries that were cut off at the end are missed, and a chain
-- that was written anew as a whole does not end as it did. Only the log itself writes here.
create table event_heads (
  chain uuid primary key,
  seq int not null,
  hash bytea not null
);
insert into event_heads (chain, seq, hash)
  select distinct on (chain) chain, seq, hash from events order by chain, seq desc;
create function keep_event_head() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      insert into event_heads (chain, seq, hash) values (new.chain, new.seq, new.hash)
        on conflict (chain) do update set seq = excluded.seq, hash = excluded.hash;
      return null;
    end
  $$;
create trigger keep_head after insert on events for each row execute function keep_event_head();
revoke insert, update, delete, truncate on event_heads from faircourt_app;

-- For whom an athlete does not exist any more: one coach, or everybody of an institution.
create table blocks (
  id uuid primary key default uuid_v7(),
  athlete_id uuid not null references athletes on delete cascade,
  coach_id uuid references coaches on delete cascade,
  institution_id uuid references institutions on delete cascade,
  decided_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  lifted_at timestamptz,
  check (num_nonnulls(coach_id, institution_id) = 1)
);
-- One guardian's block stands whatever another does with theirs.
create unique index one_standing_block on blocks (athlete_id, coach_id, institution_id, decided_by)
  nulls not distinct where lifted_at is null;
create index on blocks (coach_id) where lifted_at is null;
create index on blocks (institution_id) where lifted_at is null;
insert into blocks (athlete_id, coach_id, decided_by, created_at)
  select distinct on (athlete_id, coach_id) athlete_id, coach_id, decided_by, decided_at
  from contact_requests where status = 'blocked' order by athlete_id, coach_id, decided_at;

-- A signature proves who agreed to which words, when and from where.
alter table consent_signatures
  add column body_hash bytea check (length(body_hash) = 32),
  add column ip_address text check (length(ip_address) <= 64),
  -- As it read then: accounts change their names, what was signed does not.
  add column athlete_name text check (length(athlete_name) <= 120),
  add column withdrawn_by uuid references users on delete set null;
create unique index one_standing_signature on consent_signatures (athlete_id, guardian_user_id, document_id)
  where withdrawn_at is null;

alter table institutions add column division division;

-- When coaches may first ask, as data: sources conflict and change, and directors keep them. Without a day the division
-- is not bound.
create table contact_rules (
  id uuid primary key default uuid_v7(),
  division division not null,
  program program not null,
  grad_year int not null check (grad_year between 2024 and 2035),
  channel contact_channel not null,
  first_allowed date,
  source text not null check (length(source) between 1 and 500),
  as_of date not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (division, program, grad_year, channel, first_allowed, source)
);

alter table contact_requests
  add column division division,
  add column program program,
  add column verdict contact_verdict,
  add column reason text check (length(reason) <= 500),
  -- As of a release: closed with the link of the guardian who approved it, and open to be taken over until then.
  add column offered_until timestamptz,
  add check (offered_until is null or status = 'declined'),
  -- It ended with everything else, by lock-down or with a link: nobody has said no to this coach.
  add column is_closed boolean not null default false,
  add check (not is_closed or status = 'declined');
create index on contact_requests (athlete_id) where offered_until is not null;

-- One conversation per coach and athlete, with the guardians of a minor always in it.
create table threads (
  id uuid primary key default uuid_v7(),
  athlete_id uuid not null references athletes on delete cascade,
  coach_id uuid not null references coaches on delete cascade,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  unique (athlete_id, coach_id)
);
create index on threads (coach_id, last_message_at desc);
insert into threads (athlete_id, coach_id, created_at, last_message_at)
  select athlete_id, coach_id, min(decided_at), max(decided_at)
  from contact_requests where status = 'approved' group by athlete_id, coach_id;

create table messages (
  id uuid primary key default uuid_v7(),
  thread_id uuid not null references threads on delete cascade,
  sender_user_id uuid references users on delete set null,
  sender_role user_role not null,
  body text not null check (length(body) <= 4000),
  -- Made by the sender's browser: the same message sent twice is stored once.
  client_id uuid not null,
  created_at timestamptz not null default now(),
  unique (thread_id, client_id)
);
create index on messages (thread_id, id desc);

create table message_files (
  id uuid primary key default uuid_v7(),
  thread_id uuid not null references threads on delete cascade,
  -- Null until the message it was uploaded for is sent.
  message_id uuid references messages on delete cascade,
  name text not null check (length(name) between 1 and 200),
  storage_key text not null unique check (length(storage_key) between 1 and 300),
  content_type text not null check (length(content_type) <= 100),
  bytes int not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index on message_files (message_id);
create index on message_files (created_at) where message_id is null;
create trigger note_unused_file after delete on message_files for each row execute function note_unused_file();

-- How far each person has read, and up to which message they were told by mail.
create table thread_reads (
  thread_id uuid not null references threads on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_up_to uuid,
  mailed_up_to uuid,
  primary key (thread_id, user_id)
);

create table message_reports (
  id uuid primary key default uuid_v7(),
  thread_id uuid not null references threads on delete cascade,
  message_id uuid references messages on delete cascade,
  reported_by uuid references users on delete set null,
  reason text not null check (length(reason) between 1 and 1000),
  created_at timestamptz not null default now()
);
-- A double click is one report. Those of accounts that are gone stand in nobody's way.
create unique index one_report on message_reports (thread_id, message_id, reported_by)
  nulls not distinct where reported_by is not null;

-- What was said stays as it was said, for whoever has to judge a report.
revoke update, delete, truncate on messages, message_reports from faircourt_app;

-- Sources conflict; both are kept, and the later day holds. Until a director confirms them they count as old.
insert into contact_rules (division, program, grad_year, channel, first_allowed, source, as_of)
  select rule.division::division, rule.program::program, grad_year, rule.channel::contact_channel,
    case when rule.month is not null then make_date(grad_year + rule.years, rule.month, rule.day) end,
    rule.source, rule.as_of::date
  from generate_series(2024, 2035) as grad_year, (values
    ('ncaa_d1', 'men', 'correspondence', -2, 6, 15, 'on3.com: the significance of the June 15 call day', '2023-06-15'),
    ('ncaa_d1', 'men', 'correspondence', -2, 6, 1, 'ncsasports.org: men''s basketball recruiting calendar and rules', '2023-08-01'),
    ('ncaa_d1', 'men', 'unofficial_visit', -3, 8, 1, 'docslib.org: the recruiting process for Division I men''s basketball', '2023-08-01'),
    ('ncaa_d1', 'women', 'correspondence', -2, 6, 1, 'ncsasports.org: women''s basketball recruiting calendar and rules', '2023-08-01'),
    ('ncaa_d1', 'women', 'correspondence', -2, 9, 1, 'team2.com: what does June 15th mean for recruiting', '2023-06-15'),
    ('ncaa_d1', 'women', 'off_campus', -1, 3, 1, 'ladyselectbball.com: recruiting information (undated)', '2023-01-01'),
    ('ncaa_d2', 'men', 'correspondence', -2, 6, 15, 'ncsasports.org: women''s basketball recruiting calendar and rules', '2023-08-01'),
    ('ncaa_d2', 'women', 'correspondence', -2, 6, 15, 'ncsasports.org: women''s basketball recruiting calendar and rules', '2023-08-01'),
    ('ncaa_d3', 'men', 'correspondence', 0, null, null, 'prepsearch.net: not bound by June 15', '2023-06-15'),
    ('ncaa_d3', 'women', 'correspondence', 0, null, null, 'prepsearch.net: not bound by June 15', '2023-06-15'),
    ('naia', 'men', 'correspondence', 0, null, null, 'prepsearch.net: not bound by June 15', '2023-06-15'),
    ('naia', 'women', 'correspondence', 0, null, null, 'prepsearch.net: not bound by June 15', '2023-06-15')
  ) as rule (division, program, channel, years, month, day, source, as_of);
