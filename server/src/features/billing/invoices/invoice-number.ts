/** The next number of the one series of a year. */
import { sql, type RawBuilder } from 'kysely';

/**
 * For `with`, and a `from numbered` after it. It is the last thing that a transaction takes and it waits for nobody after it: the next
 * one in line gets the following number, or this one if the change is undone.
 */
export function takingNumber(year: number): RawBuilder<unknown> {
  return sql`numbered as (
      insert into invoice_numbers (year, last) values (${year}, 1)
      on conflict (year) do update set last = invoice_numbers.last + 1
      returning year, last, 'FC-' || year || '-' || lpad(last::text, 6, '0') as number
    )`;
}
