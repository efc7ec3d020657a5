/** What a family sees of its athletes: switches, changes, looks. Read for all of them at once. */
import type { Family, FamilyAthlete, FamilyView } from '@faircourt/contracts/family';
import type { Road } from '@faircourt/contracts/road';
import { isSignedIn, ownAthleteIds, type SignedInActor } from '../../access/engine/actor.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { isMinorThemself } from '../../access/rules/log.rules.ts';
import { loadAthleteFacts, loadManyAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { listCompleteness } from '../athletes/builder/completeness.service.ts';
import { listVideosOf } from '../athletes/builder/video.service.ts';
import { listRecentViews, pageViews } from '../athletes/page/family-view.service.ts';
import type { FamilyDeps } from './family.deps.ts';
import { listOwnGuardianships } from '../guardian-links/guardianship/guardianship.service.ts';
import { listFamilyReleases } from '../releases/family-releases.service.ts';
import { listNews } from './family-log.store.ts';
import { presentFamilyAthlete, presentWaiting, type FamilyRecords } from './family.presenter.ts';
import { listFamilyRows, listJoiningGuardians, listWaitingLinks, storeVisit } from './family.store.ts';
import { newRoad, roadOf, type RoadRecords } from './road.ts';

const NEWS = 10;
const RECENT_VIEWS = 5;

export async function listFamily(deps: Pick<FamilyDeps, 'db'>, guard: Guard): Promise<Family> {
  guard.authorise('family.list');
  const reader = readerOf(guard);
  const [{ athletes, roads }, waiting] = await Promise.all([
    readAthletes(deps, guard, reader),
    reader.kind === 'guardian' ? readWaiting(deps, reader.userId) : [],
  ]);
  return { athletes, waiting, roads };
}

/** Notes a visit of a guardian; an athlete sees no card of somebody else. */
export async function noteVisit(deps: FamilyDeps, guard: Guard, athleteId: string): Promise<void> {
  guard.authorise('family.read', await loadAthleteFacts(deps.db, athleteId));
  await storeVisit(deps.db, athleteId, readerOf(guard).userId);
}

export async function listFamilyViews(
  deps: FamilyDeps,
  guard: Guard,
  athleteId: string,
  before: string | null,
): Promise<{ views: FamilyView[]; next: string | null }> {
  guard.authorise('athlete.read_log', await loadAthleteFacts(deps.db, athleteId));
  return pageViews(deps.db, athleteId, before);
}

async function readWaiting(
  { db }: Pick<FamilyDeps, 'db'>,
  guardianUserId: string,
): Promise<Family['waiting']> {
  const links = await listWaitingLinks(db, guardianUserId);
  const agreed = links.filter(({ agreed_at }) => agreed_at !== null).map(({ athlete_id }) => athlete_id);
  const facts = agreed.length === 0 ? null : await loadManyAthleteFacts(db, agreed);
  return links.map((link) => presentWaiting(link, facts?.get(link.athlete_id) ?? null));
}

async function readAthletes(
  { db }: Pick<FamilyDeps, 'db'>,
  guard: Guard,
  reader: SignedInActor,
): Promise<{ athletes: FamilyAthlete[]; roads: Road[] }> {
  const ids = ownAthleteIds(reader);
  if (ids.length === 0) return { athletes: [], roads: reader.kind === 'athlete' ? [newRoad()] : [] };
  const [facts, rows, { decisions, offered, lockDownEnds }, completeness, views] = await Promise.all([
    loadManyAthleteFacts(db, ids),
    listFamilyRows(db, reader.userId, ids, guard.now),
    listFamilyReleases(db, ids, guard.now),
    listCompleteness(db, ids),
    listRecentViews(db, ids, RECENT_VIEWS),
  ]);
  const athletes = rows.flatMap((row) => {
    const athlete = facts.get(row.id);
    return athlete && guard.can('family.read', athlete) ? [{ row, athlete }] : [];
  });
  const known = athletes.map(({ athlete }) => athlete);
  const guardianships = await listOwnGuardianships(db, guard, known);
  const joining = reader.kind === 'guardian' ? await listJoiningGuardians(db, ids) : [];
  const videos = await listVideosOf(db, known, guard.now);
  const news = await listNews(
    db,
    athletes.map(({ row, athlete }) => ({
      athleteId: row.id,
      since: row.seen_at ?? row.activated_at,
      isMinorThemself: isMinorThemself(guard.actor, athlete, guard.now),
      isWithoutLooks: reader.kind === 'athlete',
    })),
    { userId: reader.userId, perAthlete: NEWS },
  );
  const records = athletes.map(({ row, athlete }): FamilyRecords => ({
    row,
    athlete,
    decisions: decisions.filter(isOf(row.id)),
    offered: offered.filter(isOf(row.id)),
    lockDownEnds: lockDownEnds.filter(isOf(row.id)),
    completeness: completeness.get(row.id) ?? null,
    views: views.get(row.id) ?? [],
    news: news.filter(isOf(row.id)),
    guardianship: guardianships.get(row.id) ?? null,
    joining: joining.filter(isOf(row.id)),
    videos: videos.get(row.id) ?? [],
  }));
  return {
    athletes: records.map((one) => presentFamilyAthlete(guard, reader, one)),
    roads: records.flatMap((one) => roadOf(guard, reader, roadRecords(one)) ?? []),
  };
}

function roadRecords({ row, athlete, completeness, guardianship }: FamilyRecords): RoadRecords {
  const { name, joining, is_proof_asked: isProofAsked, questions, is_told: isTold } = row;
  return { athlete, name, completeness, guardianship, joining, isProofAsked, questions, isTold };
}

function isOf(athleteId: string) {
  return (record: { athlete_id: string }) => record.athlete_id === athleteId;
}

/** The guard has let this person through by then, so somebody is signed in. */
function readerOf({ actor }: Guard): SignedInActor {
  if (!isSignedIn(actor)) throw notFound();
  return actor;
}
