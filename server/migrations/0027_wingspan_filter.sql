-- compatible-with: 0026
-- Search by wingspan: in millimetres, below zero unless it is released to this audience and verified.
alter table athlete_cards add column wingspan_mm smallint not null default -1;
alter table card_names add column wingspan_mm smallint not null default -1;
create index on athlete_cards_everyone (wingspan_mm, grad_year, athlete_id) where wingspan_mm >= 0;
create index on athlete_cards_colleges (wingspan_mm, grad_year, athlete_id) where wingspan_mm >= 0;

-- The cards that are to hold one are made again while the next start answers.
insert into card_due (athlete_id, due_at)
select athletes.id, now() from athletes
where athletes.wingspan_cm is not null and athletes.visibility in ('public', 'colleges_only')
on conflict (athlete_id) do update set due_at = excluded.due_at;
