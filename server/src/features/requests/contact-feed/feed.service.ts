/** The contact calendar as calendar programs read it. It holds rules of sport and nobody's data, so it asks for no session. */
import type { ContactFeedQuery } from '@faircourt/contracts/requests';
import type { Division } from '@faircourt/contracts/vocabulary';
import type { Database } from '../../../platform/database/database.ts';
import { writeCalendar } from '../../../platform/icalendar.ts';
import { feedEntries } from './feed.entries.ts';
import { findRevision, listFeedRules } from './feed.store.ts';
import { feedWords } from './feed.words.ts';

export interface FeedDeps {
  db: Database;
  baseUrl: string;
}

export interface Feed {
  etag: string;
  /** Null where the reader has this one already. */
  text: string | null;
}

/** `known`: the tag of what the reader has. */
export async function readFeed(
  { db, baseUrl }: FeedDeps,
  division: Division,
  { class: gradYear, locale }: ContactFeedQuery,
  known: string | undefined,
): Promise<Feed> {
  // Before the rules are read: they may be newer than the number beside them, and never older.
  const { revision, changed_at: changedAt } = await findRevision(db);
  const etag = `"${[division, gradYear ?? 'all', locale, revision, LAYOUT].join('-')}"`;
  if (known?.split(/,\s*/u).some((tag) => tag === '*' || tag.replace(/^W\//u, '') === etag)) {
    return { etag, text: null };
  }
  const words = feedWords(locale);
  const team = words.page(`division.${division}`);
  const name =
    gradYear === undefined
      ? words.words('calendar.name', { team })
      : words.words('calendar.name_of_class', { team, year: gradYear });
  const rules = await listFeedRules(db, division, gradYear);
  const entries = feedEntries(rules, { baseUrl, words });
  const productId = `-//Faircourt//Contact calendar//${locale.toUpperCase()}`;
  return { etag, text: writeCalendar({ name, productId, entries, revision, changedAt }) };
}

/** Raised when the entries are written differently from the same rules. */
const LAYOUT = 1;
