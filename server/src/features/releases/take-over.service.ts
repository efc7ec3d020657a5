/** What falls with a link that ends, and how another guardian takes it over. */
import { holdAthleteFor } from '../../access/holding/hold-for.ts';
import type { TakeOver } from '@faircourt/contracts/family';
import { AUDIENCES, FIELD_GROUPS } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { isAdult } from '../../access/rules/age.ts';
import { guardiansInCharge } from '../../access/rules/decider.rules.ts';
import type { Guard } from '../../access/engine/guard.ts';
import { hasLevel, levelToRelease } from '../../access/rules/guardian-level.ts';
import { hasSignedFor, isRightfullyDecided } from '../../access/rules/in-effect.ts';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import { recordEvent, touchChain } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { ReleaseDeps } from './releases.deps.ts';
import { requireConsents } from '../../access/refusals/required-consents.ts';
import { requireLevel, requireSay } from '../../access/refusals/required-level.ts';
import { askersOf, listCoachUsers, listCoachUsersPaused, updateCoachPages } from './coach-pages.ts';
import {
  claimContactHandovers,
  claimReleaseHandovers,
  countTakenOver,
  dropContactsOf,
  dropReleasesOf,
  passOnContactsOf,
  passOnDenials,
  passOnReleasesOf,
  reopenContact,
  withdrawReleasesOf,
} from './handover.store.ts';
import { endOfHandover } from './handover.ts';
import { approveRelease } from './release-decision.service.ts';
import { BY_SYSTEM, contactEvent, releaseEvent, type Decider } from './release.events.ts';
import { closeContacts, closeRequests, findApproved } from './release.store.ts';

interface EndedLink {
  guardianUserId: string;
  /** Other accounts whose links with this athlete end in the same moment: nothing is handed over to them. */
  leaving: readonly string[];
  now: Date;
}

/**
 * Called in the transaction that ends a link and holds the athlete; the caller refreshes the search card. What this
 * guardian released and allowed ends with it, and waits some days for another guardian of the minor. At 18 it has
 * become the athlete's own and stays. `before` is what was in effect while the link was: what counted then is passed
 * on, also when the leaving guardian alone had signed the forms.
 */
export async function handOverReleases(
  trx: Transaction<DB>,
  before: AthleteFacts,
  { guardianUserId, leaving, now }: EndedLink,
): Promise<void> {
  const { athleteId } = before;
  const isOfAge = isAdult(before, now);
  if (isOfAge) await passOn(trx, before, before.guardianUserIds, now);

  // Of an adult only what a suspended guardian had decided is left by now, which did not count.
  const gone = [guardianUserId, ...leaving];
  const others = guardiansInCharge(before, now).filter((userId) => !gone.includes(userId));
  const handoverUntil = others.length > 0 ? endOfHandover(now) : null;
  const fallen = { athleteId, decidedBy: guardianUserId, handoverUntil, now };
  const releases = await dropReleasesOf(trx, fallen);
  for (const release of releases) {
    await recordEvent(trx, releaseEvent('withdrawn', release, BY_SYSTEM, 'link_ended'), now);
  }
  const contacts = await dropContactsOf(trx, fallen);
  for (const contact of contacts) {
    await recordEvent(trx, contactEvent('declined', contact, BY_SYSTEM, 'link_ended'), now);
  }
  const isNobodyLeft = !isOfAge && others.length === 0;
  const after = await loadAthleteFacts(trx, athleteId);
  await updateCoachPages(trx, [
    ...(after ? await listCoachUsersPaused(trx, before, after, now) : []),
    ...askersOf(releases),
    ...(await listCoachUsers(trx, contacts)),
    ...(isNobodyLeft ? await closeUnanswered(trx, athleteId, { guardianUserId, now }) : []),
  ]);
}

/** Nobody is left who could answer: what coaches have asked ends with the last link, as it does with a lock-down. */
async function closeUnanswered(
  trx: Transaction<DB>,
  athleteId: string,
  { guardianUserId: decidedBy, now }: Pick<EndedLink, 'guardianUserId' | 'now'>,
): Promise<string[]> {
  const requests = await closeRequests(trx, athleteId, { decidedBy, now });
  for (const request of requests) {
    await recordEvent(trx, releaseEvent('closed', request, BY_SYSTEM, 'link_ended'), now);
  }
  const contacts = await closeContacts(trx, athleteId, ['requested'], { decidedBy, now });
  for (const contact of contacts) {
    await recordEvent(trx, contactEvent('declined', contact, BY_SYSTEM, 'link_ended'), now);
  }
  return [...askersOf(requests), ...(await listCoachUsers(trx, contacts))];
}

/**
 * Each handover is taken once. Who comes second finds it done and is told so only when it was refused meanwhile, or has run
 * out.
 */
