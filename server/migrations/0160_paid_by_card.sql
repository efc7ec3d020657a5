-- Plans that are paid by card. What Stripe says is the truth about them; here is what we need to ask it again, to book each payment
-- once, and to finish what we asked of it after a fall.
alter table subscriptions
  add column paid_by text not null default 'invoice' check (paid_by in ('invoice', 'card')),
  add column stripe_subscription_id text unique,
  -- When the reading began that was taken over last. One that began earlier comes too late.
  add column stripe_read_at timestamptz,
  -- All that we know of a card.
  add column card_brand text check (length(card_brand) between 1 and 40),
  add column card_last4 text check (card_last4 ~ '^[0-9]{4}$');

-- One invoice for each payment.
alter table invoices
  add column stripe_invoice_id text unique,
  drop constraint invoices_void_code_check,
  add constraint invoices_void_code_check check (void_code in
    ('replaced', 'cancelled', 'unpaid', 'by_admin', 'handed_over', 'orphaned', 'account_closed', 'by_card'));

-- A customer at Stripe is a person who bought, whatever becomes of the plan.
create table stripe_customers (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create index on stripe_customers (user_id);

-- What Stripe told us, each once: the id and what it is about, and nothing else of it.
create table stripe_events (
  id text primary key,
  type text not null,
  stripe_subscription_id text,
  received_at timestamptz not null,
  worked_at timestamptz
);
create index stripe_events_to_work on stripe_events (received_at) where worked_at is null;
create index on stripe_events (received_at);

-- What we ask of Stripe, written down before it is asked: a server that falls in between leaves it to the next one.
create table stripe_operations (
  id uuid primary key default uuid_v7(),
  kind text not null check (kind in ('checkout', 'change', 'keep', 'cancel', 'resume', 'end', 'give_back', 'refund', 'forget')),
  subscription_id uuid references subscriptions on delete set null,
  -- The session, subscription, invoice or customer at Stripe that it is about. Of a checkout it comes with Stripe's answer.
  stripe_id text,
  plan plan references plans,
  billing_interval billing_interval,
  state text not null default 'pending' check (state in ('pending', 'done', 'given_up')),
  fault text check (length(fault) <= 500),
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint settled_when_settled check ((state = 'pending') = (settled_at is null))
);
create index stripe_operations_pending on stripe_operations (created_at) where state = 'pending';
create index on stripe_operations (subscription_id);
create index on stripe_operations (stripe_id);
create unique index stripe_operations_once on stripe_operations (kind, stripe_id)
  where kind in ('end', 'give_back', 'refund', 'forget') and state = 'pending';

-- Each comparison of all subscriptions at Stripe with our plans, and what it found.
create table stripe_comparisons (
  id uuid primary key default uuid_v7(),
  compared_at timestamptz not null,
  compared integer not null check (compared >= 0)
);
create index on stripe_comparisons (compared_at);

create table stripe_differences (
  id uuid primary key default uuid_v7(),
  comparison_id uuid not null references stripe_comparisons on delete cascade,
  stripe_id text not null,
  what text not null check (what in ('taken_over', 'given_back', 'failed', 'gone_at_stripe', 'given_up', 'unheard')),
  -- Whether somebody has to look at it.
  is_open boolean not null,
  subscription_id uuid references subscriptions on delete set null,
  detail text not null check (length(detail) <= 500)
);
create index on stripe_differences (comparison_id);
create index on stripe_differences (subscription_id);
