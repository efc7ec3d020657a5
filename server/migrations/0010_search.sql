-- The search read model. A card is a finished answer about one athlete for one audience: it holds only what that
-- audience may be shown, so search never touches a table with unreleased facts. Written in the transaction of its cause.

create extension if not exists unaccent;

-- The words of a name as search compares them: no accents, no capitals, no apostrophes. Some characters stand for whole
-- words, so the length of what was typed bounds nothing here: at most eight words count, among them the last one, which
-- is most often the family's, and of each at most sixty letters. Immutable as far as we are concerned: whoever changes
-- the rules of unaccent rebuilds the cards (npm run cards -- rebuild).
create function name_words(name text) returns text[]
  language sql immutable strict parallel safe
  as $$
    select coalesce(array_agg(distinct left(word, 60) order by left(word, 60)), '{}')
    from (
      select word, row_number() over (order by place) as from_first, row_number() over (order by place desc) as from_last
      from regexp_split_to_table(
        regexp_replace(lower(unaccent(normalize(name, nfkc))), '[''’ʼ`´]', '', 'g'), '[^[:alnum:]]+')
        with ordinality as split (word, place)
      where word <> ''
    ) words
    where from_first <= 7 or from_last = 1
  $$;

-- A word as it looks when letters were left out. Two words that differ by a slip of the finger share such a remainder,
-- so equality finds what would else need comparing with every word. Long words may have two slips, short ones none, and
-- what is longer than almost any name none either: its remainders would be thousands.
create function word_slips(word text) returns setof text
  language sql immutable strict parallel safe
  as $$
    with once as (
      select left(word, n - 1) || substr(word, n + 1) as rest
      from generate_series(1, least(length(word), 24)) n
      where length(word) between 4 and 24
    )
    select word
    union select rest from once
    union select left(rest, n - 1) || substr(rest, n + 1)
      from once, generate_series(1, length(rest)) n
      where length(word) >= 8
  $$;

create table athlete_cards (
  audience audience not null,
  institution_id uuid,
  athlete_id uuid not null references athletes on delete cascade,
  -- False means colleges only: then an audience of everyone is read by directors and admins alone.
  is_public boolean not null,
  -- From this moment on something on the card may have lapsed; the card is not shown until it is made anew.
  valid_until timestamptz not null,
  -- Zero when unknown, here and in the height: it sorts last, and no filter finds it.
  grad_year smallint not null,
  height_mm smallint not null,
  updated_at timestamptz not null,
  country_code text not null,
  -- The height once more for each position played, -1 for the others. A tall guard is rare and a tall center is not:
  -- this way each position has statistics and an index of its own.
  point_guard_mm smallint not null,
  shooting_guard_mm smallint not null,
  small_forward_mm smallint not null,
  power_forward_mm smallint not null,
  center_mm smallint not null,
  is_height_verified boolean not null,
  -- In hundredths. -1, and null, unless released to this audience and verified.
  gpa smallint not null,
  has_video boolean not null,
  dominant_hand dominant_hand,
  -- Of the name as it is shown.
  name_words text[] not null,
  -- Institutions that have a card of their own for this athlete and read that one instead.
  except_institutions uuid[],
  -- The finished JSON of the contract's athleteCardSchema.
  card text not null,
  check ((audience = 'institution') = (institution_id is not null))
) partition by list (audience);

create table athlete_cards_everyone partition of athlete_cards (primary key (athlete_id))
  for values in ('everyone');
create table athlete_cards_colleges partition of athlete_cards (primary key (athlete_id))
  for values in ('verified_colleges');
create table athlete_cards_institution partition of athlete_cards (
    primary key (institution_id, athlete_id),
    foreign key (institution_id) references institutions on delete cascade
  )
  for values in ('institution');
create index on athlete_cards_institution (athlete_id);
create index on athlete_cards_institution (institution_id, grad_year, athlete_id);
create index on athlete_cards_institution (institution_id, height_mm, athlete_id);
create index on athlete_cards_institution (institution_id, updated_at, athlete_id);

