/** A switch that nobody has touched, for tests that change one thing about it. */
import type { ReleaseSwitch } from '@faircourt/contracts/family';

export const UNTOUCHED: ReleaseSwitch = {
  field_group: 'academics',
  audience: 'verified_colleges',
  institution: null,
  state: 'undecided',
  is_on: false,
  is_approved: false,
  since: null,
  expires_at: null,
  decided_by: null,
  missing_consents: [],
  missing_level: null,
  denied_by: [],
  awaits_verification: false,
  ended_by_lock_down: null,
};

export const YOU = { name: 'Renee Calloway', is_you: true };
export const OTHER = { name: 'Sam Calloway', is_you: false };
export const SINCE = '2026-03-03T10:00:00.000Z';
