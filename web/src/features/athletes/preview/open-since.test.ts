import type { FamilyRequestList } from '@faircourt/contracts/requests';
import { expect, test } from 'vitest';
import { openSince } from './open-since.ts';

const thread = {
  athlete: { id: 'a1', name: 'Ida', primary_position: null },
  coach: { id: 'c1', name: 'Dana', institution_name: null, division: null },
};
// Only what is read.
const decided = (...requests: object[]) =>
  ({
    decided: requests.map((one) => ({
      kind: 'contact',
      status: 'approved',
      athlete: { id: 'a1' },
      coach: { coach_id: 'c1' },
      ...one,
    })),
  }) as unknown as FamilyRequestList;

test('a conversation is open since the newest yes to this coach, and to nobody else', () => {
  const requests = decided(
    { decided_at: '2026-11-01T10:00:00Z' },
    { decided_at: '2026-11-09T10:00:00Z' },
    { decided_at: '2026-11-10T10:00:00Z', status: 'declined' },
    { decided_at: '2026-11-11T10:00:00Z', coach: { coach_id: 'c2' } },
    { decided_at: '2026-11-12T10:00:00Z', athlete: { id: 'a2' } },
    { decided_at: '2026-11-13T10:00:00Z', kind: 'release' },
  );
  expect(openSince(thread, requests)).toBe('2026-11-09T10:00:00Z');
});

test('who reads no requests is told no day', () => {
  expect(openSince(thread, undefined)).toBeNull();
  expect(openSince(thread, decided())).toBeNull();
});
