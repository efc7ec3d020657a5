-- compatible-with: 0100
-- Invoices: numbered without gaps in each year, and the same for ever once they are issued. Only what became of them changes.
create type invoice_state as enum ('open', 'paid', 'void');

-- One row per year, held by the transaction that issues: a number that is not used comes back with the rollback.
create table invoice_numbers (
  year int primary key check (year between 2000 and 9999),
  last int not null check (last >= 1)
);

-- Who invoices are made out to, from now on.
create table billing_details (
  subscription_id uuid primary key references subscriptions on delete cascade,
  buyer_name text not null check (length(buyer_name) between 1 and 200),
  address_line1 text not null check (length(address_line1) between 1 and 200),
  address_line2 text check (length(address_line2) between 1 and 200),
  city text not null check (length(city) between 1 and 120),
  region text check (length(region) between 1 and 120),
  postal_code text check (length(postal_code) between 1 and 20),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  tax_number text check (length(tax_number) between 1 and 40),
  updated_at timestamptz not null default now()
);

create table invoices (
  id uuid primary key default uuid_v7(),
  number text not null unique,
  year int not null,
  place int not null check (place >= 1),
  subscription_id uuid references subscriptions on delete set null,
  -- Which bill of the subscription it is.
  ordinal int not null check (ordinal >= 1),
  plan plan not null references plans,
  billing_interval billing_interval not null,
  -- Null: the period begins with the payment.
  period_from timestamptz,
  period_to timestamptz,
  anchor_day int check (anchor_day between 1 and 31),
  amount_cents int not null check (amount_cents >= 0),
  currency text not null default 'USD' check (currency = 'USD'),
  -- The buyer as they were on that day: a later change of name or address leaves the invoice as it was.
  buyer_name text not null,
  buyer_institution text,
  buyer_email text,
  buyer_address text[] not null default '{}',
  buyer_country text,
  buyer_tax_number text,
  state invoice_state not null default 'open',
  issued_at timestamptz not null,
  due_at timestamptz not null,
  paid_at timestamptz,
  -- The day on which the money came, and how the payment is found again.
  paid_on date,
  paid_reference text check (length(paid_reference) between 1 and 120),
  marked_by uuid references users on delete set null,
  voided_at timestamptz,
  void_reason text check (length(void_reason) between 1 and 500),
  unique (year, place),
  unique (subscription_id, ordinal),
  constraint paid_when_paid check ((state = 'paid') = (paid_at is not null)),
  constraint void_when_void check ((state = 'void') = (voided_at is not null)),
  constraint paid_for_a_period check (state <> 'paid' or period_from is not null),
  constraint whole_period check ((period_from is null) = (period_to is null) and (period_from is null) = (anchor_day is null)),
  constraint period_has_length check (period_to > period_from)
);
-- Nobody pays twice for a period, and nobody is asked for two at a time.
create unique index one_invoice_per_period on invoices (subscription_id, period_from) where state <> 'void';
create unique index one_open_invoice on invoices (subscription_id) where state = 'open';
create index invoices_by_state on invoices (state, id desc);
create index on invoices (marked_by) where marked_by is not null;

create function keep_invoice() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' and old.state is distinct from new.state then
    raise exception 'invoice % is % already', old.number, old.state using errcode = 'serialization_failure';
  end if;
  if (new.number, new.year, new.place, new.ordinal, new.plan, new.billing_interval, new.amount_cents, new.currency,
      new.buyer_name, new.buyer_institution, new.buyer_email, new.buyer_address, new.buyer_country, new.buyer_tax_number,
      new.issued_at, new.due_at)
    is distinct from
     (old.number, old.year, old.place, old.ordinal, old.plan, old.billing_interval, old.amount_cents, old.currency,
      old.buyer_name, old.buyer_institution, old.buyer_email, old.buyer_address, old.buyer_country, old.buyer_tax_number,
      old.issued_at, old.due_at)
    or (old.period_from is not null and (new.period_from, new.period_to) is distinct from (old.period_from, old.period_to))
  then
    raise exception 'invoice % cannot be changed', old.number;
  end if;
  return new;
end $$;
create trigger keep_invoice before update on invoices for each row execute function keep_invoice();

-- What the clock has told an owner, so that two servers, or one after a missed night, tell it once.
create table billing_reminders (
  subscription_id uuid not null references subscriptions on delete cascade,
  kind text not null check (kind in ('trial_day_11', 'trial_day_13', 'due_soon')),
  -- The moment that it is about: the end of the trial, or the day on which an invoice is due.
  about timestamptz not null,
  told_at timestamptz not null,
  primary key (subscription_id, kind, about)
);
