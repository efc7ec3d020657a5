-- compatible-with: 0074
-- Until now an erasure left what staffs had written about the athlete. Where the athlete is gone already, nothing leads to it any more.
delete from list_notes using list_entries entry where entry.id = list_notes.entry_id and entry.athlete_id is null;
delete from entry_ratings using list_entries entry where entry.id = entry_ratings.entry_id and entry.athlete_id is null;
update list_entries set tags = '{}', step = null, step_on = null, step_owner_id = null where athlete_id is null;
