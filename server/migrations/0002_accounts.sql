-- Who people are. The auth_ tables belong to the sign-in engine; users is ours and points at it, so that the engine
-- behind sign-in can be changed without touching the product.

create table auth_users (
  id uuid primary key default uuid_v7(),
  -- The engine wants the column; the name people see is users.name and only that.
  name text not null default '',
  email citext not null unique check (length(email) <= 254),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth_sessions (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references auth_users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on auth_sessions (user_id);
create index on auth_sessions (expires_at);

create table auth_accounts (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references auth_users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index on auth_accounts (user_id);

create table auth_verifications (
  id uuid primary key default uuid_v7(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on auth_verifications (identifier);

-- Signing keys of the access tokens; the private half is stored encrypted with AUTH_SECRET.
create table auth_jwks (
  id uuid primary key default uuid_v7(),
  public_key text not null,
  private_key text not null,
  alg text,
  crv text,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);

create table users (
  id uuid primary key default uuid_v7(),
  auth_id uuid not null unique references auth_users on delete cascade,
  role user_role not null,
  status account_status not null default 'active',
  -- What a reinstated account goes back to: a director who waited for approval waits again.
  status_before_suspension account_status check (status_before_suspension <> 'suspended'),
  name text not null check (length(name) between 1 and 120),
  avatar_url text,
  locale locale not null default 'en',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Only a director waits for approval; every other role is active from the start.
  check (status <> 'pending' or role = 'regional_director')
);
create index on users (role, status);
-- Lists leave suspended people out; there are few of them, and this finds them without reading the others.
create index on users (id) where status = 'suspended';
create trigger touch before update on users for each row execute function touch_updated_at();

create table institutions (
  id uuid primary key default uuid_v7(),
  name text not null check (length(name) between 1 and 200),
  kind institution_kind not null,
  country_code country_code not null,
  city text check (length(city) <= 120),
  website text check (length(website) <= 2000),
  email_domain citext check (length(email_domain) <= 253),
  status institution_status not null default 'unverified',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on institutions (country_code, status);
create trigger touch before update on institutions for each row execute function touch_updated_at();

create table coaches (
  id uuid primary key default uuid_v7(),
  user_id uuid not null unique references users on delete cascade,
  institution_id uuid references institutions on delete set null,
  -- A director decides that this person works for that institution; the institution being real is another question.
  affiliation_status institution_status not null default 'unverified',
  title text check (length(title) <= 120),
  work_email citext check (length(work_email) <= 254),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (affiliation_status = 'unverified' or institution_id is not null)
);
create index on coaches (institution_id);
create trigger touch before update on coaches for each row execute function touch_updated_at();

-- Codes are issued by coaches, directors and admins; a team code has a limit above one.
create table invitations (
  id uuid primary key default uuid_v7(),
  code text not null unique check (code = upper(code) and length(code) between 4 and 40),
  kind invitation_kind not null,
  max_uses int not null check (max_uses between 1 and 1000),
  uses int not null default 0 check (uses >= 0),
  -- Null once the issuer's account is gone: whoever joined with the code stays.
  issued_by uuid references users on delete set null,
  institution_id uuid references institutions on delete set null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  check (uses <= max_uses),
  check (kind = 'team' or max_uses = 1)
);
create index on invitations (issued_by);

create table invitation_redemptions (
  user_id uuid primary key references users on delete cascade,
  invitation_id uuid not null references invitations on delete restrict,
  redeemed_at timestamptz not null default now()
);
create index on invitation_redemptions (invitation_id);

create table regions (
  id uuid primary key default uuid_v7(),
  name text not null unique check (length(name) between 1 and 120),
  created_at timestamptz not null default now()
);
create table region_countries (
  region_id uuid not null references regions on delete cascade,
  country_code country_code not null,
  primary key (region_id, country_code)
);
create index on region_countries (country_code);
create table director_regions (
  director_user_id uuid not null references users on delete cascade,
  region_id uuid not null references regions on delete cascade,
  assigned_at timestamptz not null default now(),
  primary key (director_user_id, region_id)
);

create table plans (
  plan plan primary key,
  monthly_price_cents int check (monthly_price_cents >= 0),
  annual_price_cents int check (annual_price_cents >= 0),
  -- Null means unlimited.
  profiles_per_month int check (profiles_per_month >= 0),
  seats int not null default 1 check (seats >= 1)
);
insert into plans (plan, monthly_price_cents, annual_price_cents, profiles_per_month, seats) values
  ('athlete', 0, 0, 0, 1),
  ('basic_scout', 19900, null, 50, 1),
  ('pro_scout', 100000, 900000, null, 3),
  ('nil_consulting', null, null, 0, 1),
  ('global_report', null, 100000, 0, 1);

create table subscriptions (
  id uuid primary key default uuid_v7(),
  owner_user_id uuid not null references users on delete cascade,
  plan plan not null references plans,
  status subscription_status not null,
  trial_ends_at timestamptz,
  current_period_ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'trial' or trial_ends_at is not null),
  check (status <> 'active' or current_period_ends_at is not null)
);
create index on subscriptions (owner_user_id);
create unique index one_live_subscription_per_plan on subscriptions (owner_user_id, plan) where status <> 'lapsed';
create trigger touch before update on subscriptions for each row execute function touch_updated_at();
