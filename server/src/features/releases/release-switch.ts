/** One switch as the family reads it: who decided what, and why it counts or does not. */
import type { Handover, ReleaseSwitch } from '@faircourt/contracts/family';
import { FIELD_GROUPS, type Audience, type FieldGroup } from '@faircourt/contracts/vocabulary';
import { keepsClosed } from '../../access/rules/decider.rules.ts';
import { isInForce, outcomeOf } from '../../access/rules/release-decision.rules.ts';
import { isVerified, missingConsents, needsVerification } from '../../access/rules/in-effect.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import { isApprovedState, releaseState, WIDER_AUDIENCES } from './release-state.ts';
import type { HandoverRow } from './handover.store.ts';
import type { LockDownEndRow } from './lock-down.store.ts';
import type { DecisionRow } from './release.store.ts';

/** Contact is opened by an answer to a coach, never by a switch. */
const SWITCHED_GROUPS = FIELD_GROUPS.filter((group) => group !== 'contact');

export interface SwitchPlace {
  fieldGroup: FieldGroup;
  audience: Audience;
  institution: { id: string; name: string } | null;
}

interface Reading {
  athlete: AthleteFacts;
  /** Of this athlete. */
  decisions: readonly DecisionRow[];
  /** Of this athlete, too. */
  lockDownEnds: readonly LockDownEndRow[];
  readerUserId: string;
  now: Date;
}

/** For each group: everyone, verified colleges, and the institutions about which somebody has decided. */
export function switchesOf(reading: Reading): ReleaseSwitch[] {
  return SWITCHED_GROUPS.flatMap((fieldGroup) => {
    const places: SwitchPlace[] = [
      { fieldGroup, audience: 'everyone', institution: null },
      { fieldGroup, audience: 'verified_colleges', institution: null },
      ...institutionsNamed(reading, fieldGroup).map(
        (institution) => ({ fieldGroup, audience: 'institution', institution }) as const,
      ),
    ];
    return places.map((place) => switchAt(reading, place));
  });
}

export function switchAt(reading: Reading, place: SwitchPlace): ReleaseSwitch {
  const facts = factsAt(reading, place);
  const state = releaseState(facts, () => isReleasedWider(reading, place));
  const ended_by_lock_down = state === 'undecided' ? lockDownEndAt(reading, place) : null;
  return { ...facts, state, is_approved: isApprovedState(state), ended_by_lock_down };
}

function factsAt(
  reading: Reading,
  place: SwitchPlace,
): Omit<ReleaseSwitch, 'state' | 'is_approved' | 'ended_by_lock_down'> {
  const { athlete, now } = reading;
  const { fieldGroup } = place;
  const here = reading.decisions.filter((row) => isAt(row, place));
  const { approval, denials, missingLevel, isOn } = outcomeOf(here, athlete, fieldGroup, now);
  const decision = denials[0] ?? approval;
  return {
    field_group: fieldGroup,
    audience: place.audience,
    institution: place.institution,
    is_on: isOn,
    since: decision?.decided_at?.toISOString() ?? null,
    expires_at: approval?.expires_at?.toISOString() ?? null,
    decided_by: decision ? personOf(decision, reading) : null,
    missing_consents: approval ? missingConsents(athlete, fieldGroup, now) : [],
    missing_level: missingLevel,
    // Only who still decides, or will once no longer suspended, holds the switch; the no of somebody who has left is lifted by turning it on.
    denied_by: denials
      .filter(({ decided_by }) => keepsClosed(athlete, decided_by, now))
      .map((denial) => ({ ...personOf(denial, reading), since: momentOf(denial) })),
    awaits_verification: isOn && needsVerification(fieldGroup) && !isVerified(athlete, fieldGroup, now),
  };
}

function isReleasedWider(reading: Reading, { fieldGroup, audience }: SwitchPlace): boolean {
  return WIDER_AUDIENCES[audience].some(
    (wider) => switchAt(reading, { fieldGroup, audience: wider, institution: null }).state === 'on',
  );
}

function lockDownEndAt(
  { lockDownEnds, readerUserId }: Reading,
  place: SwitchPlace,
): ReleaseSwitch['ended_by_lock_down'] {
  const end = lockDownEnds.find((row) => isAt(row, place));
  if (!end) return null;
  const by = end.by_name === null ? null : { name: end.by_name, is_you: end.by === readerUserId };
  return { since: end.since.toISOString(), by };
}

export function presentHandover(row: HandoverRow): Handover {
  return {
    id: row.id,
    field_group: row.field_group,
    audience: row.audience,
    institution_name: row.institution_name,
    released_by: row.released_by ?? '',
    offered_until: row.offered_until.toISOString(),
  };
}

function institutionsNamed(reading: Reading, group: FieldGroup): { id: string; name: string }[] {
  const named = new Map<string, string>();
  for (const row of reading.decisions) {
    const isCounted = isInForce(row, reading.athlete, reading.now);
    if (row.field_group === group && row.institution_id !== null && isCounted) {
      named.set(row.institution_id, row.institution_name ?? '');
    }
  }
  return [...named]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

function isAt(
  row: Pick<DecisionRow, 'field_group' | 'audience' | 'institution_id'>,
  place: SwitchPlace,
): boolean {
  return (
    row.field_group === place.fieldGroup &&
    row.audience === place.audience &&
    row.institution_id === (place.institution?.id ?? null)
  );
}

function personOf(row: DecisionRow, { readerUserId }: Reading): { name: string; is_you: boolean } {
  return { name: row.decider_name ?? '', is_you: row.decided_by === readerUserId };
}

/** A decision without its moment does not exist: the table refuses it. */
function momentOf(row: DecisionRow): string {
  return (row.decided_at ?? new Date(0)).toISOString();
}
