/** Pictures of regional content over HTTP: for everybody while the post is published, for its writers at any time. */
import { FILE_RULES, fileKeySchema } from '@faircourt/contracts/files';
import { postImageSchema } from '@faircourt/contracts/posts';
import { z } from 'zod';
import type { HttpServer } from '../../platform/http/server.ts';
import { currentCaller } from '../../identity/authenticate.ts';
import { acceptRawFiles, admitFirst, contentOf, RAW, refuseBody } from '../../uploads/raw-upload.ts';
import type { UploadSlots } from '../../uploads/upload-slots.ts';
import { binary, sendContent } from '../../uploads/sent-file.ts';
import type { PostDeps } from './post.deps.ts';
import { admitPostImage, keepPostImage, lookAtImage, lookAtPublishedImage } from './post-image.service.ts';
import { idParams } from '../../platform/http/route-schemas.ts';

const picture = {
  200: { description: 'The picture itself.', content: { 'image/webp': { schema: binary } } },
};

type UploadDeps = PostDeps & { uploads: UploadSlots };

export async function postImageRoutes(server: HttpServer, deps: UploadDeps): Promise<void> {
  await server.register(async (uploads: HttpServer) => {
    acceptRawFiles(uploads);
    uploadRoute(uploads, deps);
  });

  server.get(
    '/api/post-images/:id',
    {
      config: { action: 'public' },
      schema: {
        tags: ['content'],
        description: 'A picture of a published post.',
        params: idParams,
        response: picture,
      },
    },
    async (request, reply) => {
      const image = await lookAtPublishedImage(deps, request.params.id);
      // An archived post takes its pictures along within minutes.
      return sendContent(deps, reply, image, { 'cache-control': 'public, max-age=300' });
    },
  );

  server.get(
    '/api/post-images/:id/preview',
    {
      config: { action: 'post.write', acceptsFileKey: true },
      schema: {
        tags: ['content'],
        description: 'A picture of a post in any status, for its writers. `key` is the file_key of the post.',
        params: idParams,
        querystring: z.object({ key: fileKeySchema.optional() }),
        response: picture,
      },
    },
    async (request, reply) => {
      const image = await lookAtImage(deps, request.guard, request.params.id);
      return sendContent(deps, reply, image, { 'cache-control': 'private, max-age=300' });
    },
  );
}

function uploadRoute(server: HttpServer, deps: UploadDeps): void {
  server.post(
    '/api/posts/:id/images',
    {
      config: { action: 'post.write' },
      bodyLimit: FILE_RULES.post_image.maxBytes,
      schema: {
        tags: ['content'],
        description: 'Keeps a picture for a post. Send the file itself as application/octet-stream.',
        consumes: [RAW],
        params: idParams,
        body: binary,
        response: { 201: postImageSchema },
      },
      onRequest: admitFirst(deps, (guard, id) => admitPostImage(deps, guard, id)),
      errorHandler: refuseBody(() => 'post_image'),
    },
    async (request, reply) => {
      const caller = currentCaller(request);
      const image = await keepPostImage(deps, request.guard, caller, request.params.id, contentOf(request));
      return reply.code(201).send(image);
    },
  );
}
