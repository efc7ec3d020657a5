-- A family takes its athlete out of search until a day. Nothing is withdrawn, and on that day the listing comes back. Code
-- that does not know these columns would go on showing the athlete, so this is compatible with no older version.
alter table athletes
  -- The day on which the listing comes back.
  add column paused_until date,
  add column paused_at timestamptz,
  add column paused_by uuid references users on delete set null,
  add constraint pause_is_whole check ((paused_until is null) = (paused_at is null)),
  add constraint pause_has_maker check (paused_by is null or paused_until is not null),
  add constraint pause_ends_within_a_year check (
    paused_until > (paused_at at time zone 'UTC')::date
    and paused_until <= (paused_at at time zone 'UTC')::date + interval '12 months');
create index on athletes (paused_until) where paused_until is not null;

-- A pause is no change of the profile: it does not make an athlete "updated" in search.
drop trigger touch on athletes;
create trigger touch before update on athletes for each row
  when (old.release_policy is not distinct from new.release_policy
    and old.paused_until is not distinct from new.paused_until)
  execute function touch_updated_at();
