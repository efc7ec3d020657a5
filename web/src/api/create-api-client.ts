/** The typed client over the generated description of the API, and how its answers become values or errors. */
import createClient, { type Client } from 'openapi-fetch';
import { ApiError, errorFromResponse } from './api-error.ts';
import type { paths } from './schema.gen.ts';
import type { AuthorizedFetch } from './session/authorized-fetch.ts';

export type ApiClient = Client<paths>;

export function createApiClient(origin: string, authorizedFetch: AuthorizedFetch): ApiClient {
  return createClient<paths>({
    baseUrl: origin,
    credentials: 'same-origin',
    fetch: async (request) => {
      const response = await authorizedFetch(request);
      if (!response.ok) throw await errorFromResponse(response);
      return response;
    },
  });
}

/** `await answerOf(api.GET('/api/auth/user'))`: the value itself. Refusals were thrown as ApiError before. */
export async function answerOf<T>(call: Promise<{ data?: T; response: Response }>): Promise<T> {
  const { data, response } = await call;
  if (data !== undefined) return data;
  throw new ApiError({
    code: 'internal_error',
    status: response.status,
    detail: 'The server sent no answer where one was due.',
  });
}
