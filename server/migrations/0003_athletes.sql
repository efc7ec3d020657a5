-- Athletes and their records. Each limit of the specification that the API enforces is a CHECK here too.

create table athletes (
  id uuid primary key default uuid_v7(),
  user_id uuid not null unique references users on delete cascade,
  primary_position player_position,
  secondary_position player_position,
  height_cm numeric(4, 1) check (height_cm between 100 and 250),
  weight_kg numeric(4, 1) check (weight_kg between 30 and 200),
  wingspan_cm numeric(4, 1) check (wingspan_cm between 100 and 280),
  vertical_cm numeric(4, 1) check (vertical_cm between 10 and 150),
  dominant_hand dominant_hand,
  grad_year int check (grad_year between 2024 and 2035),
  birthdate date check (birthdate > '1970-01-01'),
  country_code country_code not null default 'US',
  city text check (length(city) <= 120),
  school_name text check (length(school_name) <= 200),
  current_team text check (length(current_team) <= 200),
  jersey_number int check (jersey_number between 0 and 99),
  bio text check (length(bio) <= 1000),
  bio_i18n jsonb not null default '{}' check (jsonb_typeof(bio_i18n) = 'object'),
  social_handles jsonb not null default '{}' check (jsonb_typeof(social_handles) = 'object'),
  -- The standing state of the releases, rebuilt by the server from them and never written by a client.
  release_policy jsonb not null default '{}' check (jsonb_typeof(release_policy) = 'object'),
  visibility visibility not null default 'private',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on athletes (country_code);
create index on athletes (visibility, grad_year desc);
create trigger touch before update on athletes for each row execute function touch_updated_at();

create table academics (
  athlete_id uuid primary key references athletes on delete cascade,
  gpa numeric(3, 2) check (gpa between 0 and 5),
  sat int check (sat between 400 and 1600),
  act int check (act between 1 and 36),
  transcript_url text check (length(transcript_url) <= 2000),
  core_courses jsonb not null default '[]' check (jsonb_typeof(core_courses) = 'array'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on academics for each row execute function touch_updated_at();

create table videos (
  id uuid primary key default uuid_v7(),
  athlete_id uuid not null references athletes on delete cascade,
  title text not null check (length(title) between 1 and 200),
  url text not null check (length(url) between 1 and 2000),
  description text check (length(description) <= 500),
  provider video_provider not null default 'youtube',
  is_public boolean not null default false,
  language text not null default 'en',
  tags text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index on videos (athlete_id, created_at desc);

create table seasons (
  id uuid primary key default uuid_v7(),
  athlete_id uuid not null references athletes on delete cascade,
  label text not null check (length(label) between 1 and 20),
  team text check (length(team) <= 200),
  league text check (length(league) <= 200),
  games int not null check (games between 0 and 200),
  minutes int not null default 0 check (minutes between 0 and 12000),
  points int not null default 0 check (points between 0 and 10000),
  rebounds int not null default 0 check (rebounds between 0 and 5000),
  assists int not null default 0 check (assists between 0 and 5000),
  steals int not null default 0 check (steals between 0 and 2000),
  blocks int not null default 0 check (blocks between 0 and 2000),
  field_goals_made int not null default 0 check (field_goals_made >= 0),
  field_goals_attempted int not null default 0 check (field_goals_attempted >= field_goals_made),
  threes_made int not null default 0 check (threes_made >= 0),
  threes_attempted int not null default 0 check (threes_attempted >= threes_made),
  free_throws_made int not null default 0 check (free_throws_made >= 0),
  free_throws_attempted int not null default 0 check (free_throws_attempted >= free_throws_made),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (athlete_id, label, team),
  check (threes_made <= field_goals_made and threes_attempted <= field_goals_attempted)
);
create trigger touch before update on seasons for each row execute function touch_updated_at();

create table measurements (
  id uuid primary key default uuid_v7(),
  athlete_id uuid not null references athletes on delete cascade,
  measured_on date not null,
  height_cm numeric(4, 1) check (height_cm between 100 and 250),
  weight_kg numeric(4, 1) check (weight_kg between 30 and 200),
  wingspan_cm numeric(4, 1) check (wingspan_cm between 100 and 280),
  vertical_cm numeric(4, 1) check (vertical_cm between 10 and 150),
  created_at timestamptz not null default now()
);
create index on measurements (athlete_id, measured_on desc);
