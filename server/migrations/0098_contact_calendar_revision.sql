-- compatible-with: 0091
-- How often the contact calendar has changed, and when it last did. Calendar programs that follow it compare the two
-- (RFC 5545: SEQUENCE, DTSTAMP), also after a rule was deleted, which leaves no row to look at.
create table contact_calendar_revision (
  is_only boolean primary key default true check (is_only),
  revision int not null,
  changed_at timestamptz not null
);
insert into contact_calendar_revision (revision, changed_at) values (0, date_trunc('second', now()));
-- A count that fell back would let a program keep what was corrected.
revoke delete on contact_calendar_revision from faircourt_app;

create function count_calendar_revision() returns trigger
  language plpgsql
  as $$
    begin
      update contact_calendar_revision set revision = revision + 1, changed_at = date_trunc('second', now());
      return null;
    end
  $$;
create trigger count_revision after insert or update or delete on contact_rules
  for each statement execute function count_calendar_revision();
