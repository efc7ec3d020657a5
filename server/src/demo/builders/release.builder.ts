/** One release with its events. */
import type { Audience, FieldGroup, ReleaseStatus } from '@faircourt/contracts/vocabulary';
import { releaseEvent } from '../../features/releases/release.events.ts';
import { soonAfter } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { Athlete } from './athlete.builder.ts';
import { recordEvent } from './event.builder.ts';
import type { Institution } from './institution.builder.ts';
import type { Person } from './person.builder.ts';
import type { DemoBuild } from './demo-build.ts';

interface NewRelease {
  readonly athlete: Athlete;
  readonly group: FieldGroup;
  readonly audience: Audience;
  readonly institution: Institution | null;
  /** The coach who asked; null when the family decided without being asked. */
  readonly requestedBy: Person | null;
  readonly message?: string;
  readonly createdAt: Date;
  readonly decision: Decision | null;
}

export interface Decision {
  readonly status: Exclude<ReleaseStatus, 'requested'>;
  readonly by: Person;
  /** Of the last step: for what was withdrawn, when that was. */
  readonly at: Date;
  readonly expiresAt: Date | null;
  readonly reason?: string;
  /** Until when another guardian may take over what fell with a link. */
  readonly handoverUntil?: Date;
}

export function addRelease(build: DemoBuild, random: Random, release: NewRelease): void {
  const { athlete, group, audience, institution, requestedBy, createdAt, decision } = release;
  const id = random.uuidAt(createdAt);
  const institutionId = institution?.id ?? null;
  const isWithdrawn = decision?.status === 'withdrawn';
  const approvedAt = isWithdrawn ? soonAfter(random, createdAt, decision.at, 30) : null;
  build.rows.releases.push({
    id,
    athlete_id: athlete.id,
    field_group: group,
    audience,
    institution_id: institutionId,
    status: decision?.status ?? 'requested',
    requested_by: requestedBy?.userId ?? null,
    decided_by: decision?.by.userId ?? null,
    decided_at: approvedAt ?? decision?.at ?? null,
    expires_at: decision?.expiresAt ?? null,
    message: release.message ?? '',
    reason: decision?.reason ?? null,
    withdrawn_at: isWithdrawn ? decision.at : null,
    offered_until: decision?.handoverUntil ?? null,
    created_at: createdAt,
  });

  const logged = { id, athlete_id: athlete.id, field_group: group, audience, institution_id: institutionId };
  if (requestedBy) recordEvent(build, releaseEvent('requested', logged, requestedBy), createdAt);
  if (!decision) return;
  if (approvedAt) recordEvent(build, releaseEvent('approved', logged, decision.by), approvedAt);
  recordEvent(build, releaseEvent(decision.status, logged, decision.by), decision.at);
}
