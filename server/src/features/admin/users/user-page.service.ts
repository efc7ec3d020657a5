/** One account as an admin sees it. Opening an athlete's is a look at the athlete, which the family can read. */
import { TIMELINE_PAGE, type Timeline, type UserPage } from '@faircourt/contracts/users';
import type { Transaction } from 'kysely';
import { isSignedIn } from '../../../access/engine/actor.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { isAdult } from '../../../access/rules/age.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { readSessionsOf } from '../../accounts/session.service.ts';
import { keepView } from '../../athletes/page/profile-view.service.ts';
import type { AdminDeps } from '../admin.deps.ts';
import { readConfirmationsAbout } from '../confirmations/confirmation.service.ts';
import { listAdminActions } from './admin-action.store.ts';
import { listTimeline } from './timeline.store.ts';
import { findAthleteIdOf, findUserFacts, findUserPage, listLinksOf } from './user-page.store.ts';
import {
  findErasureOf,
  findPendingEmail,
  listOpenInvitations,
  listReportsAround,
} from './user-surroundings.store.ts';
import { presentTimelineEntry, presentUser } from './user.presenter.ts';

export async function readUser(deps: AdminDeps, guard: Guard, userId: string): Promise<UserPage> {
  guard.authorise('user.read', await findUserFacts(deps.db, userId));
  return inTransaction(deps.db, async (trx) => {
    const page = await findUserPage(trx, userId);
    if (!page) throw notFound();
    const athlete = await findAthleteOf(trx, userId);
    await keepLookAt(trx, guard, athlete);
    return presentUser(page, {
      isOwn: isSignedIn(guard.actor) && guard.actor.userId === userId,
      isMinor: athlete !== null && !isAdult(athlete, guard.now),
      links: await listLinksOf(trx, userId, guard.now),
      sessions: await readSessionsOf(trx, userId, null),
      confirmations: await readConfirmationsAbout(trx, guard, userId),
      pendingEmail: await findPendingEmail(trx, userId, guard.now),
      erasure: await findErasureOf(trx, userId),
      invitations: await listOpenInvitations(trx, userId, guard.now),
      reports: await listReportsAround(trx, userId, guard.actor),
      actions: await listAdminActions(trx, userId),
    });
  });
}

export async function readTimeline(
  deps: AdminDeps,
  guard: Guard,
  userId: string,
  before: string | null,
): Promise<Timeline> {
  guard.authorise('user.read', await findUserFacts(deps.db, userId));
  const limit = TIMELINE_PAGE + 1;
  const rows = await inTransaction(deps.db, async (trx) => {
    await keepLookAt(trx, guard, await findAthleteOf(trx, userId));
    return listTimeline(trx, userId, { before, limit, now: guard.now });
  });
  const page = rows.slice(0, TIMELINE_PAGE);
  return {
    entries: page.map(presentTimelineEntry),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

async function findAthleteOf(trx: Transaction<DB>, userId: string): Promise<AthleteFacts | null> {
  const athleteId = await findAthleteIdOf(trx, userId);
  return athleteId === null ? null : loadAthleteFacts(trx, athleteId);
}

/** Also for the time line alone: what happened to a child is about the child. */
async function keepLookAt(trx: Transaction<DB>, guard: Guard, athlete: AthleteFacts | null): Promise<void> {
  if (!athlete || !isSignedIn(guard.actor)) return;
  await keepView(trx, guard.actor, athlete, { groups: ['identity'], now: guard.now });
}
