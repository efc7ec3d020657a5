/** The directors' queue over HTTP: what waits, one item, and what is decided about it. */
import {
  figuresSchema,
  queueQuerySchema,
  queueSchema,
  verificationItemSchema,
} from '@faircourt/contracts/verification';
import { decideVerificationSchema } from '@faircourt/contracts/verification-decision';
import type { HttpServer } from '../../../platform/http/server.ts';
import { currentCaller } from '../../../identity/authenticate.ts';
import type { VerificationDeps } from '../verification.deps.ts';
import { claimItem, giveBackItem } from './claim.service.ts';
import { declareConflict } from './conflict.service.ts';
import { decideItem } from './decision.service.ts';
import { readFigures } from './figures.service.ts';
import { readItem } from './item.service.ts';
import { listQueue } from './queue.service.ts';
import { remindOfItem } from './remind.service.ts';
import { undoDecision } from './undo.service.ts';
import { done, idParams } from '../../../platform/http/route-schemas.ts';

export function queueRoutes(server: HttpServer, deps: VerificationDeps): void {
  server.get(
    '/api/verifications',
    {
      config: { action: 'verification.list' },
      schema: { tags: ['verification'], querystring: queueQuerySchema, response: { 200: queueSchema } },
    },
    (request) => listQueue(deps, request.guard, request.query),
  );

  server.get(
    '/api/verifications/:id',
    {
      config: { action: 'verification.read' },
      schema: { tags: ['verification'], params: idParams, response: { 200: verificationItemSchema } },
    },
    (request) => readItem(deps, request.guard, currentCaller(request), request.params.id),
  );

  server.post(
    '/api/verifications/:id/claim',
    {
      config: { action: 'verification.claim' },
      schema: { tags: ['verification'], params: idParams, response: { 200: verificationItemSchema } },
    },
    (request) => claimItem(deps, request.guard, currentCaller(request), request.params.id),
  );

  server.post(
    '/api/verifications/:id/release',
    {
      config: { action: 'verification.claim' },
      schema: { tags: ['verification'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await giveBackItem(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/verifications/:id/conflict',
    {
      config: { action: 'verification.claim' },
      schema: {
        tags: ['verification'],
        description:
          'Says that the caller coaches, or has coached, the one concerned: it is not offered again.',
        params: idParams,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await declareConflict(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/verifications/:id/decide',
    {
      config: { action: 'verification.decide' },
      schema: {
        tags: ['verification'],
        params: idParams,
        body: decideVerificationSchema,
        response: { 200: verificationItemSchema },
      },
    },
    (request) => decideItem(deps, request.guard, currentCaller(request), request.params.id, request.body),
  );

  server.post(
    '/api/verifications/:id/undo',
    {
      config: { action: 'verification.decide' },
      schema: { tags: ['verification'], params: idParams, response: { 200: verificationItemSchema } },
    },
    (request) => undoDecision(deps, request.guard, currentCaller(request), request.params.id),
  );

  server.post(
    '/api/verifications/:id/remind',
    {
      config: { action: 'verification.decide' },
      schema: {
        tags: ['verification'],
        description: 'Sends what was asked, or offered, once more to those who have not answered it.',
        params: idParams,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await remindOfItem(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.get(
    '/api/figures',
    {
      config: { action: 'figures.read' },
      schema: { tags: ['verification'], response: { 200: figuresSchema } },
    },
    (request) => readFigures(deps, request.guard),
  );
}
