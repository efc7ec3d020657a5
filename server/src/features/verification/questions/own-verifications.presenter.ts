/** The facts of one athlete as the family sees them: on the record, checked, asked for, and what can be asked. */
import {
  isUndecided,
  type AthleteVerifications,
  type FactVerification,
  type FactValues,
  type OwnVerification,
} from '@faircourt/contracts/verification';
import { presentEvidenceFile } from '../evidence/evidence.presenter.ts';
import { givenStatements } from '../evidence/given-statements.ts';
import { liveClaim } from '../queue/claim.ts';
import { renewableUntil } from '../expiry/renewal.ts';
import { presentBadge } from '../badges/verification.presenter.ts';
import { isEmptyFact } from '../badges/verification.store.ts';
import type { EvidenceFileRow } from '../evidence/evidence-file.store.ts';
import type { AnswerRow, FactRow } from './own-verifications.store.ts';

interface Records {
  /** Newest first. */
  answers: readonly AnswerRow[];
  files: readonly EvidenceFileRow[];
}

/** All facts given are of one athlete. */
export function presentAthleteVerifications(
  facts: readonly FactRow[],
  records: Records,
  now: Date,
): AthleteVerifications[] {
  const [first] = facts;
  if (!first) return [];
  return [
    {
      athlete: { id: first.athlete_id, name: first.athlete_name },
      facts: facts.map((fact) => presentFact(fact, records, now)),
    },
  ];
}

/** The one that waits, else the last one. */
export function questionOf(fact: FactRow, answers: readonly AnswerRow[]): AnswerRow | undefined {
  const own = answersOf(fact, answers);
  return own.find(isUndecided) ?? own[0];
}

function presentFact(fact: FactRow, { answers, files }: Records, now: Date): FactVerification {
  const own = answersOf(fact, answers);
  const question = questionOf(fact, answers);
  const badge = badgeOf(own, now);
  return {
    fact_group: fact.fact_group,
    season_id: fact.season_id,
    season_label: fact.season_label,
    is_empty: isEmptyFact(fact.facts),
    badge: badge ? presentBadge(badge) : null,
    question: question ? presentQuestion(fact, question, files, now) : null,
    ask: isEmptyFact(fact.facts) ? null : askOf(own, badge, now),
  };
}

function askOf(own: readonly AnswerRow[], badge: AnswerRow | undefined, now: Date): FactVerification['ask'] {
  if (own.some(isUndecided)) return null;
  if (badge) return isSoon(badge.expires_at, now) ? 'expiring' : null;
  // Only what was verified once has a day until when; what was withdrawn or declined says nothing about the fact.
  const last = own.find((answer) => answer.status === 'rejected' || answer.expires_at !== null);
  if (!last) return 'first';
  if (last.status === 'rejected') return 'rejected';
  return last.status === 'verified' ? 'expired' : 'edited';
}

function presentQuestion(
  fact: FactRow,
  row: AnswerRow,
  files: readonly EvidenceFileRow[],
  now: Date,
): OwnVerification {
  return {
    id: row.id,
    fact_group: fact.fact_group,
    season_id: row.season_id,
    status: row.status,
    statements: givenStatements(row.evidence),
    files: files.filter((file) => file.verification_id === row.id).map(presentEvidenceFile),
    reason: row.reason,
    // Both columns hold objects only: see their CHECKs and current_facts.
    offered_values: row.status === 'offered' ? (row.offered_values as FactValues | null) : null,
    claimed_values: row.fact_values as FactValues,
    is_being_checked: row.status === 'open' && liveClaim(row, now) !== null,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

function answersOf(fact: FactRow, answers: readonly AnswerRow[]): AnswerRow[] {
  return answers.filter(
    (answer) =>
      answer.athlete_id === fact.athlete_id &&
      answer.fact_group === fact.fact_group &&
      answer.season_id === fact.season_id,
  );
}

function badgeOf(own: readonly AnswerRow[], now: Date): AnswerRow | undefined {
  return own
    .filter(({ status, expires_at }) => status === 'verified' && expires_at !== null && expires_at > now)
    .toSorted((one, other) => Number(other.decided_at) - Number(one.decided_at))[0];
}

function isSoon(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && expiresAt <= renewableUntil(now);
}
