/** Calendars for calendar programs (RFC 5545): all-day entries that nobody has to answer. */
import { DAY_MS } from '@faircourt/contracts/time';

export interface CalendarEntry {
  /** The same for the same thing, for good: a program that has it changes it instead of adding another. */
  uid: string;
  summary: string;
  description: string;
  url: string;
  /** Calendar days; `until` is the first one after it. */
  from: string;
  until: string;
  isCertain: boolean;
}

export interface CalendarFeed {
  name: string;
  /** `-//Faircourt//Contact calendar//EN` */
  productId: string;
  entries: readonly CalendarEntry[];
  /** Rises with each change. */
  revision: number;
  changedAt: Date;
}

const LINE_OCTETS = 75;

export function writeCalendar(feed: CalendarFeed): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(feed.productId)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(feed.name)}`,
    `X-WR-CALNAME:${escapeText(feed.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...feed.entries.flatMap((entry) => entryLines(entry, feed)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

function entryLines(entry: CalendarEntry, { revision, changedAt }: CalendarFeed): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${utcStamp(changedAt)}`,
    `LAST-MODIFIED:${utcStamp(changedAt)}`,
    `SEQUENCE:${revision}`,
    `DTSTART;VALUE=DATE:${compactDay(entry.from)}`,
    `DTEND;VALUE=DATE:${compactDay(entry.until)}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.isCertain ? 'CONFIRMED' : 'TENTATIVE'}`,
    'CLASS:PUBLIC',
    // It fills nobody's day.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

function compactDay(day: string): string {
  return day.replaceAll('-', '');
}

/** `20261117T132100Z` */
function utcStamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;
}

/** Anything else that ends a line or is no text would let a value write lines of its own. */
function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\n\r]/gu, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** After 75 octets a line goes on in the next one, behind a space; no character is cut in two. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}
