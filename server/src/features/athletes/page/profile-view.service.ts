/** Who viewed me: institutions and days, never the names of people. And the entry that every look leaves behind. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { ProfileViewList, RecentViewers } from '@faircourt/contracts/athlete-page';
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
import { presentView, presentViewer } from './profile-view.presenter.ts';
import {
  countVisitsByDay,
  hasViewsBefore,
  listViewersSince,
  listViewsBefore,
  saveReportViews,
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
  if (!athleteId) return { views: [], next: null };

  const rows = await listViewsBefore(deps.db, athleteId, { before, size: PAGE });
  const lastDay = rows.at(-1)?.viewed_on;
  const hasMore = lastDay !== undefined && (await hasViewsBefore(deps.db, athleteId, lastDay));
  return { views: rows.map(presentView), next: hasMore ? lastDay : null };
}

/** The last days at a glance. Tells no more than the list of views does: who belongs to whom it does not say. */
export async function readRecentViewers(deps: AthleteDeps, guard: Guard): Promise<RecentViewers> {
  guard.authorise('profile.build');
  const athleteId = ownAthleteId(guard);
  const days = Array.from({ length: RECENT_DAYS }, (_, index) =>
    dayOf(new Date(guard.now.getTime() - (RECENT_DAYS - 1 - index) * DAY_MS)),
  );
  const firstDay = days[0] ?? dayOf(guard.now);
  if (!athleteId) {
    return { first_day: firstDay, visits_by_day: days.map(() => 0), viewers: [], has_earlier: false };
  }
  const [rows, visits, hasEarlier] = await Promise.all([
    listViewersSince(deps.db, athleteId, firstDay),
    countVisitsByDay(deps.db, athleteId, firstDay),
    hasViewsBefore(deps.db, athleteId, firstDay),
  ]);
  return {
    first_day: firstDay,
    visits_by_day: days.map((day) => visits.get(day) ?? 0),
    viewers: rows.map(presentViewer),
    has_earlier: hasEarlier,
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

/** As above, of those whom a report shows, on its page or in its file. */
export async function keepReportViews(
  trx: Transaction<DB>,
  viewer: SignedInActor,
  athleteIds: readonly string[],
  seen: { groups: readonly FieldGroup[]; form: 'page' | 'file'; now: Date },
): Promise<string[]> {
  if (athleteIds.length === 0) return [];
  return saveReportViews(trx, athleteIds, {
    viewerUserId: viewer.userId,
    viewerRole: roleOf(viewer),
    institutionId: viewer.kind === 'coach' ? viewer.institutionId : null,
    isInstitutionVerified: viewer.kind === 'coach' && viewer.isInstitutionVerified,
    ...seen,
  });
}
