/** What the address of /auth asks for. Links from pricing and invitations preselect; nonsense falls back quietly. */
import { SCOUT_PLANS, SIGN_UP_ROLES, type ScoutPlan, type SignUpRole } from '@faircourt/contracts/vocabulary';
import { PATHS } from '../../shell/paths.ts';

export type AuthMode = 'signin' | 'signup';

export interface AuthWishes {
  role: SignUpRole;
  plan: ScoutPlan | null;
  inviteCode: string;
  /** By "Request Invitation", which names the role and brings no code. */
  asksForCode: boolean;
}

/** Most who are on the way to an athlete's invitation have no account yet. */
export function readAuthMode(query: URLSearchParams): AuthMode {
  const mode = query.get('mode');
  if (mode === null && isToInvitation(query.get('next'))) return 'signup';
  return mode === 'signup' ? 'signup' : 'signin';
}

/**
 * An invitation is for athletes and a scout plan for coaches, whatever `role` says. A person on the way to an
 * athlete's invitation is going to be a guardian; without any of that, athlete.
 */
export function readAuthWishes(query: URLSearchParams): AuthWishes {
  const inviteCode = (query.get('invite') ?? '').trim().toUpperCase();
  const plan = SCOUT_PLANS.find((candidate) => candidate === query.get('plan')) ?? null;
  const asked = SIGN_UP_ROLES.find((candidate) => candidate === query.get('role'));
  if (inviteCode !== '') return { role: 'athlete', plan: null, inviteCode, asksForCode: false };
  const likely = isToInvitation(query.get('next')) ? 'guardian' : plan === null ? 'athlete' : 'coach';
  return { role: asked ?? likely, plan, inviteCode, asksForCode: asked === 'athlete' };
}

function isToInvitation(next: string | null): boolean {
  const [path, asked] = next?.split('?', 2) ?? [];
  const query = new URLSearchParams(asked);
  return path === PATHS.athletes && (query.has('code') || query.has('invite'));
}

/** The same address in the other mode; the default is not spelled out. */
export function withAuthMode(query: URLSearchParams, mode: AuthMode): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('mode');
  if (readAuthMode(next) !== mode) next.set('mode', mode);
  return next;
}
