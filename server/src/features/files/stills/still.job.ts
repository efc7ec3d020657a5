/**
 * Keeps a picture of each video that an adult shows in public, and lets go of those that are shown no longer. The adult's own
 * public mark is the agreement; of a minor's video there is no picture.
 */
import { DAY_MS } from '@faircourt/contracts/time';
import type { VideoProvider } from '@faircourt/contracts/vocabulary';
import { holdAthleteUnasked } from '../../../access/holding/unasked.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { isStillAgreed, mayFetchStillOf } from '../../../access/rules/video.rules.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { prepareFile } from '../../../uploads/incoming-file.ts';
import { keepContent } from '../../../uploads/kept-content.ts';
import { fetchStill, type StillHosts } from './still-source.ts';
import {
  deleteStill,
  findMarkedVideo,
  insertStill,
  listUnchecked,
  listWithoutStill,
  noteChecked,
  noteRefusal,
  putOff,
  type MarkedVideo,
} from './still.store.ts';

export interface StillDeps {
  db: Database;
  files: FileStore;
  clock: Clock;
  /** Null where the operator has not turned it on: then nobody is asked, and what was kept is still let go. */
  hosts: StillHosts | null;
  /** A fault that ends the work on one video, and not the run. */
  onError: (error: Error) => void;
}

const HOUR_MS = DAY_MS / 24;
const MOST_AT_ONCE = 20;
const MOST_TRIES = 6;

export function videoStillsJob(deps: StillDeps): JobDefinition<object> {
  return {
    name: 'video-stills',
    schedule: '*/5 * * * *',
    withinSeconds: 15 * 60,
    run: () => keepStills(deps),
  };
}

export async function keepStills(deps: StillDeps): Promise<void> {
  const now = deps.clock.now();
  await letGo(deps, now);
  if (deps.hosts === null) return;
  const due = await listWithoutStill(deps.db, { now, mostTries: MOST_TRIES, most: MOST_AT_ONCE });
  const silent = new Map<VideoProvider, unknown>();
  for (const video of due) {
    const { outcome, fault } = await keepStillOf(deps, deps.hosts, video, now);
    if (outcome === 'no_picture') await noteRefusal(deps.db, video.id, now);
    if (outcome === 'no_agreement') await putOff(deps.db, video.id, new Date(now.getTime() + DAY_MS));
    if (outcome === 'no_answer' || outcome === 'not_stored') {
      await putOff(deps.db, video.id, new Date(now.getTime() + HOUR_MS));
    }
    if (outcome === 'no_answer') silent.set(video.provider, fault);
    else if (fault !== undefined)
      deps.onError(new Error(`no picture of video ${video.id}`, { cause: fault }));
  }
  // Once in a run: a closed firewall is one fault, and not one for each video.
  for (const [provider, cause] of silent) deps.onError(new Error(`${provider} gave no answer`, { cause }));
}

/** Once a day each picture is held against the rule of today; hiding a video deletes its picture at once. */
async function letGo({ db }: StillDeps, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  for (const { id, athlete_id } of await listUnchecked(db, { before, most: 500 })) {
    await inTransaction(db, async (trx) => {
      const athlete = await holdAthleteUnasked(trx, 'the calendar', athlete_id);
      // Of somebody who is frozen everything is kept as it is.
      const stays = athlete?.isWithheld === true || isAgreed(await findMarkedVideo(trx, id), athlete, now);
      if (stays) await noteChecked(trx, id, now);
      else await deleteStill(trx, id);
    });
  }
}

/** Only `no_picture` is an answer of the platform, and so a try. `fault` is what an operator should know of. */
interface Attempt {
  outcome: 'kept' | 'no_agreement' | 'no_answer' | 'no_picture' | 'not_stored';
  fault?: unknown;
}

async function keepStillOf(
  deps: StillDeps,
  hosts: StillHosts,
  video: MarkedVideo,
  now: Date,
): Promise<Attempt> {
  // Nothing is asked of a platform about somebody who has not agreed.
  const before = await loadAthleteFacts(deps.db, video.athlete_id);
  if (!mayFetch(video, before, now)) return { outcome: 'no_agreement' };
  const answer = await settled(fetchStill(video, hosts));
  if ('fault' in answer) return { outcome: 'no_answer', ...answer };
  if (answer.value === null) return { outcome: 'no_picture' };
  const picture = await settled(prepareFile('post_image', answer.value));
  if ('fault' in picture) {
    return picture.fault instanceof AppError
      ? { outcome: 'no_picture' }
      : { outcome: 'no_picture', ...picture };
  }
  const stored = await settled(
    keepContent(deps, 'stills', picture.value, async (trx, content) => {
      const athlete = await holdAthleteUnasked(trx, 'the calendar', video.athlete_id);
      // They may have changed their mind while the picture was on its way.
      if (!mayFetch(await findMarkedVideo(trx, video.id), athlete, now)) throw new NoLongerWanted();
      const isFirst = await insertStill(trx, { id: video.id, athleteId: video.athlete_id }, content, now);
      if (!isFirst) throw new NoLongerWanted();
    }),
  );
  if (!('fault' in stored)) return { outcome: 'kept' };
  return stored.fault instanceof NoLongerWanted
    ? { outcome: 'no_agreement' }
    : { outcome: 'not_stored', ...stored };
}

/** Thrown so that the bytes, which are stored already, go again. */
class NoLongerWanted extends Error {}

async function settled<T>(work: Promise<T>): Promise<{ value: T } | { fault: unknown }> {
  try {
    return { value: await work };
  } catch (fault) {
    return { fault };
  }
}

function mayFetch(video: MarkedVideo | undefined, athlete: AthleteFacts | null, now: Date): boolean {
  return athlete !== null && mayFetchStillOf(athlete) && isAgreed(video, athlete, now);
}

function isAgreed(video: MarkedVideo | undefined, athlete: AthleteFacts | null, now: Date): boolean {
  if (!video || !athlete) return false;
  const mark = { isPublic: video.is_public, publicBy: video.public_by, publicSince: video.public_since };
  return isStillAgreed(mark, athlete, now);
}
