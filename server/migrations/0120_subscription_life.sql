-- compatible-with: 0100
-- The life of a scout plan: what is paid until when, what was asked for, and when the clock changes it next. Access goes on reading
-- status and one moment, which now includes the days of grace.
create type billing_interval as enum ('month', 'year');
alter table subscriptions
  add column billing_interval billing_interval,
  add column period_from timestamptz,
  add column period_to timestamptz,
  -- The day of the month on which periods end where the month has it.
  add column anchor_day int check (anchor_day between 1 and 31),
  -- While the period that has begun is unpaid.
  add column grace_ends_at timestamptz,
  add column cancelled_at timestamptz,
  add column scheduled_plan plan references plans,
  add column scheduled_interval billing_interval,
  -- The bill that waits, or was paid for the period to come; its invoice has the same ordinal.
  add column bill_ordinal int,
  add column billed int not null default 0 check (billed >= 0),
  -- When the clock changes something next, or tells of it. Null: never.
  add column next_step_at timestamptz,
  -- The one moment that rules ask about. A trial that was billed goes on through its days of grace.
  add column access_ends_at timestamptz generated always as (
    case when status = 'trial' and trial_ends_at is null then null
      when status = 'trial' then greatest(trial_ends_at, current_period_ends_at)
      else current_period_ends_at end) stored,
  add constraint whole_period check ((period_from is null) = (period_to is null) and (period_from is null) = (anchor_day is null)),
  add constraint period_has_length check (period_to > period_from),
  add constraint whole_scheduled_change check ((scheduled_plan is null) = (scheduled_interval is null));
create index subscriptions_next_step on subscriptions (next_step_at) where next_step_at is not null;
-- Trials that run or have run out: the clock comes by once, tells of those that end soon, and lets the others lapse.
update subscriptions set next_step_at = greatest(now(), trial_ends_at - interval '3 days')
where status = 'trial' and trial_ends_at is not null and plan in ('basic_scout', 'pro_scout');
