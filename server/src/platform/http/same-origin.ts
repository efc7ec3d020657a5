/**
 * A call that brings cookies along is answered only when it comes from our own pages. Browsers name the page's origin on
 * every call that changes something; what names none is no browser, and nobody's cookies are with it unasked.
 */
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { HttpServer } from './server.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function refuseForeignOrigins(server: HttpServer, { baseUrl }: { baseUrl: string }): void {
  const ours = new URL(baseUrl).origin;
  server.addHook('onRequest', async (request) => {
    if (!request.headers.cookie || !request.url.startsWith('/api/')) return;
    if (!isOwn(request, ours)) {
      throw new AppError('wrong_origin', 'This call came from another site. Open Faircourt itself.');
    }
  });
}

function isOwn(request: FastifyRequest, ours: string): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === ours || URL.parse(origin)?.host === request.host;
  const site = request.headers['sec-fetch-site'];
  const isFromElsewhere = site === 'cross-site' || site === 'same-site';
  return !isFromElsewhere || SAFE_METHODS.has(request.method);
}
