/** What is left of a coach's complete profiles this month. */
import { allowanceSchema } from '@faircourt/contracts/athlete-page';
import type { Database } from '../../platform/database/database.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import { readAllowance } from './allowance.service.ts';

export function allowanceRoutes(server: HttpServer, deps: { db: Database }): void {
  server.get(
    '/api/allowance',
    {
      config: { action: 'allowance.read' },
      schema: { tags: ['billing'], response: { 200: allowanceSchema } },
    },
    (request) => readAllowance(deps.db, request.guard),
  );
}
