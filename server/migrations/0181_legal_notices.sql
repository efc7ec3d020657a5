-- Who was told of which new version of the terms or the privacy notice: each account once per version.
-- Code that does not know this table would leave the rows of an erased person, so this is compatible with no older version.
create table legal_notices (
  user_id uuid not null references users on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  version integer not null check (version > 0),
  told_at timestamptz not null,
  primary key (user_id, document, version)
);
