import type { SentRequest } from '@faircourt/contracts/requests';
import { expect, test } from 'vitest';
import { sentTogether } from './sent-together.ts';

test('what was asked about one athlete comes together, whom one asked last first', () => {
  const together = sentTogether([
    sent('r4', 'ana'),
    sent('r3', 'ben'),
    sent('r2', 'ana'),
    sent('r1', 'cleo'),
  ]);
  expect(together.map(({ athlete, requests }) => [athlete.id, ...requests.map(({ id }) => id)])).toEqual([
    ['ana', 'r4', 'r2'],
    ['ben', 'r3'],
    ['cleo', 'r1'],
  ]);
});

function sent(id: string, athleteId: string): SentRequest {
  return {
    id,
    kind: 'release',
    athlete: { id: athleteId, name: athleteId },
    field_group: 'academics',
    status: 'requested',
    reason: null,
    created_at: '2026-11-01T12:00:00.000Z',
    decided_at: null,
    thread_id: null,
  };
}
