-- compatible-with: 0215
-- When a director last reminded the family, the guardian or the coach of a question or an offer that they have not answered.
-- It counts for the question that was asked before it: one that is asked later has a later decided_at.
alter table verifications add column reminded_at timestamptz;
-- What waits for an answer is listed by when it was asked.
create index on verifications (country_code, decided_at, id) where status in ('more_asked', 'offered');
