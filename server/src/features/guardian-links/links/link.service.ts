/** Guardian links as the athlete handles them: invited, confirmed, ended. */
import { GUARDIAN_INVITATION_DAYS } from '@faircourt/contracts/guardians';
import { DAY_MS } from '@faircourt/contracts/time';
import { holdAthleteFor, holdUnlessDone } from '../../../access/holding/hold-for.ts';
import type {
  EndLink,
  FamilyCode,
  GuardianLink,
  InviteGuardian,
  OwnGuardians,
} from '@faircourt/contracts/guardians';
import type { Transaction } from 'kysely';
import { isAdult } from '../../../access/rules/age.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { collectionHold } from '../../../access/rules/in-effect.ts';
import { isHeld } from '../../../access/rules/guardian-level.ts';
import { linkFacts } from '../../../access/facts/link-facts.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts, GuardianLinkFacts } from '../../../access/facts/subjects.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { findMailReader, listMailReaders, type MailReader } from '../../../delivery/mail-readers.ts';
import { publishChange } from '../../../delivery/open-pages.ts';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { GuardianLinkDeps } from '../guardian-links.deps.ts';
import { newFamilyCode } from './family-code.ts';
import { findFamilyCode, replaceFamilyCode, type FamilyCodeRow } from './family-code.store.ts';
import { hashToken, newInvitationToken } from './invitation-token.ts';
import { findHeldSince } from './family-hold.store.ts';
import { openGuardianReport } from './guardian-report.service.ts';
import { agreeOrActivate, finishLink } from './link-change.service.ts';
import { familyCodeRenewed, guardianInvited } from './link.events.ts';
import {
  FAMILY_CODE_DAYS,
  FAMILY_CODE_PER_ATHLETE,
  INVITE_PER_ATHLETE,
  INVITE_PER_RECIPIENT,
  OPEN_LINKS_MAX,
} from './link.limits.ts';
import { invitationMail } from './link.mails.ts';
import { presentFamilyCode, presentLink } from './link.presenter.ts';
import {
  findLink,
  findOpenLinkOf,
  insertInvitedLink,
  listOpenLinks,
  renewInvitedLink,
  type LinkRow,
} from './link.store.ts';
import { refuseConflict } from '../../../access/refusals/mailbox-conflict.ts';

export async function listOwnGuardians(deps: GuardianLinkDeps, guard: Guard): Promise<OwnGuardians> {
  guard.authorise('guardian_link.list');
  const athleteId = ownAthleteId(guard);
  const facts = athleteId ? await loadAthleteFacts(deps.db, athleteId) : null;
  if (!facts) {
    return {
      links: [],
      family_code: null,
      has_profile: false,
      is_adult: false,
      collection_hold: null,
      held_since: null,
    };
  }
  const links = await listOpenLinks(deps.db, facts.athleteId);
  const code = await findFamilyCode(deps.db, facts.athleteId);
  return {
    links: links.map((link) => presentLink(link, facts, guard.now)),
    family_code: code && code.expires_at > guard.now ? presentFamilyCode(code) : null,
    has_profile: true,
    is_adult: isAdult(facts, guard.now),
    collection_hold: collectionHold(facts, guard.now),
    held_since: isHeld(facts, guard.now) ? await findHeldSince(deps.db, facts.athleteId) : null,
  };
}

