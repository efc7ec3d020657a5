/** One release with its events, and the standing state of all of them that each athlete row carries. */
import {
  FIELD_GROUPS,
  type Audience,
  type FieldGroup,
  type ReleaseStatus,
} from '@faircourt/contracts/vocabulary';
import { soonAfter } from '../calendar.ts';
import type { DemoRow } from '../demo-rows.ts';
import type { Random } from '../random.ts';
import type { Athlete } from './athlete.builder.ts';
import { recordEvent } from './event.builder.ts';
import type { Institution } from './institution.builder.ts';
import type { Person } from './person.builder.ts';
import type { World } from './world.ts';

interface NewRelease {
  readonly athlete: Athlete;
  readonly group: FieldGroup;
  readonly audience: Audience;
  readonly institution: Institution | null;
  /** Null when the guardian released without being asked. */
  readonly requestedBy: Person | null;
  readonly createdAt: Date;
  readonly decision: Decision | null;
}

export interface Decision {
  readonly status: Exclude<ReleaseStatus, 'requested'>;
  readonly by: Person;
  readonly at: Date;
  readonly expiresAt: Date | null;
}

export function addRelease(world: World, random: Random, release: NewRelease): void {
  const { athlete, group, audience, institution, requestedBy, createdAt, decision } = release;
  const id = random.uuidAt(createdAt);
  const institutionId = institution?.id ?? null;
  world.rows.releases.push({
    id,
    athlete_id: athlete.id,
    field_group: group,
    audience,
    institution_id: institutionId,
    status: decision?.status ?? 'requested',
    requested_by: requestedBy?.userId ?? null,
    decided_by: decision?.by.userId ?? null,
    decided_at: decision?.at ?? null,
    expires_at: decision?.expiresAt ?? null,
    created_at: createdAt,
  });

  const data = { release_id: id, field_group: group, audience, institution_id: institutionId };
  const event = { chain: athlete.id, data };
  if (requestedBy)
    recordEvent(world, { ...event, type: 'release.requested', actor: requestedBy, at: createdAt });
  if (!decision) return;
  if (decision.status === 'withdrawn') {
    const approvedAt = soonAfter(random, createdAt, decision.at, 30);
    recordEvent(world, { ...event, type: 'release.approved', actor: decision.by, at: approvedAt });
  }
  recordEvent(world, { ...event, type: `release.${decision.status}`, actor: decision.by, at: decision.at });
}

type GroupPolicy = { everyone?: true; verified_colleges?: true; institutions?: string[] };
type ReleasePolicy = { [G in FieldGroup]?: GroupPolicy };

/** What stands today: approved and not expired. Always in the order of the field groups, as a rebuild would give it. */
export function standingPolicy(world: World, athleteId: string): ReleasePolicy {
  const standing = world.rows.releases.filter(
    (row) => row.athlete_id === athleteId && isStanding(world, row),
  );
  const policy: ReleasePolicy = {};
  for (const group of FIELD_GROUPS) {
    const ofGroup: GroupPolicy = {};
    for (const row of standing.filter((candidate) => candidate.field_group === group)) {
      if (row.audience !== 'institution') ofGroup[row.audience] = true;
      else if (row.institution_id)
        ofGroup.institutions = [...(ofGroup.institutions ?? []), row.institution_id];
    }
    if (Object.keys(ofGroup).length > 0) policy[group] = ofGroup;
  }
  return policy;
}

function isStanding(world: World, row: DemoRow<'releases'>): boolean {
  return row.status === 'approved' && (!row.expires_at || new Date(row.expires_at) > world.now);
}
