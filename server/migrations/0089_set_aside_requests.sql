-- compatible-with: 0074
-- A family may put a request off without answering it. Until then it does not count as waiting; the coach learns nothing.
alter table releases add column set_aside_until timestamptz;
alter table contact_requests add column set_aside_until timestamptz;
