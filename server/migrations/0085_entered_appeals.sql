-- Who entered the appeal of a suspended person; null where the person made it. Code that does not know this lets the one who
-- decided spend the only appeal, and the one who entered it answer it, so this is compatible with no older version.
alter table moderation_appeals add column entered_by uuid references users on delete set null;
create index on moderation_appeals (entered_by);
