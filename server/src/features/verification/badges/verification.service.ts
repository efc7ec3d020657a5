/** Verifications of athletes' facts. An edit drops the badge of exactly the fact group that changed. */
import type { BadgeInEffect } from '@faircourt/contracts/athletes';
import type { EventActor } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { deleteEvidenceFiles } from '../evidence/evidence-file.store.ts';
import type { ConcernedBy } from '../news/concerned.store.ts';
import { publishVerification } from '../news/verification-news.service.ts';
import { verificationDropped, verificationEvent } from '../verification.events.ts';
import { presentBadgeInEffect } from './verification.presenter.ts';
import {
  bringUpToDate,
  dropOutdated,
  dropUndecided,
  isEmptyFact,
  listLive,
  listBadges,
  readCurrentFacts,
  reopen,
  type AthleteFact,
} from './verification.store.ts';

/**
 * Called inside the transaction of the edit, once the record is written. A badge for other values falls; a question
 * that waits is about the new values from now on, and is dropped when nothing is left to ask about. Returns whether
 * there was a badge to drop.
 */
export async function dropBadge(trx: Transaction<DB>, fact: AthleteFact, by: EventActor): Promise<boolean> {
  const badges = await dropOutdated(trx, fact);
  const isEmpty = isEmptyFact(await readCurrentFacts(trx, fact));
  const questions = isEmpty ? await dropUndecided(trx, fact) : [];
  await deleteEvidenceFiles(
    trx,
    questions.map(({ id }) => id),
  );
  const updated = isEmpty ? [] : await bringUpToDate(trx, fact);
  await noteDropped(trx, fact, [...badges, ...questions], by);
  for (const question of updated) {
    if (question.status === 'offered') {
      await reopen(trx, question.id);
      await recordEvent(trx, verificationEvent('answered', question, by));
    } else {
      await publishVerification(trx, question);
    }
  }
  return badges.length > 0;
}

/** What waits for a decision is asked no longer. */
export async function dropQuestions(trx: Transaction<DB>, fact: AthleteFact, by: EventActor): Promise<void> {
  const questions = await dropUndecided(trx, fact);
  await deleteEvidenceFiles(
    trx,
    questions.map(({ id }) => id),
  );
  await noteDropped(trx, fact, questions, by);
}

/** Called before a record itself is deleted: its verifications go with it, and the log says so. */
export async function forgetFact(trx: Transaction<DB>, fact: AthleteFact, by: EventActor): Promise<void> {
  await noteDropped(trx, fact, await listLive(trx, fact), by);
}

/** Every badge in effect at this moment; the caller decides first which of them its viewer may see. */
export async function listBadgesInEffect(
  queries: Queries,
  athleteId: string,
  now: Date,
): Promise<BadgeInEffect[]> {
  const rows = await listBadges(queries, [athleteId], now);
  return rows.flatMap(presentBadgeInEffect);
}

async function noteDropped(
  trx: Transaction<DB>,
  fact: AthleteFact,
  dropped: readonly ConcernedBy[],
  by: EventActor,
): Promise<void> {
  if (dropped.length === 0) return;
  const ids = dropped.map(({ id }) => id);
  await recordEvent(trx, verificationDropped(fact, ids, by));
}
