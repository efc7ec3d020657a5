-- What directors need to check facts and to look after a region: a queue that knows whose turn it is, what was measured
-- and waits for the family's yes, conflicts of interest, how long a check lasts where, how a coach proves an address,
-- and what directors write for their countries.

-- `offered`: a director has found other values than were claimed, and the family has yet to accept them.
alter table verifications
  alter column status drop default,
  drop constraint verifications_check3;
drop index verifications_athlete_id_fact_group_status_idx, verifications_created_at_idx;
alter type verification_status rename to earlier_verification_status;
create type verification_status as enum ('open', 'more_asked', 'offered', 'verified', 'rejected', 'dropped');
alter table verifications
  alter column status type verification_status using status::text::verification_status,
  alter column status set default 'open',
  add constraint verified_until_a_day check (status <> 'verified' or (decided_at is not null and expires_at is not null));
drop type earlier_verification_status;
create index on verifications (athlete_id, fact_group, status);

alter table verifications
  -- Of the athlete or the institution; the triggers below keep it, so that a queue is read from one index.
  add column country_code country_code not null default 'ZZ',
  -- Whose word it is that they work at the institution. Null when the institution alone is checked.
  add column coach_id uuid references coaches on delete cascade,
  add column requested_by uuid references users on delete set null,
  -- One director works on it; a claim that nobody comes back to lapses.
  add column claimed_by uuid references users on delete set null,
  add column claimed_at timestamptz,
  -- What a director found instead of what was claimed.
  add column offered_values jsonb check (jsonb_typeof(offered_values) = 'object'),
  -- When whoever asked was told that the badge is about to lapse.
  add column expiry_noticed_at timestamptz,
  -- When it was written down that it has lapsed.
  add column expired_at timestamptz,
  add check ((claimed_by is null) or (claimed_at is not null)),
  add check ((status = 'offered') <= (offered_values is not null)),
  add check (coach_id is null or fact_group = 'institution');
update verifications set country_code = coalesce(
  (select athlete.country_code from athletes athlete where athlete.id = verifications.athlete_id),
  (select institution.country_code from institutions institution where institution.id = verifications.institution_id));
create index on verifications (country_code, fact_group, created_at, id) where status = 'open';
create index on verifications (country_code, created_at, id) where status = 'open';
create index on verifications (country_code, created_at, id) where status in ('more_asked', 'offered');
create index on verifications (claimed_by, created_at) where claimed_by is not null;
create index on verifications (director_user_id, decided_at desc) where director_user_id is not null;
create index on verifications (expires_at) where status = 'verified' and expired_at is null;
create index on verifications (coach_id) where coach_id is not null;
-- One open question per fact: what was asked twice keeps the older place.
update verifications set status = 'dropped'
  where status in ('open', 'more_asked') and athlete_id is not null and exists (
    select 1 from verifications older
    where older.athlete_id = verifications.athlete_id and older.fact_group = verifications.fact_group
      and older.season_id is not distinct from verifications.season_id
      and older.status in ('open', 'more_asked') and older.id < verifications.id);
create unique index one_open_question on verifications (athlete_id, fact_group, season_id)
  nulls not distinct where status in ('open', 'more_asked', 'offered') and athlete_id is not null;
create unique index one_open_affiliation on verifications (coach_id)
  where status in ('open', 'more_asked', 'offered') and coach_id is not null;

create function place_verification() returns trigger
  language plpgsql
  as $$
    begin
      new.country_code := coalesce(
        (select athlete.country_code from athletes athlete where athlete.id = new.athlete_id),
        (select institution.country_code from institutions institution where institution.id = new.institution_id));
      return new;
    end
  $$;
create trigger place before insert on verifications for each row execute function place_verification();
-- Whoever moves is another region's business from then on, also while somebody had begun to work on it.
create function move_verifications() returns trigger
  language plpgsql
  as $$
    begin
      update verifications set country_code = new.country_code, claimed_by = null, claimed_at = null
        where athlete_id = new.id or institution_id = new.id;
      return null;
    end
  $$;
create trigger move_verifications after update of country_code on athletes for each row
  when (old.country_code <> new.country_code) execute function move_verifications();
create trigger move_verifications after update of country_code on institutions for each row
  when (old.country_code <> new.country_code) execute function move_verifications();

