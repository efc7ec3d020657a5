-- compatible-with: 0180
-- What Stripe refused may be about no plan: a customer of somebody erased has none any more. An admin can look at that too.
-- Code from before this does not list what was looked at so.
alter table stripe_looked_at alter column subscription_id drop not null;
