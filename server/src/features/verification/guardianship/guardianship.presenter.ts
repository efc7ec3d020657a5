/** Where a guardian is on the way to verified guardianship, as that guardian reads it. */
import { CHECK_HOURS, type Guardianship, type GuardianStatement } from '@faircourt/contracts/guardianship';
import { isUndecided } from '@faircourt/contracts/verification';
import type { GuardianLevel } from '@faircourt/contracts/vocabulary';
import { dayOf } from '../../../platform/clock.ts';
import type { EvidenceFileRow } from '../evidence/evidence-file.store.ts';
import { presentEvidenceFile } from '../evidence/evidence.presenter.ts';
import { givenStatements } from '../evidence/given-statements.ts';
import { liveClaim } from '../queue/claim.ts';
import { renewableUntil } from '../expiry/renewal.ts';
import type { GuardianshipRow } from './guardianship.store.ts';

export interface OwnLink {
  linkId: string;
  level: GuardianLevel;
  isMailboxProven: boolean;
  isInConflict: boolean;
  statement: GuardianStatement | null;
}

interface Records {
  /** Of this link, newest first. */
  rows: readonly GuardianshipRow[];
  files: readonly EvidenceFileRow[];
  checkHours: number | undefined;
}

export function presentGuardianship(
  link: OwnLink,
  { rows, files, checkHours }: Records,
  now: Date,
): Guardianship {
  const question = rows.find(isUndecided) ?? rows[0];
  const until = verifiedUntil(rows, now);
  return {
    level: link.level,
    next_step: nextStep(link, question, until, now),
    is_mailbox_proven: link.isMailboxProven,
    statement: link.statement,
    verified_until: link.level === 'verified' && until ? dayOf(until) : null,
    question: question
      ? {
          id: question.id,
          status: question.status,
          reason: question.reason,
          statements: givenStatements(question.evidence),
          files: files.filter((file) => file.verification_id === question.id).map(presentEvidenceFile),
          is_being_checked: question.status === 'open' && liveClaim(question, now) !== null,
          created_at: question.created_at.toISOString(),
          decided_at: question.decided_at?.toISOString() ?? null,
        }
      : null,
    check_hours: checkHours ?? CHECK_HOURS,
  };
}

function nextStep(
  link: OwnLink,
  question: GuardianshipRow | undefined,
  until: Date | null,
  now: Date,
): Guardianship['next_step'] {
  if (!link.isMailboxProven) return 'prove_mailbox';
  if (link.isInConflict) return 'resolve_conflict';
  if (link.statement === null) return 'state';
  if (question?.status === 'more_asked') return 'answer';
  if (question?.status === 'open') return 'wait';
  if (link.level !== 'verified') return 'ask';
  return until && until <= renewableUntil(now) ? 'renew' : null;
}

function verifiedUntil(rows: readonly GuardianshipRow[], now: Date): Date | null {
  const ends = rows.flatMap(({ status, expires_at }) =>
    status === 'verified' && expires_at && expires_at > now ? [expires_at] : [],
  );
  return ends.toSorted((one, other) => Number(other) - Number(one))[0] ?? null;
}
