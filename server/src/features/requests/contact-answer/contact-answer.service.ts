/** What the contact calendar says to somebody without an account. It holds rules of sport and nobody's data. */
import {
  PUBLISHED_CONTACT_SOURCES,
  type ContactAnswer,
  type ContactQuestion,
  type PublishedContactSource,
} from '@faircourt/contracts/contact-answer';
import { BOUND, contactWindow, type WindowRule } from '@faircourt/contracts/contact-window';
import { RULE_GOOD_FOR_DAYS } from '@faircourt/contracts/requests';
import { DAY_MS } from '@faircourt/contracts/time';
import type { Database } from '../../../platform/database/database.ts';
import { listRulesFor } from '../contact/contact-rule.store.ts';

export async function answerContactQuestion(
  { db }: { db: Database },
  { division, program, class: gradYear, on }: ContactQuestion,
): Promise<ContactAnswer> {
  const rules: WindowRule[] = await listRulesFor(db, division ? [division] : BOUND, gradYear);
  const { verdict, opens_on, sources } = contactWindow(rules, {
    division: division ?? null,
    program,
    gradYear,
    today: on,
  });
  return {
    verdict,
    opens_on,
    is_old: sources.length > 0 && sources.every(({ as_of }) => isOld(as_of, on)),
    sources: sources.map(({ source, as_of, first_allowed }) => ({
      key: publishedKey(source),
      as_of,
      first_allowed,
    })),
  };
}

function isOld(asOf: string, on: string): boolean {
  return Date.parse(on) - Date.parse(asOf) > RULE_GOOD_FOR_DAYS * DAY_MS;
}

/** Found by its whole text: a director's words are never sent, whatever they say. */
function publishedKey(source: string): PublishedContactSource | null {
  const keys = Object.keys(PUBLISHED_CONTACT_SOURCES) as PublishedContactSource[];
  return keys.find((key) => PUBLISHED_CONTACT_SOURCES[key] === source) ?? null;
}
