-- Invoices for consulting: numbered in the same series, and of no subscription. What they are for is written on them.
alter table invoices
  alter column plan drop not null,
  alter column billing_interval drop not null,
  add column consulting_id uuid references support_requests on delete set null,
  add column covers text check (length(covers) between 1 and 2000),
  add constraint for_a_plan_or_consulting
    check ((plan is null) = (covers is not null) and (plan is null) = (billing_interval is null)),
  drop constraint paid_for_a_period,
  add constraint paid_for_a_period check (state <> 'paid' or period_from is not null or covers is not null);

-- A family is billed once, unless the invoice was taken back.
create unique index one_invoice_per_case on invoices (consulting_id) where state <> 'void';
create index on invoices (consulting_id) where consulting_id is not null;

create function keep_consulting_invoice() returns trigger language plpgsql as $$
begin
  if new.covers is distinct from old.covers
    or (new.consulting_id is not null and new.consulting_id is distinct from old.consulting_id)
  then
    raise exception 'invoice % cannot be changed', old.number;
  end if;
  return new;
end $$;
create trigger keep_consulting_invoice before update on invoices
  for each row execute function keep_consulting_invoice();
