-- compatible-with: 0100
-- Plans that were paid before there were invoices get a clock too: they are billed, reminded and given days of grace like all
-- others. Only their end is known. One that is further away than a month was paid by the year, which Basic Scout is not sold by.
update subscriptions plan set
  billing_interval = known.billing_interval,
  period_from = known.period_from,
  period_to = known.period_to,
  anchor_day = extract(day from known.period_to at time zone 'UTC')::int,
  current_period_ends_at = known.period_to + interval '7 days',
  next_step_at = greatest(now(), known.period_to - interval '14 days')
from (
  select id, ends.billing_interval, current_period_ends_at as period_to,
    (current_period_ends_at at time zone 'UTC'
      - case ends.billing_interval when 'year' then interval '1 year' else interval '1 month' end) at time zone 'UTC' as period_from
  from subscriptions
  cross join lateral (
    select (case when plan = 'pro_scout' and current_period_ends_at > now() + interval '31 days' then 'year' else 'month' end)
      ::billing_interval as billing_interval
  ) ends
  where status = 'active' and plan in ('basic_scout', 'pro_scout') and current_period_ends_at is not null
    and period_to is null and grace_ends_at is null and next_step_at is null
) known
where plan.id = known.id;
