/** What the address of /auth asks for. Links from pricing and invitations preselect; nonsense falls back quietly. */
import { SCOUT_PLANS, SIGN_UP_ROLES, type ScoutPlan, type SignUpRole } from '@faircourt/contracts/vocabulary';
import { PATHS } from '../../shell/paths.ts';

export type AuthMode = 'signin' | 'signup';

export interface AuthWishes {
  role: SignUpRole;
  plan: ScoutPlan | null;
  inviteCode: string;
}

export function readAuthMode(query: URLSearchParams): AuthMode {
  return query.get('mode') === 'signup' ? 'signup' : 'signin';
}

/**
 * An invitation is for athletes and a scout plan for coaches, whatever `role` says. A person on the way to an
 * athlete's invitation is going to be a guardian; without any of that, athlete.
 */
export function readAuthWishes(query: URLSearchParams): AuthWishes {
  const inviteCode = (query.get('invite') ?? '').trim().toUpperCase();
  const plan = SCOUT_PLANS.find((candidate) => candidate === query.get('plan')) ?? null;
  const asked = SIGN_UP_ROLES.find((candidate) => candidate === query.get('role'));
  if (inviteCode !== '') return { role: 'athlete', plan: null, inviteCode };
  const likely = isToInvitation(query.get('next')) ? 'guardian' : plan === null ? 'athlete' : 'coach';
  return { role: asked ?? likely, plan, inviteCode };
}

function isToInvitation(next: string | null): boolean {
  return next?.startsWith(`${PATHS.athletes}?`) ?? false;
}

/** The same address in the other mode; sign-in is the default and not spelled out. */
export function withAuthMode(query: URLSearchParams, mode: AuthMode): URLSearchParams {
  const next = new URLSearchParams(query);
  if (mode === 'signup') next.set('mode', 'signup');
  else next.delete('mode');
  return next;
}