-- What a fact group consists of, said once: these values are claimed, verified, compared and hashed.
create function current_facts(fact_group fact_group, of_athlete uuid, of_season uuid) returns jsonb
  language sql stable
  as $$
    select case fact_group
      when 'measurements' then (
        select jsonb_build_object('height_cm', height_cm, 'weight_kg', weight_kg, 'wingspan_cm', wingspan_cm,
          'vertical_cm', vertical_cm)
        from athletes where id = of_athlete)
      when 'school' then (select jsonb_build_object('school_name', school_name) from athletes where id = of_athlete)
      when 'academics' then (
        select jsonb_build_object('gpa', gpa, 'sat', sat, 'act', act, 'core_courses', core_courses)
        from academics where athlete_id = of_athlete)
      when 'transcript' then (
        select jsonb_build_object(
          'transcript_url', (select transcript_url from academics where athlete_id = of_athlete),
          'sha256', (select encode(sha256, 'hex') from files where athlete_id = of_athlete and kind = 'transcript')))
      when 'season' then (
        select jsonb_build_object('label', label, 'team', team, 'league', league, 'games', games, 'minutes', minutes,
          'points', points, 'rebounds', rebounds, 'assists', assists, 'steals', steals, 'blocks', blocks,
          'field_goals_made', field_goals_made, 'field_goals_attempted', field_goals_attempted,
          'threes_made', threes_made, 'threes_attempted', threes_attempted,
          'free_throws_made', free_throws_made, 'free_throws_attempted', free_throws_attempted)
        from seasons where id = of_season)
    end
  $$;
create function facts_hash(facts jsonb) returns bytea
  language sql immutable strict parallel safe
  return sha256(convert_to(facts::text, 'UTF8'));

-- What was verified of an athlete before and is not what is on record any more falls. Whatever else counts or waits is
-- about the record as it stands; where nothing is left of it there is nothing to ask and nothing to show. The search cards
-- of those who have lost a badge are made anew.
with today as (
  select id, current_facts(fact_group, athlete_id, season_id) as facts from verifications
  where athlete_id is not null and status in ('open', 'more_asked', 'verified')
), compared as (
  select verification.id, facts, exists (
      select 1 from jsonb_each(facts) fact where fact.value not in ('null', '[]')
    ) and (verification.status <> 'verified' or not exists (
      select 1 from jsonb_each(verification.fact_values) checked
      where facts ? checked.key and facts -> checked.key <> checked.value
    )) as is_in_step
  from verifications verification join today using (id)
), updated as (
  update verifications set
    status = case when is_in_step then status else 'dropped' end,
    fact_values = case when is_in_step then facts else fact_values end,
    values_hash = case when is_in_step then facts_hash(facts) else values_hash end
  from compared where compared.id = verifications.id
  returning verifications.athlete_id, is_in_step
)
insert into card_due (athlete_id, due_at) select distinct athlete_id, now() from updated where not is_in_step
  on conflict (athlete_id) do update set due_at = excluded.due_at;

-- Institutions and their coaches were verified by a column alone. From now on each standing follows from a check of its
-- own, which ends: as the institution's check did, where there is one.
insert into verifications (fact_group, institution_id, status, decided_at, expires_at)
  select 'institution', institution.id, 'verified', now(), now() + interval '24 months'
  from institutions institution
  where institution.status = 'verified' and not exists (
    select 1 from verifications known where known.institution_id = institution.id and known.status = 'verified');
insert into verifications (fact_group, institution_id, coach_id, requested_by, status, director_user_id, method,
    decided_at, expires_at, fact_values, values_hash)
  select 'institution', institution.id, coach.id, coach.user_id, 'verified', known.director_user_id, known.method,
    known.decided_at, known.expires_at, named.facts, facts_hash(named.facts)
  from coaches coach
  join institutions institution on institution.id = coach.institution_id and institution.status = 'verified'
  cross join lateral (
    select * from verifications v where v.institution_id = institution.id and v.status = 'verified'
    order by v.expires_at desc, v.id desc limit 1) known
  cross join lateral jsonb_build_object('title', coach.title, 'work_email', coach.work_email,
    'website', institution.website, 'email_domain', institution.email_domain) named (facts)
  where coach.affiliation_status = 'verified';
-- A coach of an institution that is not verified could do nothing yet, and must not rise with a colleague's check.
update coaches set affiliation_status = 'unverified' from institutions institution
  where affiliation_status = 'verified' and institution.id = institution_id and institution.status <> 'verified';

-- A director says: I coach, or have coached, this athlete. From then on nobody offers it to them.
create table declared_conflicts (
  director_user_id uuid not null references users on delete cascade,
  athlete_id uuid references athletes on delete cascade,
  institution_id uuid references institutions on delete cascade,
  created_at timestamptz not null default now(),
  unique nulls not distinct (director_user_id, athlete_id, institution_id),
  check (num_nonnulls(athlete_id, institution_id) = 1)
);
create index on declared_conflicts (athlete_id) where athlete_id is not null;
create index on declared_conflicts (institution_id) where institution_id is not null;

