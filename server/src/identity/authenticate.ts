/**
 * Who is calling. Every API request gets a guard: anonymous by the public key or by no key, else the person behind the
 * access token, whose session is looked up each time so that a sign-out or a suspension bites at once.
 */
import { ANONYMOUS_KEY } from '@faircourt/contracts/anonymous-key';
import type { FastifyRequest } from 'fastify';
import { ANONYMOUS } from '../access/engine/actor.ts';
import { Guard } from '../access/engine/guard.ts';
import { isOpenWithoutSecondFactor, lacksSecondFactor } from '../access/rules/second-factor.rules.ts';
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import type { HttpServer } from '../platform/http/server.ts';
import type { AccessClaims, AccessTokens } from '../platform/sessions/access-token.ts';
import type { FileKeys } from '../platform/sessions/file-key.ts';
import type { Callers } from './caller.store.ts';
import type { DemoMode } from './demo-mode.ts';

export interface Caller {
  /** users.id */
  userId: string;
  sessionId: string;
  /** When the access token ends, in Unix seconds. */
  expiresAt: number;
  /** An admin or director whose session began without a second factor: see second-factor.rules.ts. */
  lacksSecondFactor: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A browser loads pictures and documents without our headers: there the key in the address says who looks. */
    acceptsFileKey?: boolean;
    /** A public route that notes who is signed in. A token that is not good is no token there, and refuses nobody. */
    knowsCaller?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

export function authenticateRequests(
  server: HttpServer,
  deps: { callers: Callers; tokens: AccessTokens; fileKeys: FileKeys; clock: Clock; demo: DemoMode | null },
): void {
  server.decorateRequest('caller', null);
  // Replaced on every request below; the decorator only gives all requests one shape.
  server.decorateRequest('guard', undefined as never);

  server.addHook('onRequest', async (request) => {
    request.guard = new Guard(ANONYMOUS, deps.clock.now());
    // A public route answers everyone alike, also a browser whose token has just run out.
    if (request.routeOptions.config.action === 'public' || request.is404) {
      if (request.routeOptions.config.knowsCaller) await recogniseCaller(request, deps);
      return;
    }
    const claims = await claimsOf(request, deps);
    if (!claims) return;
    const found = await deps.callers.find(claims);
    if (!found) throw new AppError('session_ended', 'This session has ended. Sign in again.');
    const isLacking = lacksSecondFactor(found, found.factor, { isDemo: deps.demo !== null });
    if (isLacking) refuseWithoutFactor(request);
    request.guard = new Guard(found.actor, deps.clock.now());
    request.caller = { ...claims, lacksSecondFactor: isLacking };
  });
}

async function recogniseCaller(
  request: FastifyRequest,
  { callers, tokens, clock }: { callers: Callers; tokens: AccessTokens; clock: Clock },
): Promise<void> {
  const [, token = ''] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  if (token === '' || token === ANONYMOUS_KEY) return;
  const claims = await tokens.verify(token);
  const found = claims && (await callers.find(claims));
  if (found) request.guard = new Guard(found.actor, clock.now());
}

/** Before anything is read or loaded, so that no route can forget it. */
function refuseWithoutFactor({ routeOptions }: FastifyRequest): void {
  const { action } = routeOptions.config;
  if (action && action !== 'public' && isOpenWithoutSecondFactor(action)) return;
  throw new AppError(
    'second_factor_required',
    'Your role needs an authenticator app or a passkey. Set one up to continue.',
  );
}

async function claimsOf(
  request: FastifyRequest,
  { tokens, fileKeys, clock }: { tokens: AccessTokens; fileKeys: FileKeys; clock: Clock },
): Promise<AccessClaims | null> {
  const token = bearerToken(request);
  const key = request.routeOptions.config.acceptsFileKey ? fileKeyOf(request) : null;
  if (!token && key) {
    const claims = fileKeys.verify(key, clock.now());
    if (!claims) throw new AppError('invalid_token', 'This link has run out. Reload the page it came from.');
    return claims;
  }
  if (!token || token === ANONYMOUS_KEY) return null;
  const claims = await tokens.verify(token);
  if (!claims) throw new AppError('invalid_token', 'The access token is not valid or has run out.');
  return claims;
}

/** The signed-in person of this request; anonymous callers are told to sign in. */
export function currentCaller(request: FastifyRequest): Caller {
  if (!request.caller) throw new AppError('sign_in_required', 'Sign in to continue.');
  return request.caller;
}

function fileKeyOf(request: FastifyRequest): string | null {
  // Read before the contract is checked: authentication comes first.
  const key = (request.query as { key?: unknown }).key;
  return typeof key === 'string' && key !== '' ? key : null;
}

const BEARER = /^Bearer ([\w.-]+)$/i;

function bearerToken(request: FastifyRequest): string | null {
  const match = BEARER.exec(request.headers.authorization ?? '');
  if (match?.[1]) return match[1];
  if (request.headers.authorization)
    throw new AppError('invalid_token', 'Send the token as: Authorization: Bearer …');
  return null;
}
