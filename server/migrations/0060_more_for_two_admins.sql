-- Two admins can also have an account erased, let a suspended admin in again, and let a link begin again that a court order has
-- ended. Code that does not know who scheduled an erasure would let a minor stop it, so this is compatible with no older
-- version.
alter type confirmation_kind add value 'agree_link';
alter type confirmation_kind add value 'reinstate_admin';

-- As text: a value that was just added cannot be used yet.
do $$
  declare link_kinds text;
  begin
    select conname into strict link_kinds from pg_constraint
      where conrelid = 'confirmations'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%end_link%';
    execute format('alter table confirmations drop constraint %I', link_kinds);
  end
$$;
alter table confirmations add constraint link_kinds
  check ((kind::text in ('end_link', 'agree_link')) = (link_id is not null));

-- The yes of two admins that an erasure follows from; null when the person or a guardian asked for it.
alter table erasures add column confirmation_id uuid references confirmations on delete cascade;
create index on erasures (confirmation_id) where confirmation_id is not null;

-- An admin stops what two admins decided.
alter type admin_action add value 'stop_erasure';
