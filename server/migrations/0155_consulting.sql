-- NIL Family Consulting: what becomes of a family's request, from the first message to the end. The messages are those of support.
create type consulting_state as enum
  ('received', 'call_planned', 'quoted', 'accepted', 'invoiced', 'done', 'withdrawn', 'closed');

create table consulting_cases (
  request_id uuid primary key references support_requests on delete cascade,
  state consulting_state not null default 'received',
  -- Counts every change: what somebody decides on an older page is refused.
  version int not null default 1 check (version >= 1),
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  call_planned_at timestamptz,
  call_at timestamptz,
  call_note text check (length(call_note) between 1 and 500),
  -- The latest quote. A new one has a new id, so that nobody accepts what they have not read.
  quote_id uuid,
  quote_amount_cents int check (quote_amount_cents between 1 and 10000000),
  quote_currency text check (quote_currency = 'USD'),
  quote_covers text check (length(quote_covers) between 1 and 2000),
  quote_valid_until date,
  quoted_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid references users on delete set null,
  accepted_name text check (length(accepted_name) between 1 and 120),
  ended_at timestamptz,
  end_reason text check (length(end_reason) between 1 and 500),
  constraint whole_call check ((call_planned_at is null) = (call_at is null)),
  constraint whole_quote check (
    num_nonnulls(quote_id, quote_amount_cents, quote_currency, quote_covers, quote_valid_until, quoted_at) in (0, 6)),
  constraint whole_acceptance check ((accepted_at is null) = (accepted_name is null)),
  constraint accepted_a_quote check (accepted_at is null or quote_id is not null),
  constraint accepted_when_accepted check (state not in ('accepted', 'invoiced', 'done') or accepted_at is not null),
  constraint quoted_when_quoted check (state <> 'quoted' or quote_id is not null),
  constraint ended_when_ended check ((state in ('done', 'withdrawn', 'closed')) = (ended_at is not null)),
  constraint reason_when_closed check ((state = 'closed') = (end_reason is not null))
);
create index consulting_cases_open on consulting_cases (opened_at) where ended_at is null;
create index on consulting_cases (changed_at);
create index on consulting_cases (accepted_by) where accepted_by is not null;

-- What was asked before this and is open still.
insert into consulting_cases (request_id, opened_at, changed_at)
select id, created_at, created_at from support_requests where type = 'nil-consulting' and closed_at is null;
