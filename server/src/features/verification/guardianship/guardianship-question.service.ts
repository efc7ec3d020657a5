/** The question whether somebody is a child's guardian: a fact of the link between them, asked by that guardian alone. */
import type { EventActor, EventOf } from '@faircourt/contracts/events';
import type { AskGuardianship, GuardianStatement } from '@faircourt/contracts/guardianship';
import { RENEWAL_DAYS } from '@faircourt/contracts/verification';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { deleteEvidenceFiles } from '../evidence/evidence-file.store.ts';
import { renewableUntil } from '../expiry/renewal.ts';
import { verificationEvent } from '../verification.events.ts';
import { dropGuardianships, insertGuardianship, readGuardianshipAnswers } from './guardianship.store.ts';

export interface GuardianshipQuestion {
  athleteId: string;
  linkId: string;
  statement: GuardianStatement;
  ask: AskGuardianship;
  by: EventActor & { userId: string };
  now: Date;
}

/** Called with the athlete locked, after the caller has made sure that the guardian may ask. */
export async function askGuardianship(trx: Transaction<DB>, question: GuardianshipQuestion): Promise<string> {
  const { hasQuestion, standsUntil } = await readGuardianshipAnswers(trx, question.linkId);
  if (hasQuestion) throw new AppError('conflict', 'This waits for a director already.');
  if (standsUntil && standsUntil > renewableUntil(question.now)) {
    throw new AppError(
      'conflict',
      `Your guardianship is verified. You can ask again ${RENEWAL_DAYS} days before that ends.`,
    );
  }
  const row = await insertGuardianship(trx, question);
  await recordEvent(trx, verificationEvent('asked', row, question.by));
  return row.id;
}

/** The link ended, or the guardian states something else: what was checked is no longer what is said. */
export async function dropGuardianship(
  trx: Transaction<DB>,
  { data, actor: by }: EventOf<'guardian_link.ended' | 'guardian_link.stated'>,
): Promise<void> {
  const dropped = await dropGuardianships(trx, data.link_id);
  await deleteEvidenceFiles(
    trx,
    dropped.map(({ id }) => id),
  );
  for (const row of dropped) {
    await recordEvent(trx, verificationEvent('withdrawn', row, by));
  }
}
