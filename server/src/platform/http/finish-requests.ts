/**
 * A graceful stop in two halves. A server that leaves still answers everything, but says that it is not ready and closes
 * each connection with its answer, so that the proxy goes elsewhere. Then it takes no new connections, requests under
 * way finish, and idle connections are hung up on.
 */
import type { HttpServer } from './server.ts';

const underWay = new WeakMap<HttpServer, { count: number; isLeaving: boolean }>();

/** Counts what is being answered; without it a silent connection would hold a stop up until it times out. */
export function countRequests(server: HttpServer): void {
  const requests = { count: 0, isLeaving: false };
  underWay.set(server, requests);
  server.addHook('onRequest', async (_request, reply) => {
    requests.count += 1;
    reply.raw.once('close', () => {
      requests.count -= 1;
    });
  });
  server.addHook('onSend', async (_request, reply) => {
    if (requests.isLeaving) reply.header('connection', 'close');
  });
}

export function leave(server: HttpServer): void {
  const requests = underWay.get(server);
  if (requests) requests.isLeaving = true;
}

export function isLeaving(server: HttpServer): boolean {
  return underWay.get(server)?.isLeaving ?? false;
}

export function requestsUnderWay(server: HttpServer): number {
  return underWay.get(server)?.count ?? 0;
}

export async function finishRequests(server: HttpServer, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  const closed = server.close();
  // Quiet twice in a row: a request that had arrived but was not read yet has been by then.
  for (let quiet = 0; quiet < 2 && Date.now() < deadline;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    quiet = requestsUnderWay(server) === 0 ? quiet + 1 : 0;
  }
  server.server.closeAllConnections();
  await closed;
}
