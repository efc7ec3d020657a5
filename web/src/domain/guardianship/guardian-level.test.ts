import { describe, expect, it } from 'vitest';
import type { Guardianship } from '@faircourt/contracts/guardianship';
import type { GuardianLevel } from '@faircourt/contracts/vocabulary';
import { checkDays, isUnder13, levelFor, wayTo } from './guardian-level.ts';

const TODAY = '2026-11-16';
const CHILD = { adult_on: '2032-01-01' };
const TEEN = { adult_on: '2029-01-01' };

function at(level: GuardianLevel): Guardianship {
  return {
    level,
    next_step: 'ask',
    is_mailbox_proven: true,
    statement: null,
    verified_until: null,
    question: null,
    check_hours: 48,
  };
}

describe('what a guardian may do', () => {
  it('an athlete turns 13 five years before 18, on the same day', () => {
    expect(isUnder13({ adult_on: '2031-11-17' }, TODAY)).toBe(true);
    expect(isUnder13({ adult_on: '2031-11-16' }, TODAY)).toBe(false);
  });

  it('without a birthdate a profile counts as a child’s', () => {
    expect(isUnder13({ adult_on: null }, TODAY)).toBe(true);
  });

  it('releases to colleges need a confirmed guardian of a teenager and a verified one of a child', () => {
    expect(levelFor('release', TEEN, TODAY)).toBe('confirmed');
    expect(levelFor('release', CHILD, TODAY)).toBe('verified');
  });

  it('contact and releases to everyone need verified guardianship at any age', () => {
    expect(levelFor('contact', TEEN, TODAY)).toBe('verified');
    expect(levelFor('release_everyone', TEEN, TODAY)).toBe('verified');
  });

  it('a form is signed by a confirmed guardian, also for a child', () => {
    expect(levelFor('sign', CHILD, TODAY)).toBe('confirmed');
  });

  it('nothing is in the way of who has the level', () => {
    expect(wayTo('contact', { ...TEEN, guardianship: at('verified') }, TODAY)).toBeNull();
    expect(wayTo('contact', { ...TEEN, guardianship: at('confirmed') }, TODAY)?.needed).toBe('verified');
  });

  it('an adult’s page has no guardianship and asks for none', () => {
    expect(wayTo('contact', { ...TEEN, guardianship: null }, TODAY)).toBeNull();
  });

  it('a check of 49 hours is promised within three days, one of minutes within a day', () => {
    expect(checkDays({ check_hours: 49 })).toBe(3);
    expect(checkDays({ check_hours: 1 })).toBe(1);
  });
});
