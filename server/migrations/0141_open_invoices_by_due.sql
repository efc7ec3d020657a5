-- compatible-with: 0140
-- The admin's list of open invoices begins with what is overdue.
create index invoices_open_by_due on invoices (due_at, id) where state = 'open';
