-- compatible-with: 0140
-- Money that came after its invoice was void is booked on an invoice of its own, once.
alter table invoices add column settles_id uuid unique references invoices on delete set null;
