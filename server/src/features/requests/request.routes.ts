/** What coaches ask and families answer, over HTTP. */
import {
  answerRequestsSchema,
  askableSchema,
  blockInputSchema,
  blockListSchema,
  familyAnswersSchema,
  familyRequestListSchema,
  requestReleaseSchema,
  SENT_STATUSES,
  sentRequestListSchema,
} from '@faircourt/contracts/requests';
import { z } from 'zod';
import type { HttpServer } from '../../platform/http/server.ts';
import type { RequestDeps } from './requests.deps.ts';
import { answerRequests } from './answer.service.ts';
import { readRecentAnswers } from './recent-answers.service.ts';
import { listSentRequests, readAskable, requestReleases } from './ask.service.ts';
import { createBlocks, liftBlock, listBlocks } from './blocks/block.service.ts';
import { acceptFormerBlock } from './blocks/former-block.ts';
import { listRequests } from './request.service.ts';
import { done, idParams } from '../../platform/http/route-schemas.ts';

export function requestRoutes(server: HttpServer, deps: RequestDeps): void {
  server.post(
    '/api/athletes/:id/release-requests',
    {
      config: { action: 'release.request' },
      schema: {
        tags: ['requests'],
        params: idParams,
        body: requestReleaseSchema,
        response: { 201: askableSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await requestReleases(deps, request.guard, request.params.id, request.body)),
  );

  server.get(
    '/api/athletes/:id/requests',
    {
      config: { action: 'athlete.open' },
      schema: {
        tags: ['requests'],
        params: idParams,
        response: { 200: askableSchema },
      },
    },
    (request) => readAskable(deps, request.guard, request.params.id),
  );

  server.get(
    '/api/requests',
    {
      config: { action: 'request.list' },
      schema: { tags: ['requests'], response: { 200: familyRequestListSchema } },
    },
    (request) => listRequests(deps, request.guard),
  );

  server.get(
    '/api/requests/sent',
    {
      config: { action: 'request.list_sent' },
      schema: {
        tags: ['requests'],
        querystring: z.strictObject({ after: z.uuid().optional(), status: z.enum(SENT_STATUSES).optional() }),
        response: { 200: sentRequestListSchema },
      },
    },
    (request) =>
      listSentRequests(deps, request.guard, {
        status: request.query.status ?? null,
        after: request.query.after ?? null,
      }),
  );

  server.get(
    '/api/requests/answers',
    {
      config: { action: 'request.list_sent' },
      schema: { tags: ['requests'], response: { 200: familyAnswersSchema } },
    },
    (request) => readRecentAnswers(deps, request.guard),
  );

  server.post(
    '/api/requests/answer',
    {
      config: { action: 'release.decide' },
      schema: {
        tags: ['requests'],
        body: answerRequestsSchema,
        response: { 200: familyRequestListSchema },
      },
    },
    (request) => answerRequests(deps, request.guard, request.body),
  );

  server.get(
    '/api/blocks',
    {
      config: { action: 'request.list' },
      schema: { tags: ['requests'], response: { 200: blockListSchema } },
    },
    (request) => listBlocks(deps, request.guard),
  );

  server.post(
    '/api/blocks',
    {
      config: { action: 'block.create' },
      schema: { tags: ['requests'], body: blockInputSchema, response: { 201: blockListSchema } },
      preValidation: acceptFormerBlock,
    },
    async (request, reply) => reply.code(201).send(await createBlocks(deps, request.guard, request.body)),
  );

  server.post(
    '/api/blocks/:id/lift',
    {
      config: { action: 'block.lift' },
      schema: { tags: ['requests'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await liftBlock(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );
}
