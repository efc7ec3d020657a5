-- What the profile builder and the athlete's page need past the records themselves: files, undo, views, allowances.

create type file_kind as enum ('photo', 'transcript');

-- What lies in the file store. A replaced or removed file loses its row at once and its bytes soon after.
create table files (
  id uuid primary key default uuid_v7(),
  athlete_id uuid not null references athletes on delete cascade,
  kind file_kind not null,
  storage_key text not null unique check (length(storage_key) between 1 and 300),
  content_type text not null check (length(content_type) <= 100),
  bytes int not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  unique (athlete_id, kind)
);
create index on files (uploaded_by) where uploaded_by is not null;

-- Keys in the file store that no row above names: of uploads that are still arriving, and of files that are gone. What
-- is on this list can be deleted from the store at any later time, so nothing private stays there unseen.
create table unused_files (
  storage_key text primary key check (length(storage_key) between 1 and 300),
  is_arriving boolean not null default false,
  created_at timestamptz not null default now()
);
create function note_unused_file() returns trigger
  language plpgsql
  as $$
    begin
      insert into unused_files (storage_key) values (old.storage_key) on conflict do nothing;
      return null;
    end
  $$;
-- A trigger, so that a file whose athlete is deleted is noted as well.
create trigger note_unused_file after delete on files for each row execute function note_unused_file();

-- A deleted video waits here for its undo. Nothing that shows videos reads this table, so none can show by mistake.
create table deleted_videos (
  id uuid primary key,
  athlete_id uuid not null references athletes on delete cascade,
  title text not null,
  url text not null,
  description text,
  provider video_provider not null,
  is_public boolean not null,
  language text not null,
  tags text[] not null,
  created_at timestamptz not null,
  deleted_at timestamptz not null default now()
);
create index on deleted_videos (athlete_id);
create index on deleted_videos (deleted_at);
alter table videos add constraint video_once_per_athlete unique (athlete_id, url);

-- Saving twice on one day corrects the day's entry; the history keeps one per day. Of older doubles the last one stays.
delete from measurements m using measurements later
  where later.athlete_id = m.athlete_id and later.measured_on = m.measured_on
    and (later.created_at, later.id) > (m.created_at, m.id);
drop index measurements_athlete_id_measured_on_idx;
alter table measurements add constraint one_measurement_per_day unique (athlete_id, measured_on);

-- A season shows without its athlete's name, so its label says when it was and nothing else.
alter table seasons add constraint season_label_is_years check (label ~ '^\d{4}([-/]\d{2}(\d{2})?)?$');

-- Who opened an athlete's page, once per viewer and day. The family reads it.
create table profile_views (
  athlete_id uuid not null references athletes on delete cascade,
  viewed_on date not null,
  viewer_user_id uuid not null references users on delete cascade,
  viewer_role user_role not null,
  -- Where the viewer worked on that day.
  institution_id uuid references institutions on delete set null,
  is_institution_verified boolean not null default false,
  -- What the looks of that day have shown so far. One that shows more goes into the log again.
  groups field_group[] not null default '{}',
  first_viewed_at timestamptz not null default now(),
  primary key (athlete_id, viewed_on, viewer_user_id)
);
create index on profile_views (viewer_user_id);
create index on profile_views (institution_id) where institution_id is not null;

-- Which complete profiles a limited plan has opened this month: the same athlete counts once.
create table profile_opens (
  subscription_id uuid not null references subscriptions on delete cascade,
  month date not null check (extract(day from month) = 1),
  athlete_id uuid not null references athletes on delete cascade,
  opened_at timestamptz not null default now(),
  primary key (subscription_id, month, athlete_id)
);
create index on profile_opens (athlete_id);

-- How a name shows until the identity group is released: first name and initial. Written so that a doubt shows less:
-- any blank of Unicode parts words, whatever the locale; "Johnson, Maya" is Maya; and a word that no given name looks
-- like (an address, a nickname with digits, a whole name written without blanks) gives its first letter only.
create function redacted_name(name text) returns text
  language sql immutable strict parallel safe
  as $$
    select coalesce(
      case when is_plain then given else left(given, 1) || '.' end
        || case when family is null then '' else ' ' || upper(left(family, 1)) || '.' end,
      '–')
    from (
      select parts[1] as given,
        case when cardinality(parts) > 1 then parts[cardinality(parts)] end as family,
        parts[1] !~ '[0-9@._,;:/\\|+*#&%$()<>=!?"~^\[\]{}\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]' as is_plain
      from (
        select array_remove(regexp_split_to_array(
          regexp_replace(name, '^([^,]+),(.*[^[:space:],].*)$', '\2 \1'),
          '[[:space:]\u00A0\u1680\u2000-\u200B\u202F\u205F\u2060\u3000\uFEFF]+'), '') as parts
      ) split
    ) words
  $$;
