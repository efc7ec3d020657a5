/** A graceful stop: no new connections, requests under way finish, and whoever is merely connected is hung up on. */
import type { HttpServer } from './server.ts';

const underWay = new WeakMap<HttpServer, { count: number }>();

/** Counts what is being answered; without it a silent connection would hold a stop up until it times out. */
export function countRequests(server: HttpServer): void {
  const requests = { count: 0 };
  underWay.set(server, requests);
  server.addHook('onRequest', async (_request, reply) => {
    requests.count += 1;
    reply.raw.once('close', () => {
      requests.count -= 1;
    });
  });
}

export async function finishRequests(server: HttpServer, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  const closed = server.close();
  while ((underWay.get(server)?.count ?? 0) > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  server.server.closeAllConnections();
  await closed;
}
