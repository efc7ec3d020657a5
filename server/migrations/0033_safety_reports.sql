-- compatible-with: 0030
-- Admins read safety reports inside the product, and close each with a word on what they did.

-- Where a report was made: on the support form, in a conversation, or by a minor about a guardian.
create type report_source as enum ('form', 'conversation', 'guardian');
alter table support_requests
  add column source report_source not null default 'form',
  -- Null for people without an account, and once the account is gone.
  add column reporter_user_id uuid references users on delete set null,
  add column closed_by uuid references users on delete set null,
  add column closed_note text check (length(closed_note) between 1 and 500);

-- What was reported before says where in its first line.
update support_requests set source = 'conversation'
where type = 'safety' and message like 'A conversation was reported by one of its members (%';
update support_requests set source = 'guardian'
where type = 'safety' and message like 'An athlete does not feel safe with a guardian.%';
update support_requests request set reporter_user_id = users.id
from users join auth_users on auth_users.id = users.auth_id
where request.source <> 'form' and auth_users.email = request.email;

-- Why an admin declined a guardian who waited.
alter table guardian_links
  add column ended_reason text check (length(ended_reason) between 1 and 500);
