/** The only SQL on contact_rules. */
import type { ContactRuleInput } from '@faircourt/contracts/requests';
import type { Division } from '@faircourt/contracts/vocabulary';
import type { Selectable, Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { ContactRules, DB } from '../../../platform/database/schema.gen.ts';

const COLUMNS = [
  'id',
  'division',
  'program',
  'grad_year',
  'channel',
  'first_allowed',
  'source',
  'as_of',
] as const;

export type ContactRuleRow = Pick<Selectable<ContactRules>, (typeof COLUMNS)[number]>;

export function listRules(queries: Queries): Promise<ContactRuleRow[]> {
  return queries
    .selectFrom('contact_rules')
    .select(COLUMNS)
    .orderBy('division')
    .orderBy('program')
    .orderBy('grad_year')
    .orderBy('channel')
    .orderBy('first_allowed')
    .orderBy('id')
    .execute();
}

export function listRulesFor(
  queries: Queries,
  divisions: readonly Division[],
  gradYear: number,
): Promise<ContactRuleRow[]> {
  return queries
    .selectFrom('contact_rules')
    .select(COLUMNS)
    .where('division', 'in', divisions)
    .where('grad_year', '=', gradYear)
    .execute();
}

/** When coaches of these divisions may write, for all classes. */
export function listCorrespondenceRules(
  queries: Queries,
  divisions: readonly Division[],
): Promise<ContactRuleRow[]> {
  return queries
    .selectFrom('contact_rules')
    .select(COLUMNS)
    .where('division', 'in', divisions)
    .where('channel', '=', 'correspondence')
    .execute();
}

/** Undefined when this very rule is there already. */
export function insertRule(
  trx: Transaction<DB>,
  rule: ContactRuleInput,
  createdBy: string,
): Promise<ContactRuleRow | undefined> {
  return trx
    .insertInto('contact_rules')
    .values({
      division: rule.division,
      program: rule.program,
      grad_year: rule.grad_year,
      channel: rule.channel,
      first_allowed: rule.first_allowed,
      source: rule.source,
      as_of: rule.as_of,
      created_by: createdBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function updateAsOf(
  trx: Transaction<DB>,
  id: string,
  asOf: string,
): Promise<ContactRuleRow | undefined> {
  return trx
    .updateTable('contact_rules')
    .set({ as_of: asOf })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function deleteRule(trx: Transaction<DB>, id: string): Promise<ContactRuleRow | undefined> {
  return trx.deleteFrom('contact_rules').where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}
