-- compatible-with: 0220
-- Where a director-to-be could help, as they say themselves: it proposes regions to the admin, who assigns them.
alter table director_applications
  add column countries_known text[] not null default '{}' check (cardinality(countries_known) <= 30),
  add column languages text check (length(languages) between 1 and 300);
