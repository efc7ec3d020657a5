-- Who counts as an adult: a stated age of 18 or over that something on the record speaks against makes none.

-- What speaks against it. It stays until a director has seen a document: who could remove it by editing would have gained
-- nothing by it.
alter table athletes
  add column age_doubts text[] not null default '{}'
    check (age_doubts <@ '{grad_year,school,invitation}'::text[]);

-- What the person who issued the code knows of the age of those they invite; null when they said nothing.
create type stated_age as enum ('minor', 'adult');
alter table invitations add column stated_age stated_age;

-- The age is checked in the queue like any fact of the record; it shows on no page. The new value of the type cannot be
-- named in the transaction that adds it, so the function compares its text.
alter type fact_group add value 'age';
create or replace function current_facts(fact_group fact_group, of_athlete uuid, of_season uuid) returns jsonb
  language sql stable
  as $$
    select case fact_group::text
      when 'measurements' then (
        select jsonb_build_object('height_cm', height_cm, 'weight_kg', weight_kg, 'wingspan_cm', wingspan_cm,
          'vertical_cm', vertical_cm)
        from athletes where id = of_athlete)
      when 'school' then (select jsonb_build_object('school_name', school_name) from athletes where id = of_athlete)
      when 'age' then (select jsonb_build_object('birthdate', birthdate) from athletes where id = of_athlete)
      when 'academics' then (
        select jsonb_build_object('gpa', gpa, 'sat', sat, 'act', act, 'core_courses', core_courses)
        from academics where athlete_id = of_athlete)
      when 'transcript' then (
        select jsonb_build_object(
          'transcript_url', (select transcript_url from academics where athlete_id = of_athlete),
          'sha256', (select encode(sha256, 'hex') from files where athlete_id = of_athlete and kind = 'transcript')))
      when 'season' then (
        select jsonb_build_object('label', label, 'team', team, 'league', league, 'games', games, 'minutes', minutes,
          'points', points, 'rebounds', rebounds, 'assists', assists, 'steals', steals, 'blocks', blocks,
          'field_goals_made', field_goals_made, 'field_goals_attempted', field_goals_attempted,
          'threes_made', threes_made, 'threes_attempted', threes_attempted,
          'free_throws_made', free_throws_made, 'free_throws_attempted', free_throws_attempted)
        from seasons where id = of_season)
    end
  $$;

-- Records from before are judged by the graduation year; the school and the invitation with their next save. Nothing is
-- deleted: what such an athlete decided alone is kept and not in effect. Their cards are made again at the next start.
with doubted as (
  update athletes set age_doubts = '{grad_year}' where birthdate <= make_date(grad_year - 20, 6, 30)
  returning id
)
insert into card_due (athlete_id, due_at)
  select id, '-infinity'::timestamptz from doubted
  on conflict (athlete_id) do update set due_at = excluded.due_at;
