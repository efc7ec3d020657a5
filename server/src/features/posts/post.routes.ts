/** Regional content over HTTP: written by directors, read by everybody once it is published. */
import { countryCodeSchema } from '@faircourt/contracts/countries';
import {
  editedPostSchema,
  postInputSchema,
  postListSchema,
  publishPostSchema,
  publishedPostListSchema,
  savePostSchema,
} from '@faircourt/contracts/posts';
import { LOCALES, POST_STATUSES } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';
import type { HttpServer } from '../../platform/http/server.ts';
import { currentCaller } from '../../identity/authenticate.ts';
import type { PostDeps } from './post.deps.ts';
import { listCountryPosts, readFeed } from './published-post.service.ts';
import { archivePost, deleteDraft, publishPost } from './post-state.service.ts';
import { createPost, listPosts, readPost, savePost } from './post.service.ts';
import { done, idParams } from '../../platform/http/route-schemas.ts';

export function postRoutes(server: HttpServer, deps: PostDeps): void {
  server.get(
    '/api/posts',
    {
      config: { action: 'post.list' },
      schema: {
        tags: ['content'],
        querystring: z.strictObject({
          status: z.enum(POST_STATUSES).optional(),
          after: z.string().max(200).optional(),
        }),
        response: { 200: postListSchema },
      },
    },
    (request) => listPosts(deps, request.guard, request.query),
  );

  server.post(
    '/api/posts',
    {
      config: { action: 'post.write' },
      schema: { tags: ['content'], body: postInputSchema, response: { 201: editedPostSchema } },
    },
    async (request, reply) =>
      reply.code(201).send(await createPost(deps, request.guard, currentCaller(request), request.body)),
  );

  server.get(
    '/api/posts/:id',
    {
      config: { action: 'post.write' },
      schema: { tags: ['content'], params: idParams, response: { 200: editedPostSchema } },
    },
    (request) => readPost(deps, request.guard, currentCaller(request), request.params.id),
  );

  server.put(
    '/api/posts/:id',
    {
      config: { action: 'post.write' },
      schema: {
        tags: ['content'],
        params: idParams,
        body: savePostSchema,
        response: { 200: editedPostSchema },
      },
    },
    (request) => savePost(deps, request.guard, currentCaller(request), request.params.id, request.body),
  );

  server.post(
    '/api/posts/:id/publish',
    {
      config: { action: 'post.write' },
      schema: {
        tags: ['content'],
        params: idParams,
        body: publishPostSchema,
        response: { 200: editedPostSchema },
      },
    },
    (request) => publishPost(deps, request.guard, currentCaller(request), request.params.id, request.body),
  );

  server.post(
    '/api/posts/:id/archive',
    {
      config: { action: 'post.write' },
      schema: { tags: ['content'], params: idParams, response: { 200: editedPostSchema } },
    },
    (request) => archivePost(deps, request.guard, currentCaller(request), request.params.id),
  );

  server.delete(
    '/api/posts/:id',
    {
      config: { action: 'post.write' },
      schema: {
        tags: ['content'],
        description: 'Deletes a draft that was never published.',
        params: idParams,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await deleteDraft(deps, request.guard, currentCaller(request), request.params.id);
      return reply.code(204).send();
    },
  );

  server.get(
    '/api/countries/:code/posts',
    {
      config: { action: 'public' },
      schema: {
        tags: ['content'],
        params: z.object({ code: countryCodeSchema }),
        querystring: z.strictObject({ locale: z.enum(LOCALES).default('en') }),
        response: { 200: publishedPostListSchema },
      },
    },
    async (request, reply) => {
      const list = await listCountryPosts(deps, request.params.code, request.query.locale);
      // The same for everybody. A cache in between may answer for a minute; a reader's own browser asks each time.
      reply.header('cache-control', 'public, max-age=0, s-maxage=60');
      return list;
    },
  );

  server.get(
    '/api/feed',
    {
      config: { action: 'post.read_feed' },
      schema: {
        tags: ['content'],
        querystring: z.strictObject({ locale: z.enum(LOCALES).default('en') }),
        response: { 200: publishedPostListSchema },
      },
    },
    (request) => readFeed(deps, request.guard, request.query.locale),
  );
}
