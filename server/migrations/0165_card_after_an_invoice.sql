-- A card can be given in the middle of a period that an invoice has paid. Code from before this would take a card that is withdrawn
-- then for the end of the plan.
alter table subscriptions
  -- Of a plan by card: an invoice has paid for the period that runs, and the card pays what follows.
  add column is_prepaid boolean not null default false,
  add constraint prepaid_by_card check (not is_prepaid or (paid_by = 'card' and period_to is not null));
