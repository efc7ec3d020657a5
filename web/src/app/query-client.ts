import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

const RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal stays a refusal; only silence and a stumbling server are worth another try.
        retry: (failures, error) => {
          const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
          return !isRefusal && failures < RETRIES;
        },
      },
      mutations: {
        // Without a connection it fails at once, and says so. Left to wait, it would be done by itself once the line is back, when the
        // person has canceled it or decided otherwise.
        networkMode: 'always',
      },
    },
  });
}
