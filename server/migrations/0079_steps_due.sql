-- compatible-with: 0074
-- The dashboard of a coach asks all lists of a desk for the steps that are due.
create index list_entries_steps on list_entries (list_id, step_on) where step_on is not null and removed_at is null;
