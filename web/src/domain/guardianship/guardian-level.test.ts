import { describe, expect, it } from 'vitest';
import type { Guardianship } from '@faircourt/contracts/guardianship';
import type { GuardianLevel } from '@faircourt/contracts/vocabulary';
import { checkDays, levelFor, wayTo } from './guardian-level.ts';

const CHILD = { may_be_under_13: true };
const TEEN = { may_be_under_13: false };

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
  it('releases to colleges need a confirmed guardian of a teenager and a verified one of a child', () => {
    expect(levelFor('release', TEEN)).toBe('confirmed');
    expect(levelFor('release', CHILD)).toBe('verified');
  });

  it('contact and releases to everyone need verified guardianship at any age', () => {
    expect(levelFor('contact', TEEN)).toBe('verified');
    expect(levelFor('release_everyone', TEEN)).toBe('verified');
  });

  it('a form is signed by a confirmed guardian, also for a child', () => {
    expect(levelFor('sign', CHILD)).toBe('confirmed');
  });

  it('nothing is in the way of who has the level', () => {
    expect(wayTo('contact', { ...TEEN, guardianship: at('verified') })).toBeNull();
    expect(wayTo('contact', { ...TEEN, guardianship: at('confirmed') })?.needed).toBe('verified');
  });

  it('an adult’s page has no guardianship and asks for none', () => {
    expect(wayTo('contact', { ...TEEN, guardianship: null })).toBeNull();
  });

  it('a check of 49 hours is promised within three days, one of minutes within a day', () => {
    expect(checkDays({ check_hours: 49 })).toBe(3);
    expect(checkDays({ check_hours: 1 })).toBe(1);
  });
});
