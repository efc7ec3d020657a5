-- compatible-with: 0074
-- A look at an athlete may be a row of a table that was downloaded: families read that it left the platform.
alter table profile_views add column is_exported boolean not null default false;
