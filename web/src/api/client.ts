/** The one API client of the application. */
import { createApiClient } from './create-api-client.ts';
import { authorizedFetch } from './session/session-client.ts';

export { answerOf } from './create-api-client.ts';

export const api = createApiClient(location.origin, authorizedFetch);
