-- Athletes and coaches can have their account frozen without erasing it: everything is kept, nobody else sees or uses it. Code
-- that does not know this would go on showing and serving them, so this is compatible with no older version.
create table restrictions (
  user_id uuid primary key references users on delete cascade,
  -- The person, or a guardian for a minor. Decides who may lift it.
  placed_by uuid references users on delete set null,
  placed_at timestamptz not null
);
