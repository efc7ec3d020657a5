-- Two entries of one institution become one. The entry that goes stays as a signpost, for the log and past decisions name
-- it; nobody works there, nothing new names it. Code that does not know this would let families release to it.
alter table institutions
  add column merged_into uuid references institutions,
  add column merged_at timestamptz,
  add constraint merged_once check ((merged_into is null) = (merged_at is null)),
  add constraint merged_into_another check (merged_into <> id),
  -- So nothing that looks at the status alone takes it for a place to work.
  add constraint merged_is_over check (merged_into is null or status = 'rejected');
create index on institutions (merged_into) where merged_into is not null;

-- Admins find institutions although a letter is wrong, and those that may be the same.
create index on institutions using gin (near_spellings(sorted_name));
create index on institutions (email_domain) where email_domain is not null;
create index on institutions (country_code, sorted_name, id);

-- Whatever the code says: what opens something or places somebody never names an entry that went away a moment ago. The
-- answer is "try again", and by then the code sees it.
create function refuse_merged_institution() returns trigger
  language plpgsql
  as $$
    declare
      went_to uuid;
    begin
      -- Waits for a merge that is under way, and then reads what it left.
      select merged_into into went_to from institutions where id = new.institution_id for key share;
      if went_to is not null then
        raise exception 'institution % was merged into another', new.institution_id using errcode = 'serialization_failure';
      end if;
      return new;
    end
  $$;
create trigger refuse_merged before insert or update of institution_id on coaches for each row
  when (new.institution_id is not null) execute function refuse_merged_institution();
create trigger refuse_merged before insert or update of institution_id, status on releases for each row
  when (new.institution_id is not null and new.status in ('requested', 'approved', 'declined'))
  execute function refuse_merged_institution();
create trigger refuse_merged before insert or update of institution_id, status on contact_requests for each row
  when (new.institution_id is not null and new.status in ('requested', 'approved'))
  execute function refuse_merged_institution();
create trigger refuse_merged before insert or update of institution_id on blocks for each row
  when (new.institution_id is not null) execute function refuse_merged_institution();
create trigger refuse_merged before insert or update of institution_id on verifications for each row
  when (new.institution_id is not null) execute function refuse_merged_institution();

-- Merging cannot be undone, so it takes two admins. It is about two institutions and no account.
alter type confirmation_kind add value 'merge_institutions';
alter table confirmations
  alter column user_id drop not null,
  -- The one that goes, and the one that stays.
  add column institution_id uuid references institutions on delete cascade,
  add column into_institution_id uuid references institutions on delete cascade,
  -- As text: a new value of an enum cannot be used in the transaction that adds it.
  add constraint merges_name_two check ((kind::text = 'merge_institutions') = (institution_id is not null)),
  add constraint merges_have_an_aim check ((institution_id is null) = (into_institution_id is null)),
  add constraint merges_need_two check (institution_id <> into_institution_id),
  add constraint others_name_an_account check ((user_id is null) = (institution_id is not null));
drop index one_open_confirmation;
create unique index one_open_confirmation on confirmations (kind, user_id, link_id, institution_id)
  nulls not distinct where outcome is null;
create index on confirmations (institution_id) where institution_id is not null;
create index on confirmations (into_institution_id) where into_institution_id is not null;

-- What admins corrected on an entry and why. The log says which fields; a reason may name people, so it is kept here.
create table institution_corrections (
  id uuid primary key default uuid_v7(),
  institution_id uuid not null references institutions on delete cascade,
  fields text[] not null,
  reason text not null check (length(reason) between 1 and 1000),
  done_by uuid references users on delete set null,
  done_at timestamptz not null
);
create index on institution_corrections (institution_id);
create index on institution_corrections (done_by);
