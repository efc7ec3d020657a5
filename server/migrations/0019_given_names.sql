-- A name that is written to look like one word ("MayaJohnson", "Maya·Johnson", parts joined by characters nobody sees)
-- used to show whole. Now only what is clearly one given name shows, and every doubt shows an initial:
-- * blanks, dashes other than the hyphen, middle dots and invisible characters part words;
-- * a given name consists of letters of an alphabet that writes given and family name apart, at most one hyphen, and
--   apostrophes; a hyphen, or a capital letter within the word, needs a family name beside it;
-- * a capital letter within the word follows a prefix that given names are made with, as in DeShawn.
create or replace function redacted_name(name text) returns text
  language sql immutable strict parallel safe
  as $$
    select coalesce(
      case
        when given !~ '^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u0300-\u036F\u0386\u0388-\u03FF\u0400-\u0481\u048A-\u052F\u0531-\u0556\u0561-\u0587\u05D0-\u05EA\u0620-\u064A\u0671-\u06D3\u0904-\u0939\u093A-\u094F\u10A0-\u10FA\u1E00-\u1FFF''\u2019\u02BC-]{1,24}$'
          or (family is null and given ~ '-|[[:lower:]][[:upper:]]')
          or given ~ '-.*-|--'
          or given ~ '[[:lower:]][[:upper:]]' and given !~ '^(Da|De|Du|Ja|Ke|La|Le|Mac|Mc|Sha|Ta|Tre)[[:upper:]][^[:upper:]]*$'
          then left(given, 1) || '.'
        else given
      end || case when family is null then '' else ' ' || upper(left(family, 1)) || '.' end,
      '–')
    from (
      select parts[1] as given, case when cardinality(parts) > 1 then parts[cardinality(parts)] end as family
      from (
        select array_remove(regexp_split_to_array(
          regexp_replace(name, '^([^,]+),(.*[^[:space:],].*)$', '\2 \1'),
          '[[:space:]\u0001-\u001F\u007F-\u00A0\u00AD\u00B7\u034F\u0387\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2010-\u2015\u2022\u2027\u2028-\u202F\u2043\u205F-\u206F\u2212\u22C5\u2E17\u2E1A\u2E31\u2E3A\u2E3B\u2E40\u3000\u30FB\u3164\uFE00-\uFE0F\uFE58\uFE63\uFEFF\uFF0D\uFF65\uFFA0]+'), '') as parts
      ) split
    ) words
  $$;

-- Cards hold finished names. The next start makes those again whose name may show less now.
insert into card_due (athlete_id, due_at)
select athletes.id, now() from athletes
where athletes.visibility in ('public', 'colleges_only')
on conflict (athlete_id) do update set due_at = excluded.due_at;
