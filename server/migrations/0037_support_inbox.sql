-- compatible-with: 0034
-- Admins work through the messages to support in one inbox: they claim, answer, note, close and reopen.

alter table support_requests
  -- Since when its writer waits for an answer; null once they have one. The promised time counts from here.
  add column waiting_since timestamptz default now(),
  add column claimed_by uuid references users on delete set null,
  add column claimed_at timestamptz,
  add constraint support_requests_claim_check check (claimed_by is null or claimed_at is not null);
update support_requests set waiting_since = case when closed_at is null then created_at end;

create type support_message_kind as enum ('answer', 'reply', 'note');

-- What follows the first message: our answers, what the writer says to them, and notes that only admins read.
create table support_messages (
  id uuid primary key default uuid_v7(),
  request_id uuid not null references support_requests on delete cascade,
  kind support_message_kind not null,
  -- Null for people without an account, and once the account is gone.
  author_user_id uuid references users on delete set null,
  body text not null check (length(body) between 1 and 5000),
  -- Made by the sender for one attempt: pressing a button twice sends once.
  submission_id uuid not null,
  created_at timestamptz not null default now(),
  -- Of an answer: until when it was promised, null when nobody waited; and when the mail server took it.
  due_at timestamptz,
  sent_at timestamptz,
  unique (request_id, submission_id),
  check (kind = 'answer' or (due_at is null and sent_at is null))
);
-- What says how many of the latest answers came in time.
create index on support_messages (created_at) where kind = 'answer' and due_at is not null;

-- What the inbox lists, what one admin has claimed, and what somebody wrote: by account or by proven address.
create index on support_requests (waiting_since, id) where closed_at is null;
create index on support_requests (closed_at desc) where closed_at is not null;
create index on support_requests (claimed_by) where claimed_by is not null;
create index on support_requests (reporter_user_id) where reporter_user_id is not null;
create index on support_requests (email);
