-- compatible-with: 0190
-- The page of a family asks the log which releases a lock-down has ended, without the looks, edits and checks that make a log
-- long. PostgreSQL uses this for the very condition that listLockDownEnds asks with.
create index events_of_releases on events (chain, seq) where type like 'release.%';
