/** Structured logs. They name requests, routes and codes; never people, addresses, tokens or bodies. */
import type { FastifyServerOptions } from 'fastify';

type LoggerOptions = Extract<FastifyServerOptions['logger'], object>;

export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    // The route's pattern, not the address: addresses carry reset tokens and record ids.
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply) => ({ status: reply.statusCode }),
      err: describeError,
    },
    // A safety net under the rule above, should somebody log a whole object.
    redact: {
      paths: ['*.password', '*.token', '*.access_token', '*.email', '*.authorization', '*.cookie', 'headers'],
      remove: true,
    },
  };
}

/** PostgreSQL puts the offending values into `detail` and `where`; those can be a child's name, so they stay out. */
function describeError(error: Error & { code?: unknown; constraint?: unknown }): {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
} {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(typeof error.code === 'string' ? { code: error.code } : {}),
    ...(typeof error.constraint === 'string' ? { constraint: error.constraint } : {}),
  };
}
