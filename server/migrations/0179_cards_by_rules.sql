-- compatible-with: 0178
-- By which rules a card was made. Code that does not know the column leaves it at 0, also while it runs beside newer code in a rolling
-- upgrade; the newer code finds such cards by this and makes them again.
alter table athlete_cards add column made_by smallint not null default 0;
create index on athlete_cards (made_by);
