/** Requests as the family reads them, and an answer to one for a release. */
import { DAY_MS } from '@faircourt/contracts/time';
import type {
  AskedRecord,
  FamilyRequest,
  FamilyRequestList,
  RequestDecision,
} from '@faircourt/contracts/requests';
import { decidableAthletes } from '../../access/scopes/athlete.scope.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadDealings, othersDealtWith } from '../../access/facts/load-dealings.ts';
import { loadManyAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { isIdentityOpenTo, wouldCoverAll } from '../../access/rules/asked.rules.ts';
import { isCheckMissing, isWithoutSeasons, missingConsents } from '../../access/rules/in-effect.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { Queries } from '../../platform/database/database.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { RequestDeps } from './requests.deps.ts';
import { endOfRelease } from '../releases/release-end.ts';
import { presentAskedRecord } from './asked-record.presenter.ts';
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
  const rows = [...open, ...decided];
  const athletes = await loadManyAthleteFacts(deps.db, [...new Set(rows.map((row) => row.athlete_id))]);
  const asked = [...new Set(open.map(({ athlete_id }) => athlete_id))];
  const [requests, records] = await Promise.all([
    presentAll(deps.db, rows, athletes, guard),
    readRecords(deps.db, asked, athletes, guard.now),
  ]);
  return { open: requests.slice(0, open.length), decided: requests.slice(open.length), records };
}

/** What the athletes' records hold today of what approvals would open. */
async function readRecords(
  queries: Queries,
  athleteIds: readonly string[],
  athletes: ReadonlyMap<string, AthleteFacts>,
  now: Date,
): Promise<AskedRecord[]> {
  const wholeIds = athleteIds.filter((id) => {
    const athlete = athletes.get(id);
    return athlete !== undefined && wouldCoverAll(athlete, now);
  });
  const rows = await listAskedRecords(queries, { athleteIds, wholeIds }, now);
  return rows.map(presentAskedRecord);
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

/**
 * A family learns before it decides what an approval would still wait for: forms, and a director's check; and for whom else
 * a block could be.
 */
async function presentAll(
  queries: Queries,
  rows: readonly RequestRow[],
  athletes: ReadonlyMap<string, AthleteFacts>,
  { actor, now }: Guard,
): Promise<FamilyRequest[]> {
  const dealings = await loadDealings(queries, actor, now);
  return rows.map((row) => {
    const { athlete_id: athleteId, coach_id: coachId, institution_id: institutionId } = row;
    const athlete = athletes.get(athleteId);
    const group = row.kind === 'release' ? row.field_group : 'contact';
    const missing = athlete
      ? {
          consents: missingConsents(athlete, group, now),
          isCheckMissing: isCheckMissing(athlete, group, now),
          isWithoutSeasons: isWithoutSeasons(athlete, now),
          isIdentityOpen: isIdentityOpenTo(institutionId, athlete, now),
        }
      : { consents: [], isCheckMissing: false, isWithoutSeasons: false, isIdentityOpen: false };
    const others = {
      coach: othersDealtWith(dealings, athleteId, { coachId }),
      institution: othersDealtWith(dealings, athleteId, { institutionId }),
    };
    return presentRequest(row, missing, others, now);
  });
}
