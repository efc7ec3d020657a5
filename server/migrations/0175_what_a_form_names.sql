-- What a release opens is shown as far as the signed form names it: cards that were made before are made again.
insert into card_due (athlete_id, due_at)
select distinct athlete_id, '-infinity'::timestamptz from athlete_cards
on conflict (athlete_id) do update set due_at = excluded.due_at;
