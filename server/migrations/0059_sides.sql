-- A report is about one person: what two sides of a conversation report of each other are two items. Older code would join
-- them, and would take back a photo that moderators removed.

-- At the time of the report nobody was named. Unlike about_user_id it stays as it is when the account is gone.
alter table moderation_items add column names_nobody boolean not null default false;
update moderation_items set names_nobody = true where about_user_id is null;
drop index one_open_item;
create unique index one_open_item on moderation_items (kind, subject_id, about_user_id) where closed_at is null;
create unique index one_open_item_about_nobody on moderation_items (kind, subject_id)
  where closed_at is null and names_nobody;

-- The message that made a rule speak, so that it can be removed.
alter table moderation_reports add column message_id uuid references messages on delete set null;
create index on moderation_reports (message_id);

-- What a removed photo was, for as long as it is removed: the same file is not taken again.
create table removed_photos (
  decision_id uuid primary key references moderation_decisions on delete cascade,
  athlete_id uuid not null references athletes on delete cascade,
  sha256 bytea not null
);
create index on removed_photos (athlete_id, sha256);
