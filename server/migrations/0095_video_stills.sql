-- compatible-with: 0074
-- A picture of a video, kept by us, so that a page can show it without telling the video's platform who reads. It exists only
-- while an adult shows their video in public; who sees the video sees it.
create table video_stills (
  video_id uuid primary key references videos on delete cascade,
  athlete_id uuid not null references athletes on delete cascade,
  storage_key text not null unique check (length(storage_key) between 1 and 300),
  content_type text not null check (content_type = 'image/webp'),
  bytes int not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz not null default now(),
  -- When the agreement was last looked at.
  checked_at timestamptz not null default now()
);
create index on video_stills (athlete_id);
create index on video_stills (checked_at);
create trigger note_unused_file after delete on video_stills for each row execute function note_unused_file();

-- A picture that a platform did not give is asked for a few times more, with growing pauses.
create table video_still_tries (
  video_id uuid primary key references videos on delete cascade,
  -- Answers of the platform that held no picture.
  tries smallint not null default 0 check (tries >= 0),
  -- Not before this moment.
  due_at timestamptz not null
);

-- Who marked a video public before today was not told that we keep a picture of it. Such a mark has no moment, keeps none
-- through a deletion and its undo, and so has no picture until it is made again.
alter table videos add column public_since timestamptz;
alter table deleted_videos add column public_since timestamptz;

-- A trigger, so that no way of hiding a video can leave its picture behind. Another person's mark begins from the start too.
create function drop_video_still() returns trigger
  language plpgsql
  as $$
    begin
      delete from video_stills where video_id = new.id;
      delete from video_still_tries where video_id = new.id;
      return null;
    end
  $$;
create trigger drop_video_still after update of is_public, public_by on videos for each row
  when (old.is_public and (not new.is_public or old.public_by is distinct from new.public_by))
  execute function drop_video_still();

-- The pictures of somebody whose age is in doubt, or another one than was said, are looked at in the next run of the job and
-- not a day later.
create function recheck_video_stills() returns trigger
  language plpgsql
  as $$
    begin
      update video_stills set checked_at = 'epoch' where athlete_id = new.id;
      return null;
    end
  $$;
create trigger recheck_video_stills after update of birthdate, age_doubts on athletes for each row
  when (old.birthdate is distinct from new.birthdate or old.age_doubts is distinct from new.age_doubts)
  execute function recheck_video_stills();
