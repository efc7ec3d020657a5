import { expect, test } from 'vitest';
import { createSessionCredentials, rotate, type CredentialState } from './session-credential.ts';

const START = new Date('2026-11-16T12:00:00Z');
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const FIRST: CredentialState = { newest: 1, used: 0, used_before: 0, rotated_at: START };

function after(...uses: [number: number, seconds: number][]): CredentialState {
  let state = FIRST;
  for (const [number, seconds] of uses) {
    const next = rotate(state, number, later(seconds));
    if (next === 'reused') throw new Error(`${number} was taken for a copy`);
    state = next;
  }
  return state;
}

test('each renewal makes the next one', () => {
  expect(after([1, 300]).newest).toBe(2);
  expect(after([1, 300], [2, 600], [3, 900]).newest).toBe(4);
});

test('a lost answer signs nobody out, however late they come back', () => {
  expect(after([1, 300], [1, 310]).newest).toBe(2);
  expect(after([1, 300], [1, 90_000], [3, 90_300]).newest).toBe(4);
});

test('two tabs at once get the same', () => {
  expect(after([1, 300], [1, 301], [2, 305], [1, 306]).newest).toBe(3);
});

test('the thief comes second: what they hold was used, and what was made from it too', () => {
  expect(rotate(after([1, 300], [2, 600]), 1, later(700))).toBe('reused');
});

test('the thief comes first: the owner’s own credential makes theirs worthless, and using it tells', () => {
  const stolen = after([1, 300]);
  const owner = rotate(stolen, 1, later(400));
  if (owner === 'reused') throw new Error('The owner was taken for the thief');
  expect(owner.newest).toBe(3);
  expect(rotate(owner, 2, later(700))).toBe('reused');
});

test('a seal belongs to one session, one number, one key and one secret', () => {
  const [one, other] = [createSessionCredentials('s'.repeat(40)), createSessionCredentials('t'.repeat(40))];
  const key = Buffer.alloc(32, 1);
  const id = '0190a0a0-0000-7000-8000-000000000000';
  const presented = one.parse(one.seal(id, key, 7));
  if (!presented) throw new Error('It does not read its own');
  expect(one.isGenuine(presented, key)).toBe(true);
  expect(one.isGenuine({ ...presented, number: 8 }, key)).toBe(false);
  expect(one.isGenuine(presented, Buffer.alloc(32, 2))).toBe(false);
  expect(other.isGenuine(presented, key)).toBe(false);
  expect(one.parse('forged.signature')).toBeNull();
});
