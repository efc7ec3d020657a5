/** Requests as the family reads them, and an answer to one for a release. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { FamilyRequest, FamilyRequestList, RequestDecision } from '@faircourt/contracts/requests';
import { decidableAthletes } from '../../access/scopes/athlete.scope.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadManyAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { isCheckMissing, missingConsents } from '../../access/rules/in-effect.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { Queries } from '../../platform/database/database.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { RequestDeps } from './requests.deps.ts';
import { endOfRelease } from '../releases/release-end.ts';
import { listAskedRecords } from './asked-record.store.ts';
import { findReleaseRequest } from './release-request.store.ts';
import { approveRequest, declineRequest } from './request-decision.service.ts';
import { presentRequest } from './request.presenter.ts';
import { listDecidedRequests, listOpenRequests, type RequestRow } from './request.store.ts';

const SHOWN_DAYS = 90;

/** Lists the requests of all athletes for whom this person decides; a minor decides nothing and so sees none. */
export async function listRequests(deps: RequestDeps, guard: Guard): Promise<FamilyRequestList> {
  guard.authorise('request.list');
  const decidable = decidableAthletes(guard.actor, guard.now);
  const since = new Date(guard.now.getTime() - SHOWN_DAYS * DAY_MS);
  const [open, decided] = await Promise.all([
    listOpenRequests(deps.db, decidable),
    listDecidedRequests(deps.db, decidable, since),
  ]);
  const [requests, records] = await Promise.all([
    presentAll(deps.db, [...open, ...decided], guard.now),
    listAskedRecords(deps.db, [...new Set(open.map(({ athlete_id }) => athlete_id))]),
  ]);
  return { open: requests.slice(0, open.length), decided: requests.slice(open.length), records };
}

/** The caller holds the athlete, and has read it after that. */
export async function answerRelease(
  trx: Transaction<DB>,
  guard: Guard,
  { athlete, id, decision }: { athlete: AthleteFacts; id: string; decision: RequestDecision },
): Promise<void> {
  if (decision.decision === 'approve') guard.authorise('release.approve', athlete);
  // Another guardian may have decided while this one waited for their turn.
  const request = await findReleaseRequest(trx, id);
  if (!request) throw notFound();
  const answer = { athlete, request, by: actedBy(guard), now: guard.now };
  if (decision.decision === 'approve') {
    const expiresAt = endOfRelease(decision.expires_on, guard.now);
    await approveRequest(trx, answer, { audience: decision.audience, expiresAt });
  } else {
    await declineRequest(trx, answer, decision.reason);
  }
}

/** A family learns before it decides what an approval would still wait for: forms, and a director's check. */
async function presentAll(
  queries: Queries,
  rows: readonly RequestRow[],
  now: Date,
): Promise<FamilyRequest[]> {
  const athletes = await loadManyAthleteFacts(queries, [...new Set(rows.map((row) => row.athlete_id))]);
  return rows.map((row) => {
    const athlete = athletes.get(row.athlete_id);
    const isRelease = row.kind === 'release' && athlete !== undefined;
    const missing = isRelease
      ? {
          consents: missingConsents(athlete, row.field_group, now),
          isCheckMissing: isCheckMissing(athlete, row.field_group, now),
        }
      : { consents: [], isCheckMissing: false };
    return presentRequest(row, missing, now);
  });
}
