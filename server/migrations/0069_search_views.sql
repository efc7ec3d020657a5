-- compatible-with: 0058
-- How a person likes to read what a search found. It is kept here and not in a browser, so that it follows them.
create type search_view as enum ('cards', 'table');

create table search_views (
  user_id uuid primary key references users on delete cascade,
  view search_view not null,
  -- Of the table, in the order in which they are shown; the contract has the list.
  columns text[] not null check (cardinality(columns) <= 20)
);
