/** Sends each call as who we are: the access token with a session, the public anonymous key without. */
import { ANONYMOUS_KEY } from '@faircourt/contracts/anonymous-key';
import { ApiError, errorFromResponse } from '../api-error.ts';
import { send, type Expecting, type Network } from '../send.ts';
import { endReasonOfResponse } from './end-reason.ts';
import type { SessionRefresher } from './session-refresher.ts';
import type { SessionStore } from './session-store.ts';

export type AuthorizedFetch = (request: Request, expecting?: Expecting) => Promise<Response>;

/** A token that the server refuses is renewed and the call repeated, once; a second refusal ends the session. */
export function createAuthorizedFetch(
  network: Network,
  store: SessionStore,
  refresher: SessionRefresher,
): AuthorizedFetch {
  return async (request, expecting) => {
    const attempt = (token: string | null): Promise<Response> =>
      send(network, withBearer(request.clone(), token ?? ANONYMOUS_KEY), expecting);

    const token = await refresher.accessToken();
    const person = store.held?.user.id;
    const response = await attempt(token);
    if (token !== null && (await asksForSecondFactor(response))) store.noteLackingFactor(token);
    if (token === null || (await endReasonOfResponse(response)) === null) return response;

    const renewal = await refresher.renew(token);
    if (renewal === 'unreachable') {
      throw new ApiError({ code: 'unavailable', status: 0, detail: 'The session could not be renewed.' });
    }
    // Never repeat one person's call as another who signed in meanwhile in a different tab.
    if (renewal === 'ended' || store.held === null || store.held.user.id !== person) return response;

    const renewedToken = store.held.access_token;
    const repeated = await attempt(renewedToken);
    const reason = await endReasonOfResponse(repeated);
    if (reason !== null) store.end(renewedToken, reason);
    return repeated;
  };
}

/** What the page holds of the person is older: a director was approved, or the rule is new. */
async function asksForSecondFactor(response: Response): Promise<boolean> {
  return response.status === 403 && (await errorFromResponse(response)).code === 'second_factor_required';
}

function withBearer(request: Request, bearer: string): Request {
  request.headers.set('authorization', `Bearer ${bearer}`);
  return request;
}
