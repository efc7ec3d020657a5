/** Purchase orders over HTTP, for coaches who own a plan. */
import { billingSchema } from '@faircourt/contracts/billing';
import { FILE_RULES } from '@faircourt/contracts/files';
import { sendPurchaseOrderSchema } from '@faircourt/contracts/purchase-orders';
import { EVIDENCE_FILE_NAME_MAX } from '@faircourt/contracts/verification';
import { z } from 'zod';
import { idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { acceptRawFiles, admitFirst, contentOf, RAW, refuseBody } from '../../../uploads/raw-upload.ts';
import { binary, sendContent } from '../../../uploads/sent-file.ts';
import type { UploadSlots } from '../../../uploads/upload-slots.ts';
import {
  admitOrderDocument,
  keepOrderDocument,
  readOrderDocument,
  sendOrder,
  withdrawOrder,
  type OrderDeps,
} from './order.service.ts';

type UploadDeps = OrderDeps & { uploads: UploadSlots };

export async function orderRoutes(server: HttpServer, deps: UploadDeps): Promise<void> {
  await server.register(async (uploads: HttpServer) => {
    acceptRawFiles(uploads);
    uploadRoute(uploads, deps);
  });

  server.post(
    '/api/billing/purchase-orders',
    {
      config: { action: 'billing.manage' },
      schema: {
        tags: ['billing'],
        description:
          'Sends a purchase order for a year of Pro Scout. It opens nothing until an admin accepts it.',
        body: sendPurchaseOrderSchema,
        response: { 200: billingSchema },
      },
    },
    (request) => sendOrder(deps, request.guard, request.body),
  );

  server.delete(
    '/api/billing/purchase-orders/:id',
    {
      config: { action: 'billing.manage' },
      schema: {
        tags: ['billing'],
        description: 'Takes back a purchase order that waits, for Pro Scout or for the report.',
        params: idParams,
        response: { 200: billingSchema },
      },
    },
    (request) => withdrawOrder(deps, request.guard, request.params.id),
  );

  server.get(
    '/api/billing/purchase-orders/:id/document',
    {
      config: { action: 'purchase_order.read' },
      schema: {
        tags: ['billing'],
        params: idParams,
        response: {
          200: {
            description: 'The file itself.',
            content: { 'application/pdf': { schema: binary }, 'image/jpeg': { schema: binary } },
          },
        },
      },
    },
    async (request, reply) => {
      const file = await readOrderDocument(deps, request.guard, request.params.id);
      return sendContent(deps, reply, file, {
        'content-disposition': file.disposition,
        'cache-control': 'no-store',
      });
    },
  );
}

function uploadRoute(server: HttpServer, deps: UploadDeps): void {
  server.put(
    '/api/billing/purchase-orders/:id/document',
    {
      config: { action: 'billing.manage' },
      bodyLimit: FILE_RULES.evidence.maxBytes,
      schema: {
        tags: ['billing'],
        description:
          'Adds the document to a purchase order that waits, in the place of the one before. Send the file itself as application/octet-stream.',
        consumes: [RAW],
        params: idParams,
        querystring: z.strictObject({ name: z.string().trim().min(1).max(EVIDENCE_FILE_NAME_MAX) }),
        body: binary,
        response: { 200: billingSchema },
      },
      onRequest: admitFirst(deps, (guard, id) => admitOrderDocument(deps.db, guard, id)),
      errorHandler: refuseBody(() => 'evidence'),
    },
    (request) =>
      keepOrderDocument(deps, request.guard, {
        orderId: request.params.id,
        name: request.query.name,
        content: contentOf(request),
      }),
  );
}
