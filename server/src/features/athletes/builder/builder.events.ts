/** What athletes do to their records, as entries of the log. Names of fields, ids and codes only: never a value. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { AgeDoubt, VideoProvider, Visibility } from '@faircourt/contracts/vocabulary';

type Actor = EventActor;

export function byAthlete(userId: string): Actor & { userId: string } {
  return { userId, role: 'athlete' };
}

export function athleteCreated(
  athleteId: string,
  facts: { fields: string[]; visibility: Visibility },
  by: Actor,
): FaircourtEvent {
  const { fields, visibility } = facts;
  return { chain: athleteId, type: 'athlete.created', actor: by, data: { fields, visibility } };
}

/** Who may find the athlete is the one change that the family asks about by its value. */
export function athleteUpdated(
  athleteId: string,
  facts: { fields: string[]; from: Visibility; visibility: Visibility },
  by: Actor,
): FaircourtEvent {
  const { fields, from, visibility } = facts;
  const isSwitched = from !== visibility;
  return {
    chain: athleteId,
    type: 'athlete.updated',
    actor: by,
    data: { fields, ...(isSwitched ? { from, visibility } : {}) },
  };
}

export function academicsSaved(
  athleteId: string,
  facts: { fields: string[]; isNew: boolean },
  by: Actor,
): FaircourtEvent {
  const type = facts.isNew ? 'academics.created' : 'academics.updated';
  return { chain: athleteId, type, actor: by, data: { fields: facts.fields } };
}

export function videoEvent(
  what: 'added' | 'deleted' | 'restored' | 'published' | 'unpublished' | 'forgotten',
  video: { id: string; athlete_id: string; provider: VideoProvider },
  by: Actor,
): FaircourtEvent {
  return {
    chain: video.athlete_id,
    type: `video.${what}`,
    actor: by,
    data: { video_id: video.id, provider: video.provider },
  };
}

export function seasonEvent(
  what: 'added' | 'deleted',
  season: { id: string; athlete_id: string },
  by: Actor,
): FaircourtEvent {
  return { chain: season.athlete_id, type: `season.${what}`, actor: by, data: { season_id: season.id } };
}

export function seasonUpdated(
  season: { id: string; athlete_id: string },
  fields: string[],
  by: Actor,
): FaircourtEvent {
  return {
    chain: season.athlete_id,
    type: 'season.updated',
    actor: by,
    data: { season_id: season.id, fields },
  };
}

/** Raised by the server from what the record says; a director ends it, or a corrected birthdate. */
export function ageDoubted(athleteId: string, doubts: readonly AgeDoubt[]): FaircourtEvent {
  return {
    chain: athleteId,
    type: 'athlete.age_doubted',
    actor: { userId: null, role: 'system' },
    data: { doubts: [...doubts] },
  };
}

/** The birthdate was corrected to one that nothing speaks against. */
export function ageDoubtEnded(
  athleteId: string,
  doubts: readonly AgeDoubt[],
  by: EventActor,
): FaircourtEvent {
  return { chain: athleteId, type: 'athlete.age_doubt_ended', actor: by, data: { doubts: [...doubts] } };
}
