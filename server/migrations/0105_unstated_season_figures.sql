-- A figure of a season that nobody stated is no zero: it is null, and no average counts it. Only the games must be told.
-- Rows from before keep their figures: nobody can say which of their zeros were meant.
alter table seasons
  alter column minutes drop not null, alter column minutes drop default,
  alter column points drop not null, alter column points drop default,
  alter column rebounds drop not null, alter column rebounds drop default,
  alter column assists drop not null, alter column assists drop default,
  alter column steals drop not null, alter column steals drop default,
  alter column blocks drop not null, alter column blocks drop default,
  alter column field_goals_made drop not null, alter column field_goals_made drop default,
  alter column field_goals_attempted drop not null, alter column field_goals_attempted drop default,
  alter column threes_made drop not null, alter column threes_made drop default,
  alter column threes_attempted drop not null, alter column threes_attempted drop default,
  alter column free_throws_made drop not null, alter column free_throws_made drop default,
  alter column free_throws_attempted drop not null, alter column free_throws_attempted drop default;
