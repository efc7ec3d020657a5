import type { Affiliation } from '@faircourt/contracts/institutions';
import { expect, test } from 'vitest';
import { isEndingSoon, pathOf } from './affiliation-steps.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

function verifiedUntil(expires_on: string | null): Affiliation {
  return {
    step: 'verified',
    institution: null,
    title: null,
    work_email: null,
    domain_match: null,
    code_expires_at: null,
    verification_id: null,
    statements: [],
    reason: null,
    asked_at: null,
    verified_on: '2025-01-01',
    expires_on,
    director_name: null,
    method: null,
  };
}

test('each step has its place on the path, and a refused or lapsed affiliation starts over', () => {
  expect(pathOf('unnamed')).toBe(0);
  expect(pathOf('email_unproven')).toBe(1);
  expect(pathOf('waiting')).toBe(2);
  expect(pathOf('more_asked')).toBe(2);
  expect(pathOf('verified')).toBe(4);
  expect(pathOf('rejected')).toBe(0);
  expect(pathOf('expired')).toBe(0);
});

test('thirty days before it ends a verification can be renewed, and not before', () => {
  expect(isEndingSoon(verifiedUntil('2026-12-15'), NOW)).toBe(true);
  expect(isEndingSoon(verifiedUntil('2026-12-17'), NOW)).toBe(false);
  expect(isEndingSoon(verifiedUntil(null), NOW)).toBe(false);
  expect(isEndingSoon({ ...verifiedUntil('2026-12-01'), step: 'expired' }, NOW)).toBe(false);
});
