/** What the address of /auth asks for. Links from pricing and invitations preselect; nonsense falls back quietly. */
import type { GuardianInvitationKey } from '@faircourt/contracts/guardians';
import { SCOUT_PLANS, SIGN_UP_ROLES, type ScoutPlan, type SignUpRole } from '@faircourt/contracts/vocabulary';
import { PATHS } from '../../shell/paths.ts';
import { readInvitationPath } from '../../domain/guardian-links/invitation-address.ts';

export type AuthMode = 'signin' | 'signup';

export interface AuthWishes {
  role: SignUpRole;
  plan: ScoutPlan | null;
  inviteCode: string;
  /** By "Request Invitation", which names the role and brings no code. */
  asksForCode: boolean;
  /** On the way to the codes, as the link in that athlete's message leads: who has no account yet is a coach. */
  isAskedForCode: boolean;
  /** An athlete's invitation waits behind sign-up: only a guardian can answer it, so the role is settled. */
  invitation: GuardianInvitationKey | null;
}

/** Most who are on the way to an athlete's invitation, or to a code for one, have no account yet. */
export function readAuthMode(query: URLSearchParams): AuthMode {
  const mode = query.get('mode');
  if (mode === null && (readInvitationPath(query.get('next')) !== null || leadsToCodes(query)))
    return 'signup';
  return mode === 'signup' ? 'signup' : 'signin';
}

/**
 * A person on the way to an athlete's invitation is going to be a guardian, a code is for athletes and a scout plan for
 * coaches, whatever `role` says; without any of that, athlete.
 */
export function readAuthWishes(query: URLSearchParams): AuthWishes {
  const inviteCode = (query.get('invite') ?? '').trim().toUpperCase();
  const plan = SCOUT_PLANS.find((candidate) => candidate === query.get('plan')) ?? null;
  const asked = SIGN_UP_ROLES.find((candidate) => candidate === query.get('role'));
  const invitation = readInvitationPath(query.get('next'));
  const isAskedForCode = leadsToCodes(query) && inviteCode === '';
  if (invitation !== null) {
    return { role: 'guardian', plan: null, inviteCode: '', asksForCode: false, isAskedForCode, invitation };
  }
  if (inviteCode !== '') {
    return { role: 'athlete', plan: null, inviteCode, asksForCode: false, isAskedForCode, invitation };
  }
  const likely = plan === null && !isAskedForCode ? 'athlete' : 'coach';
  const asksForCode = asked === 'athlete' && !isAskedForCode;
  return { role: asked ?? likely, plan, inviteCode, asksForCode, isAskedForCode, invitation };
}

function leadsToCodes(query: URLSearchParams): boolean {
  return query.get('next')?.split(/[?#]/, 1)[0] === PATHS.invitations;
}

/** The same address in the other mode; the default is not spelled out. */
export function withAuthMode(query: URLSearchParams, mode: AuthMode): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('mode');
  if (readAuthMode(next) !== mode) next.set('mode', mode);
  return next;
}
