-- How many withdrawals there were: changes that took something off a search card, or a card out of search. A replica may
-- answer a search when it has seen as many as the primary (docs/decisions/0019-search-replica.md). The count is kept in
-- several lines, so that two families who withdraw at once do not wait for each other.
create table card_withdrawals (
  line integer generated always as identity primary key,
  withdrawals bigint not null
) with (fillfactor = 50);
insert into card_withdrawals (withdrawals) values (0);
-- A count that fell back would let a replica answer that must not.
revoke delete on card_withdrawals from faircourt_app;

-- Counts one in a line that nobody else holds, and opens another line when all are held: there are as many as ever
-- withdrew at once. The line stays locked until the transaction has ended, so within a line the order of the count is the
-- order in which withdrawals were committed. That is what makes a line comparable with its copy on a replica.
create function count_withdrawal() returns void
  language plpgsql volatile
  as $$
    declare
      free integer;
    begin
      select line into free from card_withdrawals order by line limit 1 for no key update skip locked;
      if found then
        update card_withdrawals set withdrawals = withdrawals + 1 where line = free;
      else
        insert into card_withdrawals (withdrawals) values (1);
      end if;
    end
  $$;

-- An athlete who is deleted takes the cards along, past the code that makes them.
create function count_deleted() returns trigger
  language plpgsql
  as $$
    begin
      perform count_withdrawal();
      return null;
    end
  $$;
create trigger count_withdrawal after delete on athletes for each statement execute function count_deleted();
