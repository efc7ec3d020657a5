-- What raises an item of moderation without a report: rules look at messages and at how people behave. Older code would
-- deliver the messages that are held.
alter type moderation_kind add value 'account';

-- The rules that spoke, and the figures that made them speak.
alter table moderation_reports
  add column signals text[] not null default '{}',
  add column figures jsonb not null default '{}';
create index on moderation_reports using gin (signals) where signals <> '{}';

-- A first message that asks for something nobody should ask for waits until a moderator has looked; where something was
-- wrong it is kept back for good. Messages themselves are never changed.
create type message_hold as enum ('waiting', 'kept_back');
create table held_messages (
  message_id uuid primary key references messages on delete cascade,
  thread_id uuid not null references threads on delete cascade,
  hold message_hold not null default 'waiting'
);
create index on held_messages (thread_id);
