-- A director-to-be shows a document, names somebody who vouches for them, or both.
alter table director_applications
  alter column referee_name drop not null,
  alter column referee_contact drop not null,
  add check ((referee_name is null) = (referee_contact is null));

-- One per account, read by admins alone.
create table application_documents (
  user_id uuid primary key references users on delete cascade,
  name text not null check (length(name) between 1 and 200),
  storage_key text not null unique check (length(storage_key) between 1 and 300),
  content_type text not null check (length(content_type) <= 100),
  bytes int not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz not null default now(),
  -- When an admin approved or suspended the account that waited. Thirty days later the document is deleted.
  decided_at timestamptz
);
create index on application_documents (decided_at) where decided_at is not null;
create trigger note_unused_file after delete on application_documents
  for each row execute function note_unused_file();
