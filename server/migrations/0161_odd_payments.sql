-- compatible-with: 0160
-- A payment that only a person can judge, such as for a change that somebody made at Stripe itself.
alter table stripe_differences
  drop constraint stripe_differences_what_check,
  add constraint stripe_differences_what_check check (what in
    ('taken_over', 'given_back', 'failed', 'gone_at_stripe', 'given_up', 'unheard', 'odd_payment'));
