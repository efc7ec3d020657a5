/** What directors do to the calendar of first contact, as entries of the log. Where a rule comes from is free text and stays out. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { ContactRuleRow } from './contact-rule.store.ts';

export function contactRuleEvent(
  what: 'added' | 'confirmed' | 'deleted',
  rule: ContactRuleRow,
  by: EventActor,
): FaircourtEvent {
  return {
    chain: rule.id,
    type: `contact_rule.${what}`,
    actor: by,
    data: {
      division: rule.division,
      program: rule.program,
      grad_year: rule.grad_year,
      channel: rule.channel,
      first_allowed: rule.first_allowed,
      as_of: rule.as_of,
    },
  };
}
