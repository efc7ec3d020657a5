-- An account signs in at once, but its mailbox counts only after a mailed code or link has come back.
-- auth_users.email_verified is that fact; this adds what is on its way.

-- Admins are made by a command on the server: who runs it answers for the address, and safety reports go there.
update auth_users a set email_verified = true from users u where u.auth_id = a.id and u.role = 'admin';

-- One per account: for the address it has, or for the one that is to replace it.
create table mailbox_codes (
  user_id uuid primary key references users on delete cascade,
  email citext not null check (length(email) <= 254),
  code_hash bytea not null check (length(code_hash) = 32),
  -- The link of the same mail lives longer than the digits: nobody guesses it.
  link_hash bytea not null unique check (length(link_hash) = 32),
  attempts int not null default 0,
  expires_at timestamptz not null,
  link_expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

-- A trial without an end has not begun: its fourteen days begin when the mailbox is proven.
alter table subscriptions drop constraint subscriptions_check;

-- Nobody could prove a mailbox before: what is left of a running trial starts over with the proof.
update subscriptions s set trial_ends_at = null
from users u join auth_users a on a.id = u.auth_id
where s.owner_user_id = u.id and s.status = 'trial' and s.trial_ends_at > now() and not a.email_verified;

-- Who vouches for a director-to-be, as they say themselves. An admin looks into it before approving.
create table director_applications (
  user_id uuid primary key references users on delete cascade,
  federation text not null check (length(federation) between 1 and 200),
  website text not null check (length(website) between 1 and 2000),
  referee_name text not null check (length(referee_name) between 1 and 120),
  referee_contact text not null check (length(referee_contact) between 1 and 254),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on director_applications for each row execute function touch_updated_at();

-- The credential that renews a session. Each use makes the next one; the tokens themselves are not kept, only which of
-- them is the newest, which was used last, and the half of the key that the server's secret completes.
create table session_credentials (
  session_id uuid primary key references auth_sessions on delete cascade,
  key bytea not null check (length(key) = 32),
  newest int not null,
  used int not null,
  used_before int not null,
  rotated_at timestamptz not null
);