export async function takeOver(
  deps: ReleaseDeps,
  guard: Guard,
  athleteId: string,
  { release_ids: ids, takes }: TakeOver,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const athlete = await holdAthleteFor(trx, guard, 'release.take_over', athleteId);
    const releases = await claimReleaseHandovers(trx, athleteId, ids);
    const contacts = await claimContactHandovers(trx, athleteId, ids);
    if (takes) {
      const by = actedBy(guard);
      requireSay(athlete, by.userId, guard.now);
      if (contacts.length > 0) {
        requireLevel(athlete, by.userId, 'verified', guard.now);
        requireConsents(athlete, 'contact', guard.now);
      }
      for (const release of releases) await takeRelease(trx, athlete, release, by, guard.now);
      await takeContacts(trx, contacts, by, guard.now);
      if ((await countTakenOver(trx, athleteId, ids)) < new Set(ids).size) throw runOut();
    }
    // What nobody takes leaves no event, and yet is gone from the page and from the bells.
    touchChain(trx, athleteId);
    const userIds = [athlete.userId, ...athlete.guardianUserIds];
    await publishChange(trx, { userIds, topic: 'family', id: athleteId });
  });
}

type ClaimedRelease = Awaited<ReturnType<typeof claimReleaseHandovers>>[number];
type ClaimedContact = Awaited<ReturnType<typeof claimContactHandovers>>[number];

async function takeRelease(
  trx: Transaction<DB>,
  athlete: AthleteFacts,
  release: ClaimedRelease,
  by: Decider,
  now: Date,
): Promise<void> {
  if (!isOpen(release.offered_until, now) || (release.expires_at && release.expires_at <= now)) return;
  const key = {
    fieldGroup: release.field_group,
    audience: release.audience,
    institutionId: release.institution_id,
  };
  const approved = await findApproved(trx, { athleteId: athlete.athleteId, ...key });
  const needed = levelToRelease(athlete, release.audience, now);
  if (approved && isRightfullyDecided(approved.decided_by, needed, athlete, now)) return;
  await approveRelease(trx, { athlete, ...key, expiresAt: release.expires_at, by, now }, 'taken_over');
}

async function takeContacts(
  trx: Transaction<DB>,
  contacts: readonly ClaimedContact[],
  by: Decider,
  now: Date,
): Promise<void> {
  const taken = contacts.filter(({ offered_until }) => isOpen(offered_until, now));
  for (const contact of taken) {
    await reopenContact(trx, contact.id, { decidedBy: by.userId, now });
    await recordEvent(trx, contactEvent('taken_over', contact, by), now);
  }
  await updateCoachPages(trx, await listCoachUsers(trx, taken));
}

/**
 * Control has passed to the athlete: what counted stays, in their own name, and so does every no. What lacked a form, or
 * a guardian with the level for it, never counted and does not open now.
 */
export async function passOn(
  trx: Transaction<DB>,
  athlete: AthleteFacts,
  guardianUserIds: readonly string[],
  now: Date,
): Promise<void> {
  const changes = guardianUserIds.map((from) => ({ athleteId: athlete.athleteId, from, to: athlete.userId }));
  // Every no before any yes, so that the yes of one guardian does not count as the athlete's own against another's no.
  for (const denial of await passOnDenials(trx, { athleteId: athlete.athleteId, to: athlete.userId })) {
    await recordEvent(trx, releaseEvent('denial_passed_on', denial, BY_SYSTEM), now);
  }
  const groups = FIELD_GROUPS.filter((group) => hasSignedFor(athlete, group, now));
  const counted = changes.map((change) => ({
    ...change,
    groups,
    audiences: AUDIENCES.filter((audience) =>
      hasLevel(athlete, change.from, levelToRelease(athlete, audience, now), now),
    ),
  }));
  for (const release of await forEach(counted, (change) => passOnReleasesOf(trx, change))) {
    await recordEvent(trx, releaseEvent('passed_on', release, BY_SYSTEM), now);
  }
  for (const release of await forEach(changes, (change) => withdrawReleasesOf(trx, { ...change, now }))) {
    await recordEvent(trx, releaseEvent('withdrawn', release, BY_SYSTEM, 'of_age'), now);
  }
  const approvers = groups.includes('contact')
    ? changes.filter(({ from }) => hasLevel(athlete, from, 'verified', now))
    : [];
  for (const contact of await forEach(approvers, (change) => passOnContactsOf(trx, change))) {
    await recordEvent(trx, contactEvent('passed_on', contact, BY_SYSTEM), now);
  }
  const uncounted = changes.map(({ athleteId, from }) => ({
    athleteId,
    decidedBy: from,
    handoverUntil: null,
  }));
  for (const contact of await forEach(uncounted, (change) => dropContactsOf(trx, change))) {
    await recordEvent(trx, contactEvent('declined', contact, BY_SYSTEM, 'of_age'), now);
  }
}

async function forEach<Change, Row>(
  changes: readonly Change[],
  make: (change: Change) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const change of changes) rows.push(...(await make(change)));
  return rows;
}

function isOpen(handoverUntil: Date | null, now: Date): boolean {
  return handoverUntil !== null && handoverUntil > now;
}

function runOut(): AppError {
  return new AppError(
    'conflict',
    'This handover was answered meanwhile, or has run out. Load the page again.',
  );
}
