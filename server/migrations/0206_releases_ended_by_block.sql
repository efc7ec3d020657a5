-- compatible-with: 0190
-- Why a release or a request for one was withdrawn, where a block of the family was the cause: the family reads it. Code from before
-- this does not say it of what it ends.
alter table releases
  add column is_ended_by_block boolean not null default false,
  add constraint only_withdrawn_by_block check (not is_ended_by_block or status = 'withdrawn');
-- As it was recognized until now: a block ended what it ended in its own moment.
update releases set is_ended_by_block = true
where status = 'withdrawn' and exists (
  select 1 from blocks where blocks.athlete_id = releases.athlete_id and blocks.created_at = releases.withdrawn_at
    and blocks.moderation_item_id is null);
