/**
 * Holds every route to its word. A route names the action it performs, or `public`; the server does not start when one
 * names nothing, and does not send a success when the named action was never authorised during the request.
 */
import type { FastifyRequest, RouteOptions } from 'fastify';
import type { HttpServer } from '../../platform/http/server.ts';
import { ACTIONS, type Action } from '../actions.ts';
import type { Guard } from './guard.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    action?: Action | 'public';
  }
  interface FastifyRequest {
    /** Set by authentication on every API request, for anonymous callers too. */
    guard: Guard;
  }
}

export interface DeclaredRoute {
  method: string;
  url: string;
  action: Action | 'public';
}

/** Returns the routes as they were declared, for the access matrix; complete once the server is ready. */
export function enforceActions(server: HttpServer): () => DeclaredRoute[] {
  const routes: RouteOptions[] = [];
  server.addHook('onRoute', (route) => void routes.push(route));

  server.addHook('onReady', async () => {
    const silent = routes.filter((route) => !isDeclared(route.config?.action));
    if (silent.length > 0) {
      const names = silent.map((route) => `${String(route.method)} ${route.url}`).join(', ');
      throw new Error(`These routes name no action and not 'public' either: ${names}`);
    }
  });

  server.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400) refuseUnauthorised(request);
    return payload;
  });

  return () =>
    routes.flatMap((route) => {
      const action = route.config?.action;
      const isOurs = route.url.startsWith('/api/') && !route.schema?.hide;
      if (!isOurs || !action || route.method === 'HEAD') return [];
      return [{ method: String(route.method), url: route.url, action }];
    });
}

function isDeclared(action: string | undefined): boolean {
  return action === 'public' || (action !== undefined && Object.hasOwn(ACTIONS, action));
}

function refuseUnauthorised(request: FastifyRequest): void {
  const { action } = request.routeOptions.config;
  if (action === 'public' || request.is404) return;
  if (!action || !request.guard?.wasAuthorised(action)) {
    throw new Error(`${request.method} ${request.routeOptions.url} answered without authorising ${action}`);
  }
}
