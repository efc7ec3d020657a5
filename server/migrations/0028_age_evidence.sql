-- compatible-with: 0027
-- How young somebody may be whose stated age is in doubt: read from the latest graduation year that was on the record
-- meanwhile. An edit to an earlier one must not make a child older.
alter table athletes add column doubted_grad_year int;
update athletes set doubted_grad_year = grad_year where age_doubts <> '{}';

-- Cards of people who may be under 13 after all are made again at the next start.
insert into card_due (athlete_id, due_at)
  select id, '-infinity'::timestamptz from athletes where age_doubts <> '{}'
  on conflict (athlete_id) do update set due_at = excluded.due_at;