/** Inviting the same address again emails a new key; the old one is dead from then on. */
export async function inviteGuardian(
  deps: GuardianLinkDeps,
  guard: Guard,
  { email }: InviteGuardian,
): Promise<GuardianLink> {
  const { athleteId, userId } = await authoriseInviting(deps.db, guard);
  await deps.limiter.count([
    { limit: INVITE_PER_ATHLETE, key: userId },
    { limit: INVITE_PER_RECIPIENT, key: email },
  ]);
  const token = newInvitationToken();
  const key = { tokenHash: hashToken(token), expiresAt: daysFrom(guard.now, GUARDIAN_INVITATION_DAYS) };
  return inTransaction(deps.db, async (trx) => {
    const facts = await holdAthleteFor(trx, guard, 'guardian_link.invite', athleteId);
    const [athlete] = await listMailReaders(trx, [userId]);
    if (!athlete || isSameAddress(athlete.email, email)) throw ownAddress();
    const invited = await findMailReader(trx, email);
    if (invited) await refuseLinked(trx, athleteId, invited);

    const link = await keepInvitation(trx, { athleteId, email, ...key, now: guard.now });
    await recordEvent(trx, guardianInvited(link.row, link, actedBy(guard)));
    const words = {
      email,
      // A guardian who has an account gets the email in their own language.
      locale: invited?.locale ?? athlete.locale,
    };
    // Only its hash is kept, so nothing that follows later could write this mail.
    await deps.jobs.enqueue(trx, SEND_MAIL, invitationMail(words, token, deps.baseUrl));
    return presentLink(link.row, facts, guard.now);
  });
}

export async function renewFamilyCode(
  deps: GuardianLinkDeps,
  guard: Guard,
  makeCode: () => string = newFamilyCode,
): Promise<FamilyCode> {
  const { athleteId, userId } = await authoriseInviting(deps.db, guard);
  await deps.limiter.count([{ limit: FAMILY_CODE_PER_ATHLETE, key: userId }]);
  return inTransaction(deps.db, async (trx) => {
    await holdAthleteFor(trx, guard, 'guardian_link.invite', athleteId);
    const row = await keepFreeCode(trx, athleteId, guard.now, makeCode);
    await recordEvent(trx, familyCodeRenewed(athleteId, actedBy(guard)));
    await publishChange(trx, { userIds: [userId], topic: 'links' });
    return presentFamilyCode(row);
  });
}

/** The athlete's yes to a guardian who came by family code. */
export async function confirmLink(deps: GuardianLinkDeps, guard: Guard, id: string): Promise<GuardianLink> {
  return inTransaction(deps.db, async (trx) => {
    const seen = await findLink(trx, id);
    const facts = await holdUnlessDone(trx, guard, 'guardian_link.confirm', {
      relies: { account: seen?.guardian_user_id },
      records: { athlete: seen?.athlete_id },
      load: () => loadLinkFacts(trx, id),
      isDone: async () => isConfirmed(await requireLink(trx, id)),
    });
    if (!facts) return presentChanged(trx, id, guard.now);
    const { athlete, guardianUserId } = facts;
    if (!athlete || !guardianUserId) throw notFound();
    const link = await requireLink(trx, id);
    await refuseConflict(trx, { athleteId: athlete.athleteId, guardianUserId });
    const change = { by: actedBy(guard), now: guard.now };
    await agreeOrActivate(trx, link, { athlete, guardianUserId }, change);
    return presentChanged(trx, id, guard.now);
  });
}

/**
 * Either side ends a link; the athlete also takes an invitation back, or says no to who came by code, and a guardian who
 * is there says no to another one. An athlete who does not feel safe can say so in the same breath.
 */
export async function endLink(
  deps: GuardianLinkDeps,
  guard: Guard,
  id: string,
  { is_unsafe: isUnsafe, message }: EndLink,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const seen = await findLink(trx, id);
    // Another guardian's no comes too late once the link is active; ending twice is ending once.
    await holdUnlessDone(trx, guard, 'guardian_link.end', {
      records: { athlete: seen?.athlete_id },
      load: () => loadLinkFacts(trx, id),
      isDone: async () => (await requireLink(trx, id)).status === 'ended',
    });
    if (isUnsafe) guard.authorise('guardian_link.report', await loadLinkFacts(trx, id));
    const link = await requireLink(trx, id);
    if (isUnsafe) await openGuardianReport(trx, deps, guard, { link, message });
    // Somebody may have accepted an invitation while it was being taken back: then it is that link which ends.
    await finishLink(trx, link, { by: actedBy(guard), now: guard.now });
  });
}

/**
 * Links that wait for an answer count too. The athlete is locked by then, so two requests cannot both take the last
 * place.
 */
