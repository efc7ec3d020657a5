/** What a switch says of itself. The server knows; this only picks the sentence. */
import type { ReleaseSwitch } from '@faircourt/contracts/family';

export type ReleaseState =
  /** Another guardian's no, which stands until they take it back. */
  | 'denied'
  /** Approved, and off until the forms are signed. */
  | 'held'
  /** Approved, and off until the guardian who approved it has the level for it. */
  | 'awaits_level'
  | 'on'
  /** A no that stands. */
  | 'off'
  | 'undecided';

export function stateOf(release: ReleaseSwitch): ReleaseState {
  const { is_on, missing_consents, missing_level, decided_by, denied_by } = release;
  if (denied_by.some(({ is_you }) => !is_you)) return 'denied';
  if (denied_by.length > 0) return is_on ? 'on' : 'off';
  if (missing_consents.length > 0 && (is_on || decided_by !== null)) return 'held';
  if (missing_level !== null && decided_by !== null) return 'awaits_level';
  if (is_on) return 'on';
  return decided_by === null ? 'undecided' : 'off';
}

/** Where the switch stands: at what was decided, which a missing form or level holds back and does not undo. */
export function isSetOn(release: ReleaseSwitch): boolean {
  const state = stateOf(release);
  return state === 'on' || state === 'held' || state === 'awaits_level';
}

/** A narrower audience that nobody has decided on sees what a wider one may see. */
export function isCovered(release: ReleaseSwitch, all: readonly ReleaseSwitch[]): boolean {
  if (stateOf(release) !== 'undecided' || release.audience === 'everyone') return false;
  return all.some(
    (other) =>
      other.field_group === release.field_group &&
      stateOf(other) === 'on' &&
      (other.audience === 'everyone' ||
        (other.audience === 'verified_colleges' && release.audience === 'institution')),
  );
}

/** The server counts until the day after has begun; people name the last day. Both in UTC. */
export function lastDayOf(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10);
}
