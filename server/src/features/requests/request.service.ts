/** Requests as the family reads and decides them. */
import { DAY_MS } from '@faircourt/contracts/time';
import { holdAthleteFor } from '../../access/holding/hold-for.ts';
import type { DecideRelease, FamilyRequest, FamilyRequestList } from '@faircourt/contracts/requests';
import { decidableAthletes } from '../../access/scopes/athlete.scope.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadAthleteFacts, loadManyAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { missingConsents } from '../../access/rules/in-effect.ts';
import { inTransaction, type Queries } from '../../platform/database/database.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { RequestDeps } from './requests.deps.ts';
import { endOfRelease } from '../releases/release-end.ts';
import { findReleaseRequest } from './release-request.store.ts';
import { approveRequest, declineRequest } from './request-decision.service.ts';
import { presentRequest } from './request.presenter.ts';
import { findRequest, listDecidedRequests, listOpenRequests, type RequestRow } from './request.store.ts';

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
  const requests = await presentAll(deps.db, [...open, ...decided], guard.now);
  return { open: requests.slice(0, open.length), decided: requests.slice(open.length) };
}

export async function decideRelease(
  deps: RequestDeps,
  guard: Guard,
  id: string,
  decision: DecideRelease,
): Promise<FamilyRequest> {
  const found = await findReleaseRequest(deps.db, id);
  guard.authorise('release.decide', await loadAthleteFacts(deps.db, found?.athlete_id ?? id));
  if (!found) throw notFound();
  const expiresAt = decision.decision === 'approve' ? endOfRelease(decision.expires_on, guard.now) : null;
  return inTransaction(deps.db, async (trx) => {
    const athlete = await holdAthleteFor(trx, guard, 'release.decide', found.athlete_id);
    if (decision.decision === 'approve') guard.authorise('release.approve', athlete);
    // Another guardian may have decided while this one waited for their turn.
    const request = await findReleaseRequest(trx, id);
    if (!request) throw notFound();
    const answer = { athlete, request, by: actedBy(guard), now: guard.now };
    if (decision.decision === 'approve') {
      await approveRequest(trx, answer, { audience: decision.audience, expiresAt });
    } else {
      await declineRequest(trx, answer, decision.reason);
    }
    return readRequest(trx, 'release', id, guard.now);
  });
}

/** As the family sees it now. */
export async function readRequest(
  queries: Queries,
  kind: FamilyRequest['kind'],
  id: string,
  now: Date,
): Promise<FamilyRequest> {
  const row = await findRequest(queries, kind, id);
  const [request] = row ? await presentAll(queries, [row], now) : [];
  if (!request) throw notFound();
  return request;
}

/** A family learns before it decides which forms an approval would still wait for. */
async function presentAll(
  queries: Queries,
  rows: readonly RequestRow[],
  now: Date,
): Promise<FamilyRequest[]> {
  const athletes = await loadManyAthleteFacts(queries, [...new Set(rows.map((row) => row.athlete_id))]);
  return rows.map((row) => {
    const athlete = athletes.get(row.athlete_id);
    const isRelease = row.kind === 'release' && athlete !== undefined;
    return presentRequest(row, isRelease ? missingConsents(athlete, row.field_group, now) : []);
  });
}
