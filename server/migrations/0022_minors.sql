-- What a minor shows. Nothing is deleted here: a public mark that no guardian has decided on is kept and is
-- not in effect while the athlete is a minor.

-- Who marked the video public. Of a minor's videos only those count that a guardian marked.
alter table videos add column public_by uuid references users on delete set null;
alter table deleted_videos add column public_by uuid references users on delete set null;

-- A guardian locked everything down: hidden until a guardian lifts it, or the athlete comes of age.
alter table athletes
  add column locked_at timestamptz,
  add column locked_by uuid references users on delete set null;

-- Cards that said "has video" because of a mark that counts no longer are made again at the next start.
insert into card_due (athlete_id, due_at)
  select distinct athlete_id, '-infinity'::timestamptz from videos where is_public
  on conflict (athlete_id) do update set due_at = excluded.due_at;
