-- Whose invoice it is: who owned the plan when it was issued. A plan that changes hands takes neither the invoices with it nor the address.
alter table invoices add column buyer_user_id uuid references users on delete set null;
create index on invoices (buyer_user_id) where buyer_user_id is not null;

update invoices set buyer_user_id = coalesce(
  (select handed.from_user_id from subscription_handovers handed
    where handed.subscription_id = invoices.subscription_id and handed.handed_at > invoices.issued_at
    order by handed.handed_at limit 1),
  (select owner_user_id from subscriptions where subscriptions.id = invoices.subscription_id));

delete from billing_details using subscription_handovers handed
where handed.subscription_id = billing_details.subscription_id and handed.handed_at > billing_details.updated_at;
