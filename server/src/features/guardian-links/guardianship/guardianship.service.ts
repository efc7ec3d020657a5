/** A guardian says who they are, and asks a director to check it. */
import { holdAthleteFor } from '../../../access/holding/hold-for.ts';
import type { AskGuardianship, Guardianship, GuardianStatement } from '@faircourt/contracts/guardianship';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { ADULT_AGE, isOfAge } from '../../../access/rules/age.ts';
import { guardianLevel, isInConflict } from '../../../access/rules/guardian-level.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import { askGuardianship } from '../../verification/guardianship/guardianship-question.service.ts';
import { readGuardianships } from '../../verification/guardianship/guardianship.service.ts';
import type { GuardianLinkDeps } from '../guardian-links.deps.ts';
import { refuseConflict } from '../../../access/refusals/mailbox-conflict.ts';
import { noteSignals } from '../links/signals.store.ts';
import { requireLevel } from '../../../access/refusals/required-level.ts';
import { guardianStated } from './guardianship.events.ts';
import { ASKS_PER_GUARDIAN, STATEMENTS_PER_GUARDIAN } from './guardianship.limits.ts';
import { listOwnLinks, storeStatement, type OwnLinkRow } from './statement.store.ts';

/** Saying the same again changes nothing; saying something else ends a check that was about the old words. */
export async function stateGuardianship(
  deps: GuardianLinkDeps,
  guard: Guard,
  athleteId: string,
  statement: GuardianStatement,
): Promise<Guardianship> {
  guard.authorise('guardianship.prove', await loadAthleteFacts(deps.db, athleteId));
  if (!isOfAge(statement.birthdate, guard.now) || statement.birthdate < EARLIEST_BIRTHDATE) throw notOfAge();
  const by = actedBy(guard);
  await deps.limiter.count([{ limit: STATEMENTS_PER_GUARDIAN, key: by.userId }]);
  return inTransaction(deps.db, async (trx) => {
    const { link } = await readOwnLink(trx, guard, athleteId);
    await refuseConflict(trx, { athleteId, guardianUserId: by.userId });
    if (!isSame(link.statement, statement)) {
      await storeStatement(trx, link.link_id, statement, guard.now);
      await recordEvent(trx, guardianStated(athleteId, link.link_id, by));
    }
    return readOwn(trx, guard, athleteId);
  });
}

/** Only after the statement: a director compares it with what is shown. */
export async function askForGuardianship(
  deps: GuardianLinkDeps,
  guard: Guard,
  athleteId: string,
  ask: AskGuardianship,
): Promise<Guardianship> {
  guard.authorise('guardianship.prove', await loadAthleteFacts(deps.db, athleteId));
  const by = actedBy(guard);
  await deps.limiter.count([{ limit: ASKS_PER_GUARDIAN, key: by.userId }]);
  return inTransaction(deps.db, async (trx) => {
    const { athlete, link } = await readOwnLink(trx, guard, athleteId);
    // While the family is held a check may be asked for all the same: it is what ends it.
    requireLevel({ ...athlete, isHeld: false }, by.userId, 'confirmed', guard.now);
    await refuseConflict(trx, { athleteId, guardianUserId: by.userId });
    if (link.statement === null) throw notFound();
    await noteSignals(trx, link.link_id);
    const { statement, link_id: linkId } = link;
    await askGuardianship(trx, { athleteId, linkId, statement, ask, by, now: guard.now });
    return readOwn(trx, guard, athleteId);
  });
}

/** By athlete: of the guardian who looks. Adults need no guardian, so there is nothing to show. */
export async function listOwnGuardianships(
  queries: Queries,
  guard: Guard,
  athletes: readonly AthleteFacts[],
): Promise<Map<string, Guardianship>> {
  const proving = athletes.filter((athlete) => guard.can('guardianship.prove', athlete));
  if (proving.length === 0) return new Map();
  const { userId } = actedBy(guard);
  const rows = await listOwnLinks(
    queries,
    userId,
    proving.map(({ athleteId }) => athleteId),
  );
  const links = rows.flatMap((row) => {
    const athlete = proving.find(({ athleteId }) => athleteId === row.athlete_id);
    const level = athlete ? guardianLevel(athlete, userId, guard.now) : null;
    if (!athlete || level === null) return [];
    const { link_id: linkId, is_mailbox_proven: isMailboxProven, statement, country_code: countryCode } = row;
    const isConflicted = isInConflict(athlete, userId);
    return [
      {
        linkId,
        athleteId: row.athlete_id,
        level,
        isMailboxProven,
        isInConflict: isConflicted,
        statement,
        countryCode,
      },
    ];
  });
  const found = await readGuardianships(queries, links, guard.now);
  return new Map(
    links.flatMap(({ linkId, athleteId }) => {
      const guardianship = found.get(linkId);
      return guardianship ? [[athleteId, guardianship] as const] : [];
    }),
  );
}

async function readOwnLink(
  trx: Transaction<DB>,
  guard: Guard,
  athleteId: string,
): Promise<{ athlete: AthleteFacts; link: OwnLinkRow }> {
  const athlete = await holdAthleteFor(trx, guard, 'guardianship.prove', athleteId);
  const [link] = await listOwnLinks(trx, actedBy(guard).userId, [athleteId]);
  if (!link) throw notFound();
  return { athlete, link };
}

async function readOwn(trx: Transaction<DB>, guard: Guard, athleteId: string): Promise<Guardianship> {
  const athlete = await loadAthleteFacts(trx, athleteId);
  const own = athlete ? await listOwnGuardianships(trx, guard, [athlete]) : new Map<string, Guardianship>();
  const guardianship = own.get(athleteId);
  if (!guardianship) throw notFound();
  return guardianship;
}

const EARLIEST_BIRTHDATE = '1900-01-01';

function isSame(known: GuardianStatement | null, stated: GuardianStatement): boolean {
  return (
    known !== null &&
    known.full_name === stated.full_name &&
    known.birthdate === stated.birthdate &&
    known.relationship === stated.relationship
  );
}

function notOfAge() {
  const message = `A guardian is ${ADULT_AGE} or over. Check the birthdate.`;
  return validationFailed([{ field: 'birthdate', code: 'not_of_age', message }]);
}
