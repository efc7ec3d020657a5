/** Codes as those handle them who bring athletes in: issued, listed with who used them, revoked. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { EventActor } from '@faircourt/contracts/events';
import type { Invitation, InvitationList, IssueInvitation } from '@faircourt/contracts/invitations';
import { LIMITS } from '@faircourt/contracts/limits';
import type { Transaction } from 'kysely';
import { holdFor, holdForCapability } from '../../access/holding/hold-for.ts';
import { isSignedIn, roleOf, type SignedInActor } from '../../access/engine/actor.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { invitationAllowance } from '../../access/rules/invitation.rules.ts';
import { listedInvitations } from '../../access/scopes/invitation.scope.ts';
import { recordEvent } from '../../platform/audit.ts';
import { dayOf } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import { newInvitationCode } from './invitation.code.ts';
import type { InvitationDeps } from './invitation.deps.ts';
import { invitationIssued, invitationRevoked } from './invitation.events.ts';
import { ISSUE_PER_ISSUER } from './invitation.limits.ts';
import { invitationState, presentAllowance, presentInvitation } from './invitation.presenter.ts';
import {
  countOpenCodes,
  findCode,
  findInvitation,
  findInvitationFacts,
  insertInvitation,
  INVITATION_PAGE,
  listInvitationsBefore,
  storeRevocation,
  type NewInvitation,
} from './invitation.store.ts';

export async function listInvitations(
  deps: InvitationDeps,
  guard: Guard,
  after: string | null,
): Promise<InvitationList> {
  guard.authorise('invitation.list');
  const viewer = viewerOf(guard);
  const rows = await listInvitationsBefore(deps.db, listedInvitations(guard.actor), after);
  const page = rows.slice(0, INVITATION_PAGE);
  return {
    invitations: page.map((row) => presentInvitation(row, viewer)),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    can_issue: guard.can('invitation.issue'),
    ...presentAllowance(invitationAllowance(issuerOf(guard))),
  };
}

export async function issueInvitation(
  deps: InvitationDeps,
  guard: Guard,
  wanted: IssueInvitation,
  makeCode: () => string = newInvitationCode,
): Promise<Invitation> {
  guard.authorise('invitation.issue');
  requireAllowance(guard, wanted);
  const { userId: issuing } = issuerOf(guard);
  const expiresAt = expiryOf(wanted.expires_on, guard.now);
  await deps.limiter.count([{ limit: ISSUE_PER_ISSUER, key: issuing }]);
  return inTransaction(deps.db, async (trx) => {
    // Two tabs of one person issue one after the other: the second counts what the first has issued.
    await holdForCapability(trx, guard, 'invitation.issue', { turns: { issuing } });
    const openCodesMax = requireAllowance(guard, wanted);
    const actor = issuerOf(guard);
    const invitation = {
      kind: wanted.kind,
      maxUses: wanted.kind === 'team' ? wanted.max_uses : 1,
      issuedBy: actor.userId,
      institutionId: actor.kind === 'coach' ? actor.institutionId : null,
      expiresAt,
      statedAge: wanted.stated_age,
    };
    if ((await countOpenCodes(trx, actor.userId, guard.now)) >= openCodesMax) {
      throw new AppError('too_many', `You have ${openCodesMax} open codes. Revoke some of them first.`);
    }
    const id = await insertUnderFreeCode(trx, invitation, makeCode);
    await recordEvent(trx, invitationIssued({ id, ...invitation }, actedBy(actor)));
    return present(trx, guard, id);
  });
}

/** People who joined with the code stay. Revoking twice changes nothing. */
export async function revokeInvitation(deps: InvitationDeps, guard: Guard, id: string): Promise<Invitation> {
  return inTransaction(deps.db, async (trx) => {
    // Nobody redeems it or revokes it a second time meanwhile.
    await holdFor(trx, guard, 'invitation.revoke', {
      records: { invitation: id },
      load: () => findInvitationFacts(trx, id),
    });
    const actor = issuerOf(guard);
    const locked = await findCode(trx, { id });
    if (!locked) throw notFound();
    const state = invitationState(locked, guard.now);
    if (state === 'used') {
      throw new AppError('conflict', 'This code is used up already, so there is nothing left to revoke.');
    }
    if (state !== 'revoked') {
      await storeRevocation(trx, id, guard.now);
      await recordEvent(trx, invitationRevoked({ id, uses: locked.uses }, actedBy(actor)));
    }
    return present(trx, guard, id);
  });
}

/** Asked again under the lock, as the rest: an institution may have lost its check meanwhile. Returns how many may be open. */
function requireAllowance(guard: Guard, { kind }: IssueInvitation): number {
  const { canIssueTeamCodes, openCodesMax } = invitationAllowance(issuerOf(guard));
  if (kind === 'team' && !canIssueTeamCodes) throw needsVerifiedInstitution();
  return openCodesMax;
}

function needsVerifiedInstitution(): AppError {
  return validationFailed([
    {
      field: 'kind',
      code: 'needs_verified_institution',
      message:
        'Team codes need a verified institution. Issue single codes until a director has verified yours.',
    },
  ]);
}

const CODE_ATTEMPTS = 5;

async function insertUnderFreeCode(
  trx: Transaction<DB>,
  invitation: Omit<NewInvitation, 'code'>,
  makeCode: () => string,
): Promise<string> {
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
    const id = await insertInvitation(trx, { ...invitation, code: makeCode() });
    if (id) return id;
  }
  throw new Error(`No free invitation code in ${CODE_ATTEMPTS} attempts`);
}

/** The code works until that day ends in UTC. */
function expiryOf(expiresOn: string, now: Date): Date {
  const dayIn = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS));
  const refuse = (code: string, message: string) =>
    validationFailed([{ field: 'expires_on', code, message }]);
  if (expiresOn <= dayIn(0)) throw refuse('in_past', 'Choose a day after today.');
  if (expiresOn > dayIn(LIMITS.invitationDaysMax)) {
    throw refuse('too_late', `Choose a day within the next ${LIMITS.invitationDaysMax} days.`);
  }
  return new Date(`${expiresOn}T23:59:59.999Z`);
}

async function present(trx: Transaction<DB>, guard: Guard, id: string): Promise<Invitation> {
  const row = await findInvitation(trx, id);
  if (!row) throw notFound();
  return presentInvitation(row, viewerOf(guard));
}

function viewerOf(guard: Guard): { userId: string; now: Date } {
  return { userId: issuerOf(guard).userId, now: guard.now };
}

/** By then the guard has let this person through, so somebody is signed in. */
function issuerOf({ actor }: Guard): SignedInActor {
  if (!isSignedIn(actor)) throw new Error('An invitation was handled for nobody');
  return actor;
}

function actedBy(actor: SignedInActor): EventActor {
  return { userId: actor.userId, role: roleOf(actor) };
}
