import { expect, test } from 'vitest';
import { foldLine, writeCalendar } from './icalendar.ts';

const ENTRY = {
  uid: 'one@faircourt',
  summary: 'A day',
  description: '',
  url: 'https://faircourt.example/',
  from: '2026-12-31',
  until: '2027-01-01',
  isCertain: true,
};
const FEED = {
  name: 'Days',
  productId: '-//Faircourt//Test//EN',
  revision: 3,
  changedAt: new Date('2026-11-17T13:21:05Z'),
};

test('a line of more than 75 octets goes on behind a space, and no character is cut', () => {
  const line = `SUMMARY:${'¡Período de silêncio! 🏀 '.repeat(20)}`;
  const folded = foldLine(line);
  for (const part of folded.split('\r\n')) {
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(part).not.toContain('\uFFFD');
  }
  expect(folded.replaceAll('\r\n ', '')).toBe(line);
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});

test('text cannot write lines of its own', () => {
  const summary = 'A, B; C\\D\r\nATTENDEE:mailto:x@example.com\nE\rF\u0007';
  const text = writeCalendar({ ...FEED, entries: [{ ...ENTRY, summary }] });
  expect(text).toContain(String.raw`SUMMARY:A\, B\; C\\D\nATTENDEE:mailto:x@example.com\nE\nF`.slice(0, 40));
  expect(text).not.toMatch(/^ATTENDEE/mu);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
});

test('an entry has whole days, a number that rises and a moment in UTC', () => {
  const lines = writeCalendar({ ...FEED, entries: [ENTRY] }).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SEQUENCE:3',
      'DTSTAMP:20261117T132105Z',
      'X-WR-CALNAME:Days',
    ]),
  );
  expect(lines.at(-2)).toBe('END:VCALENDAR');
  expect(lines.at(-1)).toBe('');
});
