-- Who decides for an athlete, what they released and to whom, and what directors have checked.

create table guardian_links (
  id uuid primary key default uuid_v7(),
  athlete_id uuid not null references athletes on delete cascade,
  -- Null while an invitation by e-mail waits for somebody to accept it.
  guardian_user_id uuid references users on delete cascade,
  invited_email citext check (length(invited_email) <= 254),
  -- invited: the athlete asked by e-mail. accepted: the guardian came by code and the athlete has yet to confirm.
  status link_status not null,
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  ended_at timestamptz,
  check (status = 'invited' or guardian_user_id is not null),
  check (status <> 'invited' or invited_email is not null),
  check ((status in ('active', 'ended')) or activated_at is null),
  check ((status = 'ended') = (ended_at is not null))
);
create unique index one_open_link_per_pair on guardian_links (athlete_id, guardian_user_id) where status <> 'ended';
create index on guardian_links (guardian_user_id) where status = 'active';

create table releases (
  id uuid primary key default uuid_v7(),
  athlete_id uuid not null references athletes on delete cascade,
  field_group field_group not null,
  audience audience not null,
  institution_id uuid references institutions on delete cascade,
  status release_status not null,
  requested_by uuid references users on delete set null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check ((audience = 'institution') = (institution_id is not null)),
  check ((status = 'requested') = (decided_at is null))
);
create unique index one_standing_release on releases (athlete_id, field_group, audience, institution_id)
  nulls not distinct where status = 'approved';
create index on releases (athlete_id, status);
create index on releases (institution_id) where institution_id is not null;

create table verifications (
  id uuid primary key default uuid_v7(),
  fact_group fact_group not null,
  athlete_id uuid references athletes on delete cascade,
  season_id uuid references seasons on delete cascade,
  institution_id uuid references institutions on delete cascade,
  status verification_status not null default 'open',
  fact_values jsonb not null default '{}',
  values_hash bytea,
  method text check (length(method) <= 200),
  evidence jsonb not null default '[]' check (jsonb_typeof(evidence) = 'array'),
  reason text check (length(reason) <= 1000),
  director_user_id uuid references users on delete set null,
  decided_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check ((fact_group = 'institution') = (institution_id is not null)),
  check ((fact_group = 'institution') = (athlete_id is null)),
  check ((fact_group = 'season') = (season_id is not null)),
  check (status <> 'verified' or (decided_at is not null and expires_at is not null))
);
create index on verifications (athlete_id, fact_group, status);
create index on verifications (institution_id) where institution_id is not null;
create index on verifications (created_at) where status in ('open', 'more_asked');

create table contact_requests (
  id uuid primary key default uuid_v7(),
  athlete_id uuid not null references athletes on delete cascade,
  coach_id uuid not null references coaches on delete cascade,
  status contact_status not null default 'requested',
  message text not null default '' check (length(message) <= 2000),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'requested') = (decided_at is null))
);
create unique index one_open_contact_request on contact_requests (athlete_id, coach_id) where status = 'requested';
create index on contact_requests (athlete_id);
create index on contact_requests (coach_id);

create table consent_documents (
  id uuid primary key default uuid_v7(),
  kind consent_kind not null,
  version int not null check (version >= 1),
  locale locale not null,
  title text not null,
  body text not null,
  -- SHA-256 of the body: a signature names the exact words that were signed.
  body_hash bytea not null check (length(body_hash) = 32),
  published_at timestamptz not null default now(),
  unique (kind, version, locale)
);

create table consent_signatures (
  id uuid primary key default uuid_v7(),
  document_id uuid not null references consent_documents,
  athlete_id uuid not null references athletes on delete cascade,
  guardian_user_id uuid not null references users on delete cascade,
  signed_name text not null,
  signed_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index on consent_signatures (athlete_id) where withdrawn_at is null;
