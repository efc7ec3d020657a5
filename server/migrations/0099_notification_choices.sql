-- What a person has turned off, by what it is about. What nobody has chosen comes by bell and email, so most people have no row.
-- Code that does not know this table would send what was turned off, and leave the choices of an erased person, so this is
-- compatible with no older version.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  topic text not null check (topic ~ '^[a-z_]{1,40}$'),
  by_bell boolean not null,
  by_email boolean not null,
  primary key (user_id, topic)
);
