/**
 * Reporting what one sees: a profile, a photo, a video, a post or a coach. What one may not see cannot be reported, and
 * answers as if it were not there. The person concerned is told nothing.
 */
import type { ReportAthlete, ReportThing } from '@faircourt/contracts/moderation';
import { actedBy } from '../../access/engine/acted-by.ts';
import { ownAthleteIds } from '../../access/engine/actor.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { ModerationDeps } from './moderation.deps.ts';
import { raiseItem, type Reported } from './raised-item.service.ts';
import { REPORTS_PER_DAY } from './report.limits.ts';
import { findCoach, findPhoto, findPost, findProfileWords, findVideo } from './reportable.store.ts';
import { coachSnapshot, NO_SNAPSHOT, postSnapshot, profileSnapshot, videoSnapshot } from './snapshot.ts';
import { readPicture } from './snapshot-picture.ts';

type Thing = Omit<Reported, 'category' | 'reason'>;

const NOBODY = { aboutUserId: null, athleteId: null, coachId: null };
const OF_ITSELF = { picture: null, apart: [] };

export async function reportAthlete(
  deps: ModerationDeps,
  guard: Guard,
  athleteId: string,
  { part, ...report }: ReportAthlete,
): Promise<void> {
  const [words, photo, athlete] = [
    await findProfileWords(deps.db, athleteId),
    await findPhoto(deps.db, athleteId),
    await loadAthleteFacts(deps.db, athleteId),
  ];
  const isThere = part === 'profile' ? words !== undefined : photo !== undefined;
  guard.authorise('report.make', athlete && isThere ? { kind: part, athlete } : null);
  if (!athlete || !words) throw notFound();
  const about = { ...NOBODY, ...OF_ITSELF, aboutUserId: athlete.userId, athleteId };
  const thing: Thing =
    part === 'profile'
      ? { ...about, kind: 'profile', subjectId: athleteId, snapshot: profileSnapshot(words) }
      : {
          ...about,
          kind: 'photo',
          subjectId: athleteId,
          snapshot: NO_SNAPSHOT,
          picture: photo ? await readPicture(deps.files, photo) : null,
        };
  await keepReport(deps, guard, thing, report);
}

export async function reportVideo(
  deps: ModerationDeps,
  guard: Guard,
  id: string,
  report: ReportThing,
): Promise<void> {
  const video = await findVideo(deps.db, id);
  const athlete = await loadAthleteFacts(deps.db, video?.athlete_id ?? id);
  guard.authorise(
    'report.make',
    video && athlete
      ? { kind: 'video', athlete, isPublic: video.is_public, publicBy: video.public_by }
      : null,
  );
  if (!video || !athlete) throw notFound();
  const { userId: aboutUserId, athleteId } = athlete;
  const about = { ...NOBODY, ...OF_ITSELF, aboutUserId, athleteId };
  const thing: Thing = { ...about, kind: 'video', subjectId: id, snapshot: videoSnapshot(video) };
  await keepReport(deps, guard, thing, report);
}

export async function reportPost(
  deps: ModerationDeps,
  guard: Guard,
  id: string,
  report: ReportThing,
): Promise<void> {
  const post = await findPost(deps.db, id);
  guard.authorise(
    'report.make',
    post
      ? { kind: 'post', authorUserId: post.author_user_id, isPublished: post.status === 'published' }
      : null,
  );
  if (!post) throw notFound();
  const about = { ...NOBODY, ...OF_ITSELF, aboutUserId: post.author_user_id };
  await keepReport(
    deps,
    guard,
    { ...about, kind: 'post', subjectId: id, snapshot: postSnapshot(post) },
    report,
  );
}

/** A family reports a coach who asked about its athletes. Where a child may be in danger they are kept apart at once. */
export async function reportCoach(
  deps: ModerationDeps,
  guard: Guard,
  id: string,
  report: ReportThing,
): Promise<void> {
  const { actor } = guard;
  const coach = await findCoach(deps.db, id, ownAthleteIds(actor));
  const reporter = actor.kind === 'athlete' ? await loadAthleteFacts(deps.db, actor.athleteId ?? id) : null;
  guard.authorise(
    'report.make',
    coach && {
      kind: 'coach',
      userId: coach.user_id,
      askedAthleteIds: coach.asked_athlete_ids,
      approvedAthleteIds: coach.approved_athlete_ids,
      reporter,
    },
  );
  if (!coach) throw notFound();
  const thing: Thing = {
    ...NOBODY,
    ...OF_ITSELF,
    kind: 'coach',
    subjectId: id,
    aboutUserId: coach.user_id,
    coachId: id,
    snapshot: coachSnapshot(coach),
    apart: coach.asked_athlete_ids.map((athleteId) => ({ athleteId, coachId: id })),
  };
  await keepReport(deps, guard, thing, report);
}

async function keepReport(
  deps: ModerationDeps,
  guard: Guard,
  thing: Thing,
  report: ReportThing,
): Promise<void> {
  const by = actedBy(guard);
  await deps.limiter.count([{ limit: REPORTS_PER_DAY, key: by.userId }]);
  await inTransaction(deps.db, async (trx) => {
    await raiseItem(trx, { ...thing, ...report }, by, guard.now);
  });
}
