-- Everybody may have their account erased. Fourteen days pass in which they can change their mind; then a job does it. Code
-- that does not know when a profile is withheld would go on showing it, so this is compatible with no older version.

-- What is to be erased. Gone with the account, or when somebody changed their mind.
create table erasures (
  user_id uuid primary key references users on delete cascade,
  -- The person, or a guardian for a minor.
  requested_by uuid references users on delete set null,
  requested_at timestamptz not null,
  -- The guardian who agreed to what a minor asked for.
  agreed_by uuid references users on delete set null,
  -- Null while a guardian has yet to agree.
  erase_at timestamptz,
  -- When the person was told that it is about to happen.
  reminded_at timestamptz,
  -- When the days were over and the account was shut out. From here on nobody stops it.
  started_at timestamptz,
  check (reminded_at is null or erase_at is not null)
);
create index on erasures (erase_at);

-- Since when a profile is shown to nobody but the family, its directors and admins, because its owner wants it so.
alter table users add column withheld_at timestamptz;
create index on users (id) where withheld_at is not null;

-- An account without a sign-in is an erased one. Its row stays where records of others name it: who looked at a child,
-- who decided. It holds no name, no address, and nobody can sign in to it.
alter table users alter column auth_id drop not null;

-- Who was erased and when, by ids alone. The same list lies beside the files, for a restored backup brings people back.
create table erased_accounts (
  user_id uuid primary key,
  role user_role not null,
  erased_at timestamptz not null,
  -- When it was written down beside the files.
  listed_at timestamptz
);
create index on erased_accounts (erased_at) where listed_at is null;
revoke delete, truncate on erased_accounts from faircourt_app;

-- What is left of a signature whose signer or athlete was erased: that an account agreed to these exact words for another
-- account, and when. No name, no address.
create table consent_proofs (
  signature_id uuid primary key,
  -- No reference anywhere: what is named here may be gone. The hash names the words.
  document_id uuid not null,
  athlete_id uuid not null,
  guardian_user_id uuid not null,
  body_hash bytea check (length(body_hash) = 32),
  signed_at timestamptz not null,
  withdrawn_at timestamptz,
  kept_at timestamptz not null default now()
);
revoke update, delete, truncate on consent_proofs from faircourt_app;
-- A trigger, so that no way of deleting an account can leave the proof out.
create function keep_consent_proof() returns trigger
  language plpgsql
  as $$
    begin
      insert into consent_proofs (signature_id, document_id, athlete_id, guardian_user_id, body_hash, signed_at, withdrawn_at)
      values (old.id, old.document_id, old.athlete_id, old.guardian_user_id, old.body_hash, old.signed_at, old.withdrawn_at)
      on conflict do nothing;
      return null;
    end
  $$;
create trigger keep_consent_proof after delete on consent_signatures
  for each row execute function keep_consent_proof();

-- The application cannot change what was said. It can have the words of an erased account forgotten, and no others.
create function forget_words_of(person uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if exists (select 1 from users where id = person and auth_id is not null) then
        raise exception 'this account is not erased' using errcode = 'insufficient_privilege';
      end if;
      update messages set body = '' where sender_user_id = person and body <> '';
      update message_reports set reason = '-' where reported_by = person;
    end
  $$;
revoke execute on function forget_words_of(uuid) from public;
grant execute on function forget_words_of(uuid) to faircourt_app;
