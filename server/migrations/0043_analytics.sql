-- compatible-with: 0034
-- What happened, as sums by day. They hold nobody's name or id, so they may stay when a person goes, and a page reads them
-- however long the log has become.
create table daily_sums (
  measure text not null check (length(measure) between 1 and 40),
  day date not null,
  -- A region or a kind of request; empty where there is only one.
  subject text not null default '' check (length(subject) <= 60),
  part text not null check (length(part) between 1 and 200),
  value bigint not null check (value >= 0),
  primary key (measure, day, subject, part)
);
create index on daily_sums (day);

-- Up to which day, not included, each measure is counted.
create table counted_days (
  measure text primary key check (length(measure) between 1 and 40),
  until date not null
);
