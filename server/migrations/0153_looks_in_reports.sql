-- A name in the Global Player Report is a look, on its page and in its file. Like a row of a table it is no look at the athlete's own page.
alter table profile_views add column report_form text check (report_form in ('page', 'file'));
