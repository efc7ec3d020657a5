-- compatible-with: 0074
-- Search tells a coach what is new since their last look. A day has one row per viewer, so a later look of the same day needs
-- a moment of its own; null while there was one look only.
alter table profile_views add column last_viewed_at timestamptz check (last_viewed_at >= first_viewed_at);

-- The looks of a staff at the athletes of one page, and those of one person at everybody.
create index looks_of_viewer on profile_views (viewer_user_id, athlete_id, viewed_on desc);
drop index profile_views_viewer_user_id_idx;
