/** One answer to all that a coach asks about an athlete, or to a part of it: everything of it is done, or nothing. */
import type { AnswerRequests, FamilyRequestList } from '@faircourt/contracts/requests';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { holdAthleteFor } from '../../access/holding/hold-for.ts';
import { inTransaction, type Queries } from '../../platform/database/database.ts';
import { answerContact } from './contact/contact-decision.service.ts';
import { findAskedAthletes } from './request.store.ts';
import { answerRelease, listRequests } from './request.service.ts';
import type { RequestDeps } from './requests.deps.ts';
import { setAside } from './set-aside.service.ts';

export async function answerRequests(
  deps: RequestDeps,
  guard: Guard,
  { requests, answer }: AnswerRequests,
): Promise<FamilyRequestList> {
  const athleteId = await findAthlete(deps.db, requests);
  guard.authorise('release.decide', await loadAthleteFacts(deps.db, athleteId ?? requests[0]?.id ?? ''));
  if (athleteId === null) throw notFound();
  await inTransaction(deps.db, async (trx) => {
    const athlete = await holdAthleteFor(trx, guard, 'release.decide', athleteId);
    for (const { kind, id } of requests) {
      if (answer.decision === 'set_aside' || answer.decision === 'take_up') {
        const what = answer.decision === 'set_aside' ? 'set_aside' : 'taken_up';
        await setAside(trx, { kind, id, what, by: actedBy(guard), now: guard.now });
      } else if (kind === 'release') await answerRelease(trx, guard, { athlete, id, decision: answer });
      else await answerContact(trx, guard, { athlete, id, decision: answer });
    }
  });
  return listRequests(deps, guard);
}

/** The athlete whom all of them are about; null where there is none, as where one of them does not exist. */
async function findAthlete(queries: Queries, requests: AnswerRequests['requests']): Promise<string | null> {
  const found = await findAskedAthletes(queries, requests);
  const [first] = found;
  const isOne = found.length === requests.length && found.every((id) => id === first);
  return isOne && first !== undefined ? first : null;
}
