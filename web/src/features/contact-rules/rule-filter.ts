/** Which rules the table shows, in which order, and which of them are old. */
import { DAY_MS } from '@faircourt/contracts/time';
import { RULE_GOOD_FOR_DAYS, type ContactRule } from '@faircourt/contracts/requests';
import { CONTACT_CHANNELS, DIVISIONS, PROGRAMS } from '@faircourt/contracts/vocabulary';

export interface RuleFilter {
  division: ContactRule['division'] | '';
  program: ContactRule['program'] | '';
  /** Empty for every class. */
  gradYear: string;
  isOldOnly: boolean;
}

export const EVERY_RULE: RuleFilter = { division: '', program: '', gradYear: '', isOldOnly: false };

export function shownRules(rules: readonly ContactRule[], filter: RuleFilter, now: Date): ContactRule[] {
  return rules
    .filter(
      (rule) =>
        (!filter.division || rule.division === filter.division) &&
        (!filter.program || rule.program === filter.program) &&
        (!filter.gradYear || rule.grad_year === Number(filter.gradYear)) &&
        (!filter.isOldOnly || isOld(rule, now)),
    )
    .toSorted(inOrder);
}

/** Nobody has confirmed it for a year: requests that it decides carry a warning. */
export function isOld({ as_of }: Pick<ContactRule, 'as_of'>, now: Date): boolean {
  return now.getTime() - Date.parse(as_of) > RULE_GOOD_FOR_DAYS * DAY_MS;
}

function inOrder(a: ContactRule, b: ContactRule): number {
  return (
    DIVISIONS.indexOf(a.division) - DIVISIONS.indexOf(b.division) ||
    PROGRAMS.indexOf(a.program) - PROGRAMS.indexOf(b.program) ||
    a.grad_year - b.grad_year ||
    CONTACT_CHANNELS.indexOf(a.channel) - CONTACT_CHANNELS.indexOf(b.channel) ||
    (a.first_allowed ?? '').localeCompare(b.first_allowed ?? '')
  );
}
