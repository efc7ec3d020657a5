-- Making the cards of everybody took long, and most of that time went into what each row drew after it.

-- Each entry by name was checked against its card, one by one. One statement writes both, so there is nothing to check,
-- and names leave with their cards, however many those are.
alter table card_names_everyone drop constraint card_names_everyone_athlete_id_fkey;
alter table card_names_colleges drop constraint card_names_colleges_athlete_id_fkey;
create function delete_card_names() returns trigger
  language plpgsql
  -- The plan is kept, and the first statement that needs it may concern one athlete or a thousand.
  set enable_hashjoin = off
  set enable_mergejoin = off
  set enable_seqscan = off
  as $$
    begin
      delete from card_names using gone
        where card_names.audience = gone.audience and card_names.athlete_id = gone.athlete_id;
      return null;
    end
  $$;
create trigger delete_names after delete on athlete_cards referencing old table as gone
  for each statement execute function delete_card_names();

-- The remainders of a word were a row each, some thirty of them. Now they are part of the word: PostgreSQL makes them, so
-- that they are never wrong, and one index entry leads from each to the words that share it.
drop table card_word_remainders;
drop function word_remainders(text);
create function word_remainders(word text) returns text[]
  language plpgsql immutable strict parallel safe
  as $$
    declare
      remainders text[] := array[word];
      letters int := length(word);
      rest text;
    begin
      if letters not between 4 and 24 then
        return remainders;
      end if;
      for one in 1..letters loop
        rest := left(word, one - 1) || substr(word, one + 1);
        remainders := remainders || rest;
        if letters >= 8 then
          for another in one..letters - 1 loop
            remainders := remainders || (left(rest, another - 1) || substr(rest, another + 1));
          end loop;
        end if;
      end loop;
      return remainders;
    end
  $$;
alter table card_words add column remainders text[] not null generated always as (word_remainders(word)) stored;
-- New words wait in a list that every search for a typing mistake reads, so it is kept short.
create index on card_words using gin (remainders) with (gin_pending_list_limit = 1024);

-- The words of a name of one or two words need no statement of their own.
create or replace function name_words(name text) returns text[]
  language plpgsql immutable strict parallel safe
  as $$
    declare
      words text[];
    begin
      if length(name) > 60 or name !~ '^[A-Za-z]+( [A-Za-z]+){0,6}[.]?$' then
        return any_name_words(name);
      end if;
      words := string_to_array(lower(rtrim(name, '.')), ' ');
      if cardinality(words) > 2 then
        return array(select distinct word from unnest(words) word order by word);
      elsif words[1] > words[2] then
        return array[words[2], words[1]];
      elsif words[1] = words[2] then
        return words[1:1];
      end if;
      return words;
    end
  $$;