-- One entry per word of a shown name, ordered within the word as the default search orders athletes: the fiftieth Maria
-- is found without looking at all the others. It repeats what filters read, so that the index alone answers.
create table card_names (
  audience audience not null check (audience <> 'institution'),
  word text not null,
  athlete_id uuid not null,
  is_public boolean not null,
  valid_until timestamptz not null,
  grad_year smallint not null,
  height_mm smallint not null,
  updated_at timestamptz not null,
  country_code text not null,
  point_guard_mm smallint not null,
  shooting_guard_mm smallint not null,
  small_forward_mm smallint not null,
  power_forward_mm smallint not null,
  center_mm smallint not null,
  is_height_verified boolean not null,
  gpa smallint not null,
  has_video boolean not null,
  dominant_hand dominant_hand,
  except_institutions uuid[]
) partition by list (audience);
create table card_names_everyone partition of card_names (
    primary key (athlete_id, word),
    foreign key (athlete_id) references athlete_cards_everyone on delete cascade
  )
  for values in ('everyone');
create table card_names_colleges partition of card_names (
    primary key (athlete_id, word),
    foreign key (athlete_id) references athlete_cards_colleges on delete cascade
  )
  for values in ('verified_colleges');

-- Every index carries the other filters behind its own order: an entry that fails one is passed over inside the index,
-- and only athletes that will be shown are fetched. So the cost follows the page, not the table. Columns of one width
-- come first, because they are the quickest to reach.
do $$
declare
  part text;
  place text;
  filters text := 'point_guard_mm, shooting_guard_mm, small_forward_mm, power_forward_mm, center_mm, gpa, is_public, '
    || 'is_height_verified, has_video, country_code, dominant_hand';
begin
  foreach part in array array['everyone', 'colleges'] loop
    execute format('create index on athlete_cards_%s (grad_year, athlete_id, height_mm, %s)', part, filters);
    execute format('create index on athlete_cards_%s (height_mm, athlete_id, grad_year, %s)', part, filters);
    execute format('create index on athlete_cards_%s (updated_at, athlete_id, grad_year, height_mm, %s)', part, filters);
    execute format('create index on athlete_cards_%s (country_code, grad_year, athlete_id, height_mm, %s)', part,
      replace(filters, ', country_code', ''));
    execute format('create index on athlete_cards_%s (country_code, height_mm, athlete_id, grad_year, %s)', part,
      replace(filters, ', country_code', ''));
    execute format('create index on athlete_cards_%s (gpa, grad_year, athlete_id, height_mm, %s) where gpa >= 0', part,
      replace(filters, ', gpa', ''));
    execute format('create index on athlete_cards_%s (dominant_hand, grad_year, athlete_id, height_mm, %s) '
      'where dominant_hand is not null', part, replace(filters, ', dominant_hand', ''));
    foreach place in array array['point_guard_mm', 'shooting_guard_mm', 'small_forward_mm', 'power_forward_mm',
      'center_mm'] loop
      execute format('create index on athlete_cards_%s (%s, athlete_id, grad_year, %s) where %s >= 0', part, place,
        replace(filters, place || ', ', ''), place);
      execute format('alter table athlete_cards_%s alter %s set statistics 1000', part, place);
    end loop;
    execute format('create index on athlete_cards_%s using gin (name_words)', part);
    -- Of names only the common ones need counting: weighing ten thousand words would take longer than the search.
    execute format('alter table athlete_cards_%s alter name_words set statistics 100, '
      'alter height_mm set statistics 1000, alter country_code set statistics 1000', part);
    execute format('create index on card_names_%s (word, grad_year, athlete_id, height_mm, updated_at, valid_until, %s) '
      'include (except_institutions)', part, filters);
  end loop;
end
$$;

-- Which words occur in the names of all cards, and their remainders. Words that occur no longer are swept.
create table card_words (
  word text primary key
);
create index on card_words (word text_pattern_ops);
create table card_slips (
  slip text not null,
  word text not null references card_words on delete cascade,
  primary key (slip, word)
);
create index on card_slips (word);

-- When a card changes by the calendar alone: a release or a verification ends, a birthday arrives.
create table card_due (
  athlete_id uuid primary key references athletes on delete cascade,
  due_at timestamptz not null
);
create index on card_due (due_at);
