/** What a coach's dashboard lists and the navigation counts, by the same rules. */
import type { Affiliation } from '@faircourt/contracts/institutions';
import type { FamilyAnswers } from '@faircourt/contracts/requests';
import { daysUntil } from '../../shell/clock/days-until.ts';

/** A verification that ends this soon is worth a word. */
const EXPIRES_SOON_DAYS = 30;
/** So long an answer counts as news, unless it was seen before; the page of requests keeps it. */
const ANSWER_DAYS = 7;

export function freshAnswers(
  { answers }: FamilyAnswers,
  today: string,
  seen: ReadonlySet<string>,
): FamilyAnswers['answers'] {
  return answers.filter(
    ({ id, decided_at: at }) => !seen.has(id) && daysUntil(today, at.slice(0, 10)) <= ANSWER_DAYS,
  );
}

/** While a director looks, it waits for nothing that the coach could do. */
export function isInstitutionTurn(affiliation: Affiliation, today: string): boolean {
  const { step } = affiliation;
  return step === 'verified' ? expiresSoonIn(affiliation, today) !== null : step !== 'waiting';
}

/** In how many days; null where that is far off. */
export function expiresSoonIn({ expires_on: on }: Affiliation, today: string): number | null {
  if (on === null) return null;
  const days = daysUntil(on, today);
  return days > EXPIRES_SOON_DAYS ? null : Math.max(0, days);
}
