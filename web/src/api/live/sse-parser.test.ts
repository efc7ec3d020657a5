import { expect, test } from 'vitest';
import { SseParser } from './sse-parser.ts';

const STREAM =
  'retry: 3000\n\n: still here\n\nid: n-1\nevent: notification\ndata: {"a":1}\n\nevent: read\ndata: {"unread":0}\n\n';
const EVENTS = [
  { event: 'notification', data: '{"a":1}', id: 'n-1' },
  { event: 'read', data: '{"unread":0}', id: 'n-1' },
];

test('reads events, skips comments and hints, and keeps the last id', () => {
  expect(new SseParser().push(STREAM)).toEqual(EVENTS);
});

test('gives the same whatever the pieces, down to single characters', () => {
  for (let size = 1; size <= STREAM.length; size += 1) {
    const parser = new SseParser();
    const pieces = STREAM.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect(pieces.flatMap((piece) => parser.push(piece))).toEqual(EVENTS);
  }
});

test.each([['\r\n'], ['\r']])('takes %j as the end of a line too, also when cut in the middle', (ending) => {
  const parser = new SseParser();
  const text = STREAM.replaceAll('\n', ending) + (ending === '\r' ? ':' : '');
  expect(Array.from(text).flatMap((character) => parser.push(character))).toEqual(EVENTS);
});

test('joins several data lines and names an event without a name "message"', () => {
  expect(new SseParser().push('data: one\ndata:two\ndata\n\n')).toEqual([
    { event: 'message', data: 'one\ntwo\n', id: '' },
  ]);
});

test('drops an event without data and waits for the blank line', () => {
  const parser = new SseParser();
  expect(parser.push('event: read\n\ndata: half')).toEqual([]);
  expect(parser.push('\n')).toEqual([]);
  expect(parser.push('\n')).toEqual([{ event: 'message', data: 'half', id: '' }]);
});
