-- Purchase orders for a year of Pro Scout: sent by the owner of a plan, decided by an admin. Code from before this would read a
-- plan that an order has opened as one whose period is unknown.
create type purchase_order_state as enum ('pending', 'accepted', 'refused', 'withdrawn');

create table purchase_orders (
  id uuid primary key default uuid_v7(),
  subscription_id uuid not null references subscriptions on delete cascade,
  sent_by uuid not null references users on delete cascade,
  number text not null check (length(number) between 1 and 60),
  plan plan not null references plans,
  billing_interval billing_interval not null,
  amount_cents int not null check (amount_cents >= 0),
  state purchase_order_state not null default 'pending',
  -- What an admin wrote to the owner.
  reason text check (length(reason) between 1 and 500),
  invoice_id uuid references invoices on delete set null,
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  constraint decided_when_decided check ((state = 'pending') = (decided_at is null)),
  constraint reason_when_refused check ((state = 'refused') = (reason is not null))
);
create unique index one_pending_order on purchase_orders (subscription_id) where state = 'pending';
-- A number that was refused or taken back can be sent again, with what was missing.
create unique index one_order_per_number on purchase_orders (subscription_id, lower(number)) where state in ('pending', 'accepted');
create index purchase_orders_pending on purchase_orders (sent_at, id) where state = 'pending';
create index on purchase_orders (sent_by);
create index on purchase_orders (invoice_id) where invoice_id is not null;
create index on purchase_orders (decided_by) where decided_by is not null;
create index on purchase_orders (decided_at) where decided_at is not null;

create table purchase_order_documents (
  purchase_order_id uuid primary key references purchase_orders on delete cascade,
  name text not null check (length(name) between 1 and 200),
  storage_key text not null unique check (length(storage_key) between 1 and 300),
  content_type text not null check (length(content_type) <= 100),
  bytes int not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz not null default now()
);
create trigger note_unused_file after delete on purchase_order_documents
  for each row execute function note_unused_file();

alter table invoices add column purchase_order_number text check (length(purchase_order_number) between 1 and 60);

-- What was issued stays as it was, and so does what was written when it was settled. Accounts and plans that are gone are let go.
create or replace function keep_invoice() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' and old.state is distinct from new.state then
    raise exception 'invoice % is % already', old.number, old.state using errcode = 'serialization_failure';
  end if;
  if (new.number, new.year, new.place, new.ordinal, new.plan, new.billing_interval, new.amount_cents, new.currency,
      new.buyer_name, new.buyer_institution, new.buyer_email, new.buyer_address, new.buyer_country, new.buyer_tax_number,
      new.purchase_order_number, new.issued_at, new.due_at)
    is distinct from
     (old.number, old.year, old.place, old.ordinal, old.plan, old.billing_interval, old.amount_cents, old.currency,
      old.buyer_name, old.buyer_institution, old.buyer_email, old.buyer_address, old.buyer_country, old.buyer_tax_number,
      old.purchase_order_number, old.issued_at, old.due_at)
    or ((old.period_from is not null or old.state <> 'open')
      and (new.period_from, new.period_to, new.anchor_day) is distinct from (old.period_from, old.period_to, old.anchor_day))
    or (old.state <> 'open' and (new.paid_at, new.paid_on, new.paid_reference, new.voided_at, new.void_reason)
      is distinct from (old.paid_at, old.paid_on, old.paid_reference, old.voided_at, old.void_reason))
    or (new.subscription_id is not null and new.subscription_id is distinct from old.subscription_id)
    or (new.buyer_user_id is not null and new.buyer_user_id is distinct from old.buyer_user_id)
    or (old.state <> 'open' and new.marked_by is not null and new.marked_by is distinct from old.marked_by)
  then
    raise exception 'invoice % cannot be changed', old.number;
  end if;
  return new;
end $$;
