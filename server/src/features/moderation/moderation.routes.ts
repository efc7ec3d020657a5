/** Reports over HTTP, and the queue for moderators. */
import {
  closeItemSchema,
  decideAppealSchema,
  makeAppealSchema,
  moderationItemSchema,
  moderationListSchema,
  moderationQuerySchema,
  ownDecisionListSchema,
  reportAthleteSchema,
  reportThingSchema,
  signalListSchema,
} from '@faircourt/contracts/moderation';
import { done, idParams } from '../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import { decideAppeal, makeAppeal } from './appeal.service.ts';
import { closeItem } from './decision.service.ts';
import { claimItem, giveBackItem, listQueue, openItem } from './item.service.ts';
import type { ModerationDeps } from './moderation.deps.ts';
import { listOwnDecisions } from './own-decision.service.ts';
import { readPrecision } from './signals/signal.service.ts';
import { reportAthlete, reportCoach, reportPost, reportVideo } from './report.service.ts';

export function reportRoutes(server: HttpServer, deps: ModerationDeps): void {
  server.post(
    '/api/athletes/:id/report',
    {
      config: { action: 'report.make' },
      schema: {
        tags: ['moderation'],
        params: idParams,
        body: reportAthleteSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await reportAthlete(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );
  const things = { videos: reportVideo, posts: reportPost, coaches: reportCoach };
  for (const [name, report] of Object.entries(things)) {
    server.post(
      `/api/${name}/:id/report`,
      {
        config: { action: 'report.make' },
        schema: {
          tags: ['moderation'],
          params: idParams,
          body: reportThingSchema,
          response: { 204: done },
        },
      },
      async (request, reply) => {
        await report(deps, request.guard, request.params.id, request.body);
        return reply.code(204).send();
      },
    );
  }
}

export function moderationRoutes(server: HttpServer, deps: ModerationDeps): void {
  server.get(
    '/api/moderation-signals',
    {
      config: { action: 'moderation.list' },
      schema: { tags: ['moderation'], response: { 200: signalListSchema } },
    },
    (request) => readPrecision(deps, request.guard),
  );

  server.get(
    '/api/moderation-items',
    {
      config: { action: 'moderation.list' },
      schema: {
        tags: ['moderation'],
        description: 'The gravest first, then the oldest. Names no minor in full.',
        querystring: moderationQuerySchema,
        response: { 200: moderationListSchema },
      },
    },
    (request) => listQueue(deps, request.guard, request.query),
  );

  server.get(
    '/api/moderation-items/:id',
    {
      config: { action: 'moderation.open' },
      schema: {
        tags: ['moderation'],
        description: 'What was reported as it was then. Each look is logged, once a day.',
        params: idParams,
        response: { 200: moderationItemSchema },
      },
    },
    (request) => openItem(deps, request.guard, request.params.id),
  );

  server.post(
    '/api/moderation-items/:id/claim',
    {
      config: { action: 'moderation.claim' },
      schema: { tags: ['moderation'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await claimItem(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/moderation-items/:id/release',
    {
      config: { action: 'moderation.claim' },
      schema: { tags: ['moderation'], params: idParams, response: { 204: done } },
    },
    async (request, reply) => {
      await giveBackItem(deps, request.guard, request.params.id);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/moderation-items/:id/close',
    {
      config: { action: 'moderation.close' },
      schema: { tags: ['moderation'], params: idParams, body: closeItemSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await closeItem(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.get(
    '/api/moderation-decisions',
    {
      config: { action: 'moderation.read_own' },
      schema: {
        tags: ['moderation'],
        description: 'What moderators decided about the caller or something of theirs, the latest first.',
        response: { 200: ownDecisionListSchema },
      },
    },
    (request) => listOwnDecisions(deps, request.guard),
  );

  server.post(
    '/api/moderation-decisions/:id/appeal',
    {
      config: { action: 'moderation.appeal' },
      schema: { tags: ['moderation'], params: idParams, body: makeAppealSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await makeAppeal(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/moderation-decisions/:id/appeal/answer',
    {
      config: { action: 'moderation.decide_appeal' },
      schema: { tags: ['moderation'], params: idParams, body: decideAppealSchema, response: { 204: done } },
    },
    async (request, reply) => {
      await decideAppeal(deps, request.guard, request.params.id, request.body);
      return reply.code(204).send();
    },
  );
}
