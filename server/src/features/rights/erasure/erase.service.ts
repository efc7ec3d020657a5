/**
 * Erases the accounts whose days are over, in two transactions each. The first one decides under the lock, shuts the person
 * out and lets others hear of it; from then on nobody stops it. The second one erases all of the person or nothing. A
 * process that dies between them is followed by the next run. Files and the list beside them are tried until done.
 */
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { noteErased } from './erased-account.store.ts';
import {
  deleteAthleteAccount,
  emptyAccount,
  findPerson,
  shutOut,
  type Person,
} from './erased-person.store.ts';
import {
  accountErased,
  accountShutOut,
  erasureDue,
  listWorkForgotten,
  supportForgotten,
} from './erasure.events.ts';
import {
  findAthleteIdOf,
  findErasure,
  isOtherAdminLeft,
  listOtherAdminIds,
  listToLookAt,
  storeStart,
} from './erasure.store.ts';
import { forgetListWork, listListsNaming } from './forgotten-list-work.store.ts';
import { forgetNameInReports, forgetSupportOf, isNeededAsEvidence } from './forgotten-reports.store.ts';
import { forgetAddress, forgetInBells } from './forgotten-traces.store.ts';
import { isStillWanted } from './still-wanted.service.ts';

const PAGE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** One that fails keeps nobody else waiting; the job then fails, is seen, and comes back to it. */
export async function eraseDueAccounts(db: Database, now: Date): Promise<number> {
  const faults: unknown[] = [];
  let erased = 0;
  for (let after = FIRST_ID; ;) {
    const userIds = await listToLookAt(db, now, { after, size: PAGE });
    for (const userId of userIds) {
      try {
        if ((await begin(db, userId, now)) && (await finish(db, userId, now))) erased++;
      } catch (fault) {
        faults.push(fault);
      }
    }
    const last = userIds.at(-1);
    if (last === undefined) break;
    after = last;
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} accounts could not be erased`);
  return erased;
}

/** What a restored backup brought back is erased whatever the backup says of it. Does nothing to an account that is gone. */
export async function eraseAccount(db: Database, userId: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    await holdUnasked(trx, 'the calendar', { records: { account: userId } });
    const person = await findPerson(trx, userId);
    if (person) await start(trx, person, now);
  });
  await inTransaction(db, (trx) => erasePerson(trx, userId, { now, isSettled: true }));
}

/** Whether the account is shut out now, by this run or by one that did not finish. */
function begin(db: Database, userId: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const athleteId = await findAthleteIdOf(trx, userId);
    const isAdmin = (await findPerson(trx, userId))?.role === 'admin';
    const admins = isAdmin ? await listOtherAdminIds(trx, userId) : [];
    await holdUnasked(trx, 'the calendar', { records: { account: [userId, ...admins], athlete: athleteId } });
    const row = await findErasure(trx, userId);
    const person = await findPerson(trx, userId);
    if (!row || !person) return false;
    if (row.started_at !== null) return true;
    if (!(await isStillWanted(trx, row, now)) || row.erase_at === null || row.erase_at > now) return false;
    if (await isNeeded(trx, person)) return false;
    await start(trx, person, now);
    await storeStart(trx, userId, now);
    return true;
  });
}

/**
 * What keeps an account although its days are over. A suspended one stays as long as the suspension does, so that nobody
 * comes back without it. An open safety report comes first, and nobody is told that there is one. One admin is left.
 */
async function isNeeded(trx: Transaction<DB>, person: Person): Promise<boolean> {
  if (person.status === 'suspended') return true;
  if (person.role === 'admin' && !(await isOtherAdminLeft(trx, person.userId))) return true;
  return isNeededAsEvidence(trx, person);
}

/** Links end, claims are given back, and those concerned hear of it while there is still a name. */
async function start(trx: Transaction<DB>, { userId, status }: Person, now: Date): Promise<void> {
  await recordEvent(trx, erasureDue(userId), now);
  if (status === 'suspended') return;
  await shutOut(trx, userId);
  await recordEvent(trx, accountShutOut(userId, status), now);
}

function finish(db: Database, userId: string, now: Date): Promise<boolean> {
  return inTransaction(db, (trx) => erasePerson(trx, userId, { now, isSettled: false }));
}

/** A report that came in since the person was shut out comes first too, unless the erasure is settled since long. */
async function erasePerson(
  trx: Transaction<DB>,
  userId: string,
  { now, isSettled }: { now: Date; isSettled: boolean },
): Promise<boolean> {
  const found = await findPerson(trx, userId);
  if (!found) return false;
  const listIds = await listListsNaming(trx, found.athleteId);
  await holdUnasked(trx, 'the calendar', {
    records: { list: listIds },
    closes: { account: userId, athlete: found.athleteId, coach: found.coachId },
  });
  const person = await findPerson(trx, userId);
  if (!person || (!isSettled && (await isNeededAsEvidence(trx, person)))) return false;
  // A coach added the athlete while this waited. The next run holds that list too.
  if ((await listListsNaming(trx, person.athleteId)).some((id) => !listIds.includes(id))) return false;
  for (const id of await forgetSupportOf(trx, person)) await recordEvent(trx, supportForgotten(id), now);
  await forgetNameInReports(trx, person);
  await forgetInBells(trx, person);
  await forgetAddress(trx, person);
  for (const [listId, entryIds] of await forgetListWork(trx, person, listIds)) {
    await recordEvent(trx, listWorkForgotten(listId, entryIds), now);
  }
  if (person.role === 'athlete') await deleteAthleteAccount(trx, person);
  else await emptyAccount(trx, person, now);
  await noteErased(trx, { userId, role: person.role, now });
  await recordEvent(trx, accountErased(userId, person.role), now);
  return true;
}
