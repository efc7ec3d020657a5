-- The log that proves what happened. Each entry carries the hash of the one before it in its chain, so a change,
-- a removal or an insertion anywhere breaks every later hash. Entries name people by id only: the log outlives
-- their names, addresses and mail.

create table events (
  id uuid primary key default uuid_v7(),
  -- The athlete concerned, else the account or record concerned. Chains are short and never contend across families.
  chain uuid not null,
  seq int not null,
  type text not null check (type ~ '^[a-z_]+\.[a-z_]+$'),
  actor_user_id uuid,
  actor_role text not null,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null,
  prev_hash bytea not null,
  hash bytea not null,
  unique (chain, seq)
);
create index on events (created_at);

create function event_hash(e events) returns bytea
  language sql stable
  as $$
    select sha256(e.prev_hash || convert_to(jsonb_build_array(
      e.id, e.chain, e.seq, e.type, e.actor_user_id, e.actor_role, e.data,
      to_char(e.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US')
    )::text, 'UTF8'))
  $$;

-- The database links the chain itself: two servers writing at once still make one chain.
create function chain_event() returns trigger
  language plpgsql
  as $$
    declare
      last events;
    begin
      perform pg_advisory_xact_lock(hashtextextended('event:' || new.chain, 0));
      select * into last from events where chain = new.chain order by seq desc limit 1;
      new.seq := coalesce(last.seq, 0) + 1;
      new.prev_hash := coalesce(last.hash, sha256(uuid_send(new.chain)));
      new.created_at := coalesce(new.created_at, clock_timestamp());
      new.hash := event_hash(new);
      return new;
    end
  $$;
create trigger chain before insert on events for each row execute function chain_event();

create function refuse_event_change() returns trigger
  language plpgsql
  as $$ begin raise exception 'the event log is append-only' using errcode = 'insufficient_privilege'; end $$;
create trigger refuse_change before update or delete on events for each row execute function refuse_event_change();
create trigger refuse_truncate before truncate on events for each statement execute function refuse_event_change();
revoke update, delete, truncate on events from faircourt_app;
