-- compatible-with: 0047
-- What admins did to an account and why, for the page of the person. Suspensions keep their reasons with themselves.
create type admin_action as enum ('end_sessions', 'resend_code', 'correct_email', 'void_invitations');
create table admin_actions (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  action admin_action not null,
  reason text not null check (length(reason) between 1 and 1000),
  done_by uuid references users on delete set null,
  done_at timestamptz not null,
  check (done_by <> user_id)
);
create index on admin_actions (user_id, done_at);
create index on admin_actions (done_by);
