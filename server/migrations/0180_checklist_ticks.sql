-- What a person has ticked on the checklists of the education hub. An item that was unticked keeps its row, so that an older
-- tick from another device does not bring it back.
-- Code that does not know this table would leave the ticks of an erased person, so this is compatible with no older version.
create table checklist_ticks (
  user_id uuid not null references users on delete cascade,
  item text not null check (item ~ '^[a-z]+[.][a-z]+[.][a-z-]{1,40}$'),
  is_ticked boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, item)
);
