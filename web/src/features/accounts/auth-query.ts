/** What the address of /auth asks for. Links from pricing and invitations preselect; nonsense falls back quietly. */
import type { GuardianInvitationKey } from '@faircourt/contracts/guardians';
import { SCOUT_PLANS, SIGN_UP_ROLES, type ScoutPlan, type SignUpRole } from '@faircourt/contracts/vocabulary';
import { readInvitationPath } from '../../domain/guardian-links/invitation-address.ts';

export type AuthMode = 'signin' | 'signup';

export interface AuthWishes {
  role: SignUpRole;
  plan: ScoutPlan | null;
  inviteCode: string;
  /** By "Request Invitation", which names the role and brings no code. */
  asksForCode: boolean;
  /** An athlete's invitation waits behind sign-up: only a guardian can answer it, so the role is settled. */
  invitation: GuardianInvitationKey | null;
}

/** Most who are on the way to an athlete's invitation have no account yet. */
export function readAuthMode(query: URLSearchParams): AuthMode {
  const mode = query.get('mode');
  if (mode === null && readInvitationPath(query.get('next')) !== null) return 'signup';
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
  if (invitation !== null) {
    return { role: 'guardian', plan: null, inviteCode: '', asksForCode: false, invitation };
  }
  if (inviteCode !== '') {
    return { role: 'athlete', plan: null, inviteCode, asksForCode: false, invitation };
  }
  const likely = plan === null ? 'athlete' : 'coach';
  return { role: asked ?? likely, plan, inviteCode, asksForCode: asked === 'athlete', invitation };
}

/** The same address in the other mode; the default is not spelled out. */
export function withAuthMode(query: URLSearchParams, mode: AuthMode): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('mode');
  if (readAuthMode(next) !== mode) next.set('mode', mode);
  return next;
}
