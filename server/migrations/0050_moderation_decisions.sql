-- What moderators decide: measures against a person or a thing, each with a reason, and each such that it can be undone.
-- Older code would show and restore what was removed.

create type moderation_measure as enum ('warn', 'remove', 'freeze', 'suspend', 'ban');

create table moderation_decisions (
  id uuid primary key default uuid_v7(),
  item_id uuid not null references moderation_items on delete cascade,
  measure moderation_measure not null,
  -- Whom it concerns, who reads the reason. The decision outlives the account.
  user_id uuid references users on delete set null,
  reason text not null check (length(reason) between 1 and 1000),
  -- Of a suspension; null until somebody lifts it.
  until timestamptz,
  -- Of a ban.
  institution_id uuid references institutions on delete set null,
  -- Of what was removed from a conversation.
  message_ids uuid[] not null default '{}',
  decided_by uuid references users on delete set null,
  decided_at timestamptz not null,
  undone_at timestamptz,
  check (until is null or measure = 'suspend'),
  unique (item_id, measure)
);
create index on moderation_decisions (user_id);
create index on moderation_decisions (decided_by);
create index on moderation_decisions (institution_id);

-- Which decision shut an account out, so that undoing it lifts this suspension and no other.
alter table suspensions add column moderation_decision_id uuid references moderation_decisions on delete set null;
create index on suspensions (moderation_decision_id);

-- What moderators removed stays out of sight until the decision is undone or forgotten.
alter table deleted_videos add column removed_by uuid references moderation_decisions;
create index on deleted_videos (removed_by);
alter table files add column removed_by uuid references moderation_decisions;
create index on files (removed_by);
alter table posts add column removed_by uuid references moderation_decisions;
create index on posts (removed_by);
-- Messages themselves never change.
create table removed_messages (
  message_id uuid primary key references messages on delete cascade,
  removed_by uuid not null references moderation_decisions
);
create index on removed_messages (removed_by);

-- Coaches who work there count as unverified, and nobody names it again. No reference: a decision goes with a child whose
-- record it shows, and the ban stays.
alter table institutions add column banned_by uuid;
