-- compatible-with: 0058
-- A subscription is the desk of a staff: each person who works there has a seat, its owner always. What a plan opens and
-- counts is the subscription's, for everybody with a seat. How many there are is in plans.seats.
create table seats (
  id uuid primary key default uuid_v7(),
  subscription_id uuid not null references subscriptions on delete cascade,
  user_id uuid not null references users on delete cascade,
  since timestamptz not null default now(),
  -- Null: with the subscription itself.
  given_by uuid references users on delete set null,
  -- A person works at one desk at a time: what they own themselves waits until they leave the other one.
  parked_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references users on delete set null
);
create unique index one_seat_per_person on seats (subscription_id, user_id) where ended_at is null;
create index seats_of_person on seats (user_id) where ended_at is null;
create index on seats (user_id);
create index on seats (given_by);
create index on seats (ended_by);

insert into seats (subscription_id, user_id, since)
select id, owner_user_id, created_at from subscriptions where plan in ('basic_scout', 'pro_scout');

-- The owner's seat comes with the subscription, so that no way of making one can forget it. It waits where the owner
-- works at somebody else's desk.
create function seat_owner() returns trigger language plpgsql as $$
begin
  insert into seats (subscription_id, user_id, since, parked_at)
  values (new.id, new.owner_user_id, new.created_at, case when exists (
    select 1 from seats held join subscriptions elsewhere on elsewhere.id = held.subscription_id
    where held.user_id = new.owner_user_id and held.ended_at is null and held.parked_at is null
      and elsewhere.owner_user_id <> new.owner_user_id) then new.created_at end);
  return null;
end $$;
create trigger seat_owner after insert on subscriptions for each row
  when (new.plan in ('basic_scout', 'pro_scout')) execute function seat_owner();
