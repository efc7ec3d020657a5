/** The browser behind a request: what is recorded of it, and the cookies it gets. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientInfo } from '../../platform/sessions/sign-in-engine.ts';

export function clientOf(request: FastifyRequest): ClientInfo {
  return {
    ipAddress: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    cookie: request.headers.cookie,
  };
}

export function setCookies(reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}