-- Who may not judge whom: everybody ever linked as guardian, whoever issued the invitation an athlete came with, the
-- coaches of the institution it was issued for, an institution's own coaches, and whoever says so of themselves.
create view conflicts_of_interest as
  select guardian_user_id as user_id, athlete_id, null::uuid as institution_id
  from guardian_links where guardian_user_id is not null
  union all
  select invitation.issued_by, athlete.id, null
  from invitations invitation
  join invitation_redemptions redemption on redemption.invitation_id = invitation.id
  join athletes athlete on athlete.user_id = redemption.user_id
  where invitation.issued_by is not null
  union all
  select coach.user_id, athlete.id, null
  from coaches coach
  join invitations invitation on invitation.institution_id = coach.institution_id
  join invitation_redemptions redemption on redemption.invitation_id = invitation.id
  join athletes athlete on athlete.user_id = redemption.user_id
  union all
  select user_id, null, institution_id from coaches where institution_id is not null
  union all
  select director_user_id, athlete_id, institution_id from declared_conflicts;
create index on invitations (institution_id) where institution_id is not null;
-- An interest does not end with the link.
create index on guardian_links (athlete_id);
create index on guardian_links (guardian_user_id);

-- How many months a check counts where a region wants it otherwise than everybody else.
create table region_validity (
  region_id uuid not null references regions on delete cascade,
  fact_group fact_group not null,
  months int not null check (months between 1 and 60),
  primary key (region_id, fact_group)
);

-- Documents that a family or a coach shows to a director: a measuring protocol, a letter of the school.
create table evidence_files (
  id uuid primary key default uuid_v7(),
  verification_id uuid not null references verifications on delete cascade,
  name text not null check (length(name) between 1 and 200),
  storage_key text not null unique check (length(storage_key) between 1 and 300),
  content_type text not null check (length(content_type) <= 100),
  bytes int not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index on evidence_files (verification_id);
create trigger note_unused_file after delete on evidence_files for each row execute function note_unused_file();

alter table institutions add column proposed_by uuid references users on delete set null;
create extension if not exists pg_trgm;
-- A name as it is sorted, looked for and compared: no accents, no capitals, a blank before each word. Its parts are bound
-- here and now, so that columns and indexes can be built on it under any search path.
create function folded_name(name text) returns text
  language sql immutable strict parallel safe
  return rtrim(regexp_replace(' ' || regexp_replace(lower(unaccent(normalize(name, nfkc))), '[''’ʼ`´]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'));
alter table users add column sorted_name text generated always as (folded_name(name)) stored;
create index on users (role, sorted_name);
create index on users using gin (sorted_name gin_trgm_ops);
alter table institutions add column sorted_name text generated always as (folded_name(name)) stored;
create index on institutions (sorted_name);
create index on institutions (country_code, sorted_name);
create index on institutions using gin (sorted_name gin_trgm_ops);
alter table coaches
  add column work_email_proven_at timestamptz,
  add check (work_email_proven_at is null or work_email is not null);

-- A code mailed to a work address. Only its hash is kept, and few guesses are free.
create table work_email_codes (
  coach_id uuid primary key references coaches on delete cascade,
  email citext not null check (length(email) <= 254),
  code_hash bytea not null check (length(code_hash) = 32),
  attempts int not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

-- What directors write for a country: news, and notes that stand beside its page in the education hub.
create type post_kind as enum ('news', 'country_note');
create type post_status as enum ('draft', 'published', 'archived');
create table posts (
  id uuid primary key default uuid_v7(),
  kind post_kind not null,
  country_code country_code not null,
  locale locale not null,
  title text not null check (length(title) between 1 and 160),
  body text not null check (length(body) <= 20000),
  status post_status not null default 'draft',
  version int not null default 1 check (version >= 1),
  author_user_id uuid references users on delete set null,
  -- As it read then: an account may go, what was published stays signed.
  author_name text not null check (length(author_name) between 1 and 120),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'draft' or published_at is not null)
);
create index on posts (country_code, published_at desc) where status = 'published';
create index on posts (country_code, updated_at desc);
create trigger touch before update on posts for each row execute function touch_updated_at();

create table post_versions (
  post_id uuid not null references posts on delete cascade,
  version int not null,
  title text not null,
  body text not null,
  author_user_id uuid references users on delete set null,
  author_name text not null,
  created_at timestamptz not null default now(),
  primary key (post_id, version)
);

create table post_images (
  id uuid primary key default uuid_v7(),
  post_id uuid not null references posts on delete cascade,
  storage_key text not null unique check (length(storage_key) between 1 and 300),
  content_type text not null check (length(content_type) <= 100),
  bytes int not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index on post_images (post_id);
create trigger note_unused_file after delete on post_images for each row execute function note_unused_file();

-- A family's yes was to this coach at that institution: coaches can move from now on, and the yes does not move along.
alter table contact_requests add column institution_id uuid references institutions on delete set null;
update contact_requests set institution_id = coach.institution_id
  from coaches coach where coach.id = contact_requests.coach_id;
create function note_asking_institution() returns trigger
  language plpgsql
  as $$
    begin
      new.institution_id := coalesce(
        new.institution_id, (select coach.institution_id from coaches coach where coach.id = new.coach_id));
      return new;
    end
  $$;
create trigger note_institution before insert on contact_requests
  for each row execute function note_asking_institution();
