import type { Message } from '@faircourt/contracts/messages';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { daysBetween, groupMessages } from './message-runs.ts';

function message(
  created_at: string,
  sender_name = 'Tobias',
  sender_role: Message['sender_role'] = 'coach',
): Message {
  const id = `${created_at} ${sender_name}`;
  return {
    id,
    client_id: id,
    sender_name,
    sender_role,
    is_yours: false,
    body: '',
    is_removed: false,
    hold: null,
    files: [],
    created_at,
  };
}

const shape = (messages: Message[], breakBefore?: string) =>
  groupMessages(messages, breakBefore).map(({ runs }) =>
    runs.map((run) => `${run.sender.sender_name} ${run.messages.length}`),
  );

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
afterEach(() => vi.unstubAllEnvs());

describe('messages', () => {
  test('of one person are grouped until somebody else writes or a pause comes', () => {
    expect(
      shape([
        message('2026-11-15T15:00:00Z'),
        message('2026-11-15T15:04:00Z'),
        message('2026-11-15T15:05:00Z', 'Avery', 'athlete'),
        message('2026-11-15T15:06:00Z'),
        message('2026-11-15T15:30:00Z'),
      ]),
    ).toEqual([['Tobias 2', 'Avery 1', 'Tobias 1', 'Tobias 1']]);
  });

  test('of two people who share a name are told apart by what they are', () => {
    expect(
      shape([
        message('2026-11-15T15:00:00Z', 'Sam', 'athlete'),
        message('2026-11-15T15:01:00Z', 'Sam', 'guardian'),
      ]),
    ).toEqual([['Sam 1', 'Sam 1']]);
  });

  test('belong to the reader’s day, not to Greenwich’s', () => {
    expect(shape([message('2026-11-15T23:59:00Z'), message('2026-11-16T04:59:00Z')])).toEqual([
      ['Tobias 1', 'Tobias 1'],
    ]);
    expect(shape([message('2026-11-16T04:59:00Z'), message('2026-11-16T05:01:00Z')])).toEqual([
      ['Tobias 1'],
      ['Tobias 1'],
    ]);
  });

  test('start over where the unread messages begin', () => {
    const second = message('2026-11-15T15:01:00Z');
    expect(shape([message('2026-11-15T15:00:00Z'), second], second.id)).toEqual([['Tobias 1', 'Tobias 1']]);
  });
});

test('days are counted right over the change of the clock', () => {
  // The clocks went back on 1 November 2026.
  const [day] = groupMessages([message('2026-11-01T04:30:00Z')]);
  expect(day && daysBetween(day.start, new Date('2026-11-02T17:00:00Z'))).toBe(1);
});
