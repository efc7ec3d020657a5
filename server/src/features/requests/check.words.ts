/** How a coach was checked, in the sentences of an email: who by, how, and what their work address says. */
import type { RequestingCoach } from '@faircourt/contracts/requests';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { longDay, mailWords } from '../../delivery/letter.ts';

export function checkSentences(coach: RequestingCoach, locale: Locale): string[] {
  return [directorsCheck(coach, locale), ...addressCheck(coach, locale)];
}

function directorsCheck({ name, institution, verification }: RequestingCoach, locale: Locale): string {
  const words = mailWords(locale);
  const { checked, director_name, verified_on, method } = verification;
  if (checked === null || verified_on === null) {
    return words('coach_check.unrecorded', { institution: institution.name });
  }
  return words(`coach_check.${checked}`, {
    coach: name,
    institution: institution.name,
    director: director_name ?? words('coach_check.director'),
    day: longDay(verified_on, locale),
    method: method ? ` (${method})` : '',
  });
}

/** Nothing where no address is on record: coaches were not always asked for one. */
function addressCheck({ verification }: RequestingCoach, locale: Locale): string[] {
  const { email_domain: domain, is_email_proven, domain_match } = verification;
  if (domain === null || domain_match === null) return [];
  const words = mailWords(locale);
  if (!is_email_proven) return [words('coach_check.address_unproven')];
  return [words('coach_check.address_proven', { domain, match: words(`coach_check.match.${domain_match}`) })];
}
