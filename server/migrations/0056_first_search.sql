-- compatible-with: 0043
-- When a coach searched for the first time: analytics counts how many coaches come that far. Later searches leave no trace.
alter table users add column first_searched_at timestamptz;
