/** Which badges fall with which edit: a badge is for values, and other values have to be checked again. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { touchedGroups } from './checked-fields.ts';
import { dropBadge, dropQuestions } from './verification.service.ts';

type ProfileEdited = EventOf<'athlete.created' | 'athlete.updated'>;
type AcademicsEdited = EventOf<'academics.created' | 'academics.updated'>;
type FileEdited = EventOf<'file.stored' | 'file.deleted'>;

const OF_PROFILE = ['measurements', 'school', 'age'] as const;
/** The transcript is checked on its own: a new address leaves the badge of the grades as it is. */
const OF_ACADEMICS = ['academics', 'transcript'] as const;

export async function dropBadgesOfProfile(trx: Transaction<DB>, event: ProfileEdited): Promise<void> {
  for (const factGroup of touchedGroups(OF_PROFILE, event.data.fields)) {
    await dropBadge(trx, { athleteId: event.chain, factGroup }, event.actor);
  }
}

export async function dropBadgesOfAcademics(trx: Transaction<DB>, event: AcademicsEdited): Promise<void> {
  for (const factGroup of touchedGroups(OF_ACADEMICS, event.data.fields)) {
    await dropBadge(trx, { athleteId: event.chain, factGroup }, event.actor);
  }
}

export async function dropBadgeOfSeason(
  trx: Transaction<DB>,
  { chain: athleteId, data, actor }: EventOf<'season.updated'>,
): Promise<void> {
  await dropBadge(trx, { athleteId, factGroup: 'season', seasonId: data.season_id }, actor);
}

/** A director's word on the transcript was about the old one. */
export async function dropBadgeOfFile(
  trx: Transaction<DB>,
  { chain: athleteId, data, actor }: FileEdited,
): Promise<void> {
  if (data.kind === 'transcript') await dropBadge(trx, { athleteId, factGroup: 'transcript' }, actor);
}

/** Of an age that nobody doubts any more there is nothing to check, and no document to keep. */
export async function dropQuestionOfAge(
  trx: Transaction<DB>,
  { chain: athleteId, actor }: EventOf<'athlete.age_doubt_ended'>,
): Promise<void> {
  await dropQuestions(trx, { athleteId, factGroup: 'age' }, actor);
}
