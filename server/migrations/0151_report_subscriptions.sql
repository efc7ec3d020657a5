-- The Global Player Report is tried, bought, renewed and ended like a scout plan, beside it. Code from before this does not know
-- invoices of the report, so this is compatible with no older version.
-- Who lapsed and comes back goes on with the same one. Before this they got another: the live one stays, or the one that ended last.
-- Nothing hangs on the others: there were neither invoices nor seats for the report.
delete from subscriptions former using subscriptions kept
where former.plan = 'global_report' and kept.plan = 'global_report' and kept.owner_user_id = former.owner_user_id
  and former.status = 'lapsed'
  and (kept.status <> 'lapsed', coalesce(kept.current_period_ends_at, kept.created_at), kept.id)
    > (former.status <> 'lapsed', coalesce(former.current_period_ends_at, former.created_at), former.id);
create unique index one_report_per_owner on subscriptions (owner_user_id) where plan = 'global_report';

-- Those that were opened by hand get a clock: only their end is known, and the report is sold by the year.
update subscriptions report set
  billing_interval = 'year',
  period_from = (current_period_ends_at at time zone 'UTC' - interval '1 year') at time zone 'UTC',
  period_to = current_period_ends_at,
  anchor_day = extract(day from current_period_ends_at at time zone 'UTC')::int,
  current_period_ends_at = current_period_ends_at + interval '7 days',
  next_step_at = greatest(now(), current_period_ends_at - interval '14 days')
where plan = 'global_report' and status = 'active' and current_period_ends_at is not null and period_to is null;
