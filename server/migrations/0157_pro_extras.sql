-- What the owner of Pro Scout by the year books beside the plan: each is a message to support, with what it is and for which plan.
create type pro_extra as enum ('feature_request', 'onboarding', 'strategy_call');

create table booked_extras (
  request_id uuid primary key references support_requests on delete cascade,
  subscription_id uuid not null references subscriptions on delete cascade,
  kind pro_extra not null,
  booked_at timestamptz not null
);
create index on booked_extras (subscription_id, kind, booked_at desc);