export async function requireRoom(trx: Transaction<DB>, athleteId: string): Promise<void> {
  const open = await listOpenLinks(trx, athleteId);
  if (open.length < OPEN_LINKS_MAX) return;
  throw new AppError(
    'too_many',
    `An athlete has at most ${OPEN_LINKS_MAX} guardians and open invitations. End one of them first.`,
  );
}

async function loadLinkFacts(queries: Queries, id: string): Promise<GuardianLinkFacts | null> {
  const link = await findLink(queries, id);
  return link ? factsOf(queries, link) : null;
}

/** By another tab, a moment ago. */
function isConfirmed({ status, agreed_at }: LinkRow): boolean {
  return status === 'active' || agreed_at !== null;
}

/** With the athlete: a guardian who is there has a say in who else becomes one. */
export async function factsOf(queries: Queries, link: LinkRow): Promise<GuardianLinkFacts> {
  return linkFacts(link, await loadAthleteFacts(queries, link.athlete_id));
}

/** A link that this transaction has changed, as it is by now. */
export async function presentChanged(trx: Transaction<DB>, id: string, now: Date): Promise<GuardianLink> {
  const link = await requireLink(trx, id);
  const athlete = await loadAthleteFacts(trx, link.athlete_id);
  if (!athlete) throw notFound();
  return presentLink(link, athlete, now);
}

export async function requireLink(queries: Queries, id: string): Promise<LinkRow> {
  const link = await findLink(queries, id);
  if (!link) throw notFound();
  return link;
}

async function authoriseInviting(queries: Queries, guard: Guard): Promise<AthleteFacts> {
  const athleteId = ownAthleteId(guard);
  if (guard.actor.kind === 'athlete' && athleteId === null) {
    throw new AppError('profile_missing', 'Complete your athlete profile first');
  }
  return guard.authorise(
    'guardian_link.invite',
    athleteId ? await loadAthleteFacts(queries, athleteId) : null,
  );
}

async function keepInvitation(
  trx: Transaction<DB>,
  invited: { athleteId: string; email: string; tokenHash: Buffer; expiresAt: Date; now: Date },
): Promise<{ row: LinkRow; isRenewed: boolean }> {
  const open = await listOpenLinks(trx, invited.athleteId);
  const before = open.find(
    ({ status, invited_email }) =>
      status === 'invited' && invited_email !== null && isSameAddress(invited_email, invited.email),
  );
  if (before) {
    await renewInvitedLink(trx, before.id, invited);
    return { row: await requireLink(trx, before.id), isRenewed: true };
  }
  await requireRoom(trx, invited.athleteId);
  const id = await insertInvitedLink(trx, invited);
  return { row: await requireLink(trx, id), isRenewed: false };
}

const CODE_ATTEMPTS = 5;

async function keepFreeCode(
  trx: Transaction<DB>,
  athleteId: string,
  now: Date,
  makeCode: () => string,
): Promise<FamilyCodeRow> {
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
    const renewed = { code: makeCode(), expiresAt: daysFrom(now, FAMILY_CODE_DAYS), now };
    const row = await replaceFamilyCode(trx, athleteId, renewed);
    if (row) return row;
  }
  throw new Error(`No free family code in ${CODE_ATTEMPTS} attempts`);
}

async function refuseLinked(trx: Transaction<DB>, athleteId: string, invited: MailReader): Promise<void> {
  const link = await findOpenLinkOf(trx, athleteId, invited.userId);
  if (link?.status === 'active') {
    throw refuseAddress('already_linked', 'You are linked with this guardian already.');
  }
  if (link) throw refuseAddress('waits_for_you', 'This guardian waits for you to confirm. Confirm the link.');
}

function ownAddress(): AppError {
  return refuseAddress('own_address', 'This is your own address. Give the one of a parent or guardian.');
}

function refuseAddress(code: string, message: string): AppError {
  return validationFailed([{ field: 'email', code, message }]);
}

function ownAthleteId({ actor }: Guard): string | null {
  return actor.kind === 'athlete' ? actor.athleteId : null;
}

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
