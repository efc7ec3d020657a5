/** Purchase orders over HTTP, for admins. */
import {
  adminPurchaseOrderQuerySchema,
  adminPurchaseOrderSchema,
  adminPurchaseOrdersSchema,
  refusePurchaseOrderSchema,
} from '@faircourt/contracts/purchase-orders';
import type { Database } from '../../../platform/database/database.ts';
import { idParams } from '../../../platform/http/route-schemas.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { acceptOrder, listAllOrders, refuseOrder } from './order-decision.service.ts';

export function adminOrderRoutes(server: HttpServer, deps: { db: Database }): void {
  server.get(
    '/api/admin/purchase-orders',
    {
      config: { action: 'purchase_order.decide' },
      schema: {
        tags: ['admin'],
        querystring: adminPurchaseOrderQuerySchema,
        response: { 200: adminPurchaseOrdersSchema },
      },
    },
    (request) => listAllOrders(deps, request.guard, request.query.state),
  );

  server.post(
    '/api/admin/purchase-orders/:id/accept',
    {
      config: { action: 'purchase_order.decide' },
      schema: {
        tags: ['admin'],
        description:
          'Issues the invoice for the year that was ordered, due in 30 days. It begins after what is tried or paid, else now.',
        params: idParams,
        response: { 200: adminPurchaseOrderSchema },
      },
    },
    (request) => acceptOrder(deps, request.guard, request.params.id),
  );

  server.post(
    '/api/admin/purchase-orders/:id/refuse',
    {
      config: { action: 'purchase_order.decide' },
      schema: {
        tags: ['admin'],
        params: idParams,
        body: refusePurchaseOrderSchema,
        response: { 200: adminPurchaseOrderSchema },
      },
    },
    (request) => refuseOrder(deps, request.guard, request.params.id, request.body),
  );
}
