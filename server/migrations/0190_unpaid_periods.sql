-- compatible-with: 0185
-- A period that is open although no payment for it is in our books. Code from before this
-- does not write it, and answers the page of card payments with an error while one is listed: docs/operations.md.
alter table stripe_differences
  drop constraint stripe_differences_what_check,
  add constraint stripe_differences_what_check check (what in
    ('taken_over', 'given_back', 'failed', 'gone_at_stripe', 'given_up', 'unheard', 'odd_payment', 'unpaid_period'));
alter table stripe_looked_at
  drop constraint stripe_looked_at_what_check,
  add constraint stripe_looked_at_what_check check (what in ('odd_payment', 'given_up', 'unpaid_period'));
