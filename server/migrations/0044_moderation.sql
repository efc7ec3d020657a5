-- One queue for everything that somebody reports, with what was reported as it was at that moment. Older code would list and
-- lift the pauses of contact that only moderators may see.

create type moderation_kind as enum ('conversation', 'support', 'coach', 'profile', 'photo', 'video', 'post');
create type report_category as enum (
  'child_safety', 'inappropriate', 'harassment', 'money', 'impersonation', 'other');
create type severity as enum ('critical', 'high', 'normal');
create type moderation_outcome as enum ('nothing_wrong', 'acted');

create table moderation_items (
  id uuid primary key default uuid_v7(),
  kind moderation_kind not null,
  -- The conversation, support request, coach, athlete, video or post. No reference: what was reported may be gone.
  subject_id uuid not null,
  severity severity not null,
  category report_category not null,
  -- Who answers for what was reported. The item outlives the account.
  about_user_id uuid references users on delete set null,
  -- Whose record it shows. A child who leaves takes it along.
  athlete_id uuid references athletes on delete cascade,
  coach_id uuid references coaches on delete set null,
  -- A minor said it about a guardian: nobody in the family may learn of it.
  is_quiet boolean not null default false,
  created_at timestamptz not null,
  due_at timestamptz not null,
  claimed_by uuid references users on delete set null,
  claimed_at timestamptz,
  closed_at timestamptz,
  closed_by uuid references users on delete set null,
  outcome moderation_outcome,
  note text check (length(note) between 1 and 1000),
  check ((closed_at is null) = (outcome is null))
);
-- Whatever a crowd reports at the same time is one item.
create unique index one_open_item on moderation_items (kind, subject_id) where closed_at is null;
create index on moderation_items (severity, created_at, id) where closed_at is null;
create index on moderation_items (closed_at desc, id) where closed_at is not null;
create index on moderation_items (about_user_id);
create index on moderation_items (athlete_id);
create index on moderation_items (coach_id);
create index on moderation_items (subject_id);
create index on moderation_items (claimed_by);
create index on moderation_items (closed_by);

create table moderation_reports (
  id uuid primary key default uuid_v7(),
  item_id uuid not null references moderation_items on delete cascade,
  -- Null for people without an account, and once the account is gone.
  reported_by uuid references users on delete set null,
  category report_category not null,
  reason text not null check (length(reason) between 1 and 8000),
  created_at timestamptz not null,
  unique (item_id, reported_by)
);
create index on moderation_reports (reported_by);

-- Kept apart from the things themselves, which their owners change and delete.
create table moderation_snapshots (
  report_id uuid primary key references moderation_reports on delete cascade,
  content jsonb not null,
  picture bytea,
  picture_type text,
  check ((picture is null) = (picture_type is null))
);

-- A pause of contact is a block that moderators set and lift; a family neither sees nor lifts it.
alter table blocks add column moderation_item_id uuid references moderation_items on delete cascade;
drop index one_standing_block;
create unique index one_standing_block
  on blocks (athlete_id, coach_id, institution_id, decided_by, moderation_item_id)
  nulls not distinct where lifted_at is null;
create index on blocks (moderation_item_id) where moderation_item_id is not null;

-- Which conversation a safety report is about, where it was made in one, and the item in which moderators decide about it.
alter table support_requests
  add column moderation_item_id uuid references moderation_items on delete set null,
  add column category report_category,
  add column thread_id uuid references threads on delete set null,
  add column message_id uuid references messages on delete set null;
create index on support_requests (moderation_item_id);
create index on support_requests (thread_id);
create index on support_requests (message_id);

-- Safety reports that are open wait in the queue from now on.
with raised as (
  insert into moderation_items (kind, subject_id, severity, category, is_quiet, created_at, due_at)
  select 'support', request.id,
    case when request.source = 'form' then 'high'::severity else 'critical' end, 'child_safety',
    request.source = 'guardian', request.created_at,
    request.created_at + case when request.source = 'form' then interval '24 hours' else interval '4 hours' end
  from support_requests request where request.type = 'safety' and request.closed_at is null
  returning id, subject_id
), reported as (
  insert into moderation_reports (item_id, reported_by, category, reason, created_at)
  select raised.id, request.reporter_user_id, 'child_safety', left(request.message, 8000), request.created_at
  from raised join support_requests request on request.id = raised.subject_id
  returning id, item_id
)
insert into moderation_snapshots (report_id, content)
select reported.id, jsonb_build_object('messages', '[]'::jsonb, 'facts', jsonb_build_array(
  jsonb_build_object('fact', 'reference', 'text', request.reference),
  jsonb_build_object('fact', 'name', 'text', request.name),
  jsonb_build_object('fact', 'email', 'text', request.email)))
from reported join raised on raised.id = reported.item_id
join support_requests request on request.id = raised.subject_id;

update support_requests request set moderation_item_id = item.id
from moderation_items item where item.kind = 'support' and item.subject_id = request.id;
