-- Why an invoice is void is a code of ours; what an admin wrote about it stands beside it and decides nothing. Code from before this
-- writes the one into the other, so this is compatible with no older version.
alter table invoices add column void_code text
  check (void_code in ('replaced', 'cancelled', 'unpaid', 'by_admin', 'handed_over', 'orphaned', 'account_closed'));

alter table invoices disable trigger keep_invoice;
update invoices set
  void_code = case when marked_by is null and void_reason in
    ('replaced', 'cancelled', 'unpaid', 'handed_over', 'orphaned', 'account_closed') then void_reason else 'by_admin' end,
  void_reason = case when marked_by is null and void_reason in
    ('replaced', 'cancelled', 'unpaid', 'handed_over', 'orphaned', 'account_closed', 'by_admin') then null else void_reason end
where state = 'void';
alter table invoices enable trigger keep_invoice;
alter table invoices
  add constraint code_when_void check ((state = 'void') = (void_code is not null)),
  add constraint words_of_admins check (void_reason is null or void_code = 'by_admin');

create function keep_void_code() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' and new.void_code is distinct from old.void_code then
    raise exception 'invoice % cannot be changed', old.number;
  end if;
  return new;
end $$;
create trigger keep_void_code before update on invoices for each row execute function keep_void_code();
