-- compatible-with: 0190
-- Moderators found nothing wrong in a held message while its conversation waits for a form: it is delivered when that goes on.
-- Code from before this delivers it at once.
alter table held_messages add column is_cleared boolean not null default false;
create index on held_messages (thread_id) where is_cleared;
