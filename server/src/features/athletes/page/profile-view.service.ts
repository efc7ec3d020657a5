/** Who viewed me: institutions and days, never the names of people. And the entry that every look leaves behind. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { ProfileViewList } from '@faircourt/contracts/athlete-page';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { roleOf, type SignedInActor } from '../../../access/engine/actor.ts';
import { isFamily, isLookLogged } from '../../../access/rules/athlete.rules.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { ownAthleteId } from '../builder/own-athlete.ts';
import { athleteViewed } from './athlete-page.events.ts';
import { presentView } from './profile-view.presenter.ts';
import {
  countViewersSince,
  hasViewsBefore,
  listViewsBefore,
  saveView,
  saveViews,
} from './profile-view.store.ts';

const PAGE = 50;
const RECENT_DAYS = 30;

/** `before` is the last day of the page before. */
export async function listViews(
  deps: AthleteDeps,
  guard: Guard,
  before: string | null,
): Promise<ProfileViewList> {
  guard.authorise('profile.build');
  const athleteId = ownAthleteId(guard);
  if (!athleteId) return { views: [], recent_viewers: 0, next: null };

  const firstRecentDay = dayOf(new Date(guard.now.getTime() - (RECENT_DAYS - 1) * DAY_MS));
  const [rows, recentViewers] = await Promise.all([
    listViewsBefore(deps.db, athleteId, { before, size: PAGE }),
    countViewersSince(deps.db, athleteId, firstRecentDay),
  ]);
  const lastDay = rows.at(-1)?.viewed_on;
  const hasMore = lastDay !== undefined && (await hasViewsBefore(deps.db, athleteId, lastDay));
  return {
    views: rows.map(presentView),
    recent_viewers: recentViewers,
    next: hasMore ? lastDay : null,
  };
}

/**
 * Once per viewer and day. A look at a minor also goes into the log that cannot be changed, and once more when a later
 * look of the day shows more: who opens the complete profile after the card alone has seen something else.
 */
export async function keepView(
  trx: Transaction<DB>,
  viewer: SignedInActor,
  athlete: AthleteFacts,
  seen: { groups: FieldGroup[]; now: Date },
): Promise<void> {
  if (isFamily(viewer, athlete)) return;
  const institutionId = viewer.kind === 'coach' ? viewer.institutionId : null;
  const showsMore = await saveView(trx, {
    athleteId: athlete.athleteId,
    viewerUserId: viewer.userId,
    viewerRole: roleOf(viewer),
    institutionId,
    isInstitutionVerified: viewer.kind === 'coach' && viewer.isInstitutionVerified,
    groups: seen.groups,
    now: seen.now,
  });
  if (showsMore && isLookLogged(viewer, athlete, seen.now)) {
    await recordEvent(trx, athleteViewed(athlete.athleteId, viewer, { institutionId, groups: seen.groups }));
  }
}

/**
 * Many at once, as one who takes a table of athletes along sees them: each family reads that it was downloaded. The table is
 * one entry of the log by itself. The caller is none of these athletes' family. Returns those of whom today's looks tell more
 * than before.
 */
export async function keepViews(
  trx: Transaction<DB>,
  viewer: SignedInActor,
  athleteIds: readonly string[],
  seen: { groups: readonly FieldGroup[]; now: Date },
): Promise<string[]> {
  if (athleteIds.length === 0) return [];
  return saveViews(trx, athleteIds, {
    viewerUserId: viewer.userId,
    viewerRole: roleOf(viewer),
    institutionId: viewer.kind === 'coach' ? viewer.institutionId : null,
    isInstitutionVerified: viewer.kind === 'coach' && viewer.isInstitutionVerified,
    groups: seen.groups,
    now: seen.now,
  });
}
