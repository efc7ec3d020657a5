/** A rule of the calendar as it leaves the server. */
import type { ContactRule } from '@faircourt/contracts/requests';
import type { ContactRuleRow } from './contact-rule.store.ts';

export function presentRule(row: ContactRuleRow): ContactRule {
  return {
    id: row.id,
    division: row.division,
    program: row.program,
    grad_year: row.grad_year,
    channel: row.channel,
    first_allowed: row.first_allowed,
    source: row.source,
    as_of: row.as_of,
  };
}
