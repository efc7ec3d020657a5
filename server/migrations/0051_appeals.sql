-- The person concerned may appeal a decision once; another moderator than the one who decided answers it.
create table moderation_appeals (
  decision_id uuid primary key references moderation_decisions on delete cascade,
  words text not null check (length(words) between 1 and 1000),
  made_at timestamptz not null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  is_accepted boolean,
  -- What the person who appealed reads.
  answer text check (length(answer) between 1 and 1000),
  check ((decided_at is null) = (is_accepted is null) and (decided_at is null) = (answer is null))
);
create index on moderation_appeals (made_at) where decided_at is null;
create index on moderation_appeals (decided_by);
