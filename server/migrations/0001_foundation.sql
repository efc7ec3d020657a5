-- What every table stands on: the application's role, time-ordered keys and the closed lists of the domain.

create extension if not exists citext;
create extension if not exists pg_trgm;

-- The application works as this role, never as the owner of the tables. What is not granted to it (changing the
-- event log, altering a table) is impossible to it, whatever a mistake or an intruder sends.
do $$
begin
  -- Looked for first, so that an owner without CREATEROLE can migrate once an administrator has made the role.
  if not exists (select from pg_roles where rolname = 'faircourt_app') then
    create role faircourt_app nologin;
  end if;
exception
  -- Roles belong to the whole server: another database of ours, or a test beside us, may have created it just now.
  when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  if not pg_has_role(current_user, 'faircourt_app', 'member') then
    execute format('grant faircourt_app to %I', current_user);
  end if;
exception
  -- Two test databases granting at once collide on the catalogue row; either grant is as good.
  when others then
    if not pg_has_role(current_user, 'faircourt_app', 'member') then raise; end if;
end
$$;
grant usage on schema public to faircourt_app;
alter default privileges in schema public grant select, insert, update, delete on tables to faircourt_app;
alter default privileges in schema public grant usage on sequences to faircourt_app;
-- Older than this file: the list of what has run, which /api/ready reads.
grant select on migrations to faircourt_app;

-- RFC 9562 version 7: the key sorts by creation time, so new rows land at the end of their index.
-- PostgreSQL 18 has its own uuidv7(); this one also serves 15 to 17.
create function uuid_v7() returns uuid
  language sql volatile parallel safe
  as $$
    select encode(
      set_bit(set_bit(
        overlay(uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6),
        52, 1), 53, 1),
      'hex')::uuid
  $$;

create function touch_updated_at() returns trigger
  language plpgsql
  as $$ begin new.updated_at := now(); return new; end $$;

create type user_role as enum ('athlete', 'guardian', 'coach', 'regional_director', 'admin');
create type account_status as enum ('active', 'pending', 'suspended');
create type locale as enum ('en', 'es', 'pt-BR');
create type player_position as enum ('Point Guard', 'Shooting Guard', 'Small Forward', 'Power Forward', 'Center');
create type dominant_hand as enum ('left', 'right', 'both');
create type visibility as enum ('private', 'public', 'colleges_only', 'conditional');
create type video_provider as enum ('youtube', 'hudl', 'vimeo', 'cloudflare', 'other');
create type field_group as enum ('identity', 'measurements', 'academics', 'transcript', 'videos', 'contact');
create type audience as enum ('everyone', 'verified_colleges', 'institution');
create type release_status as enum ('requested', 'approved', 'declined', 'withdrawn');
create type link_status as enum ('invited', 'accepted', 'active', 'ended');
create type fact_group as enum ('measurements', 'academics', 'transcript', 'season', 'school', 'institution');
create type verification_status as enum ('open', 'more_asked', 'verified', 'rejected', 'dropped');
create type institution_kind as enum ('college', 'school', 'club', 'agency');
create type institution_status as enum ('unverified', 'verified', 'rejected');
create type contact_status as enum ('requested', 'approved', 'declined', 'blocked');
create type consent_kind as enum ('platform', 'colleges', 'transcript', 'media');
create type plan as enum ('athlete', 'basic_scout', 'pro_scout', 'nil_consulting', 'global_report');
create type subscription_status as enum ('trial', 'active', 'lapsed');
create type invitation_kind as enum ('single', 'team');

create domain country_code as text check (value ~ '^[A-Z]{2}$');
