-- Who is told, once, what a guardian now has to do and what directors now find in their queue: everybody who was there
-- before. New guardians and directors learn it on the way in.
create table guardianship_notices (
  user_id uuid primary key references users on delete cascade,
  told_at timestamptz
);
create index on guardianship_notices (user_id) where told_at is null;
insert into guardianship_notices (user_id)
  select link.guardian_user_id from guardian_links link
  join athletes athlete on athlete.id = link.athlete_id
  join users guardian on guardian.id = link.guardian_user_id and guardian.role = 'guardian' and guardian.status = 'active'
  where link.status = 'active' and (athlete.birthdate is null or athlete.birthdate > current_date - interval '18 years')
  union select id from users where role = 'regional_director' and status = 'active';
