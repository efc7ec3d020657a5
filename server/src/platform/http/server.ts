/** The HTTP server without any of the product in it: limits, headers, contracts, problem documents, request ids. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { loggerOptions } from '../logging.ts';
import { handleError } from './problems.ts';
import { securityHeaders } from './security-headers.ts';
import { validatorCompiler } from './validation.ts';

export interface HttpServerOptions {
  isProduction: boolean;
  logLevel: string;
  trustProxy: string | null;
  /** Whose pages ours may show inside a frame, such as players; nobody's when left out. */
  frameHosts?: readonly string[];
  /** Where log lines go; standard output when left out. */
  logDestination?: Writable;
}

const JSON_BODY_BYTES = 64 * 1024;
const HEADER_BYTES = 16 * 1024;

export async function createHttpServer(options: HttpServerOptions) {
  const server = Fastify({
    logger:
      options.logLevel === 'silent'
        ? false
        : {
            ...loggerOptions(options.logLevel),
            ...(options.logDestination ? { stream: options.logDestination } : {}),
          },
    // The id in our logs and answers is ours; one sent by a client could forge another's trail.
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: JSON_BODY_BYTES,
    // Ten megabytes over a phone's line take their time.
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    connectionTimeout: 0,
    http: { maxHeaderSize: HEADER_BYTES, headersTimeout: 20_000 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    clientErrorHandler: refuseUnreadable,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();

  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler(handleError);
  const headers = securityHeaders(options);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    // Answers are for one person and one moment; what may be kept says so itself.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
  readJsonOnly(server);
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Faircourt API',
        version: '1',
        description:
          'A coach can trust what is on the page, and a family decides who sees it. Errors are RFC 9457 problem documents.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
  });
  return server;
}

export type HttpServer = Awaited<ReturnType<typeof createHttpServer>>;

/** Nothing here reads text or forms; a body of another kind is refused before it is parsed. */
function readJsonOnly(server: FastifyInstance): void {
  server.removeContentTypeParser('text/plain');
}

/** What is not HTTP at all, or has headers past the limit, never reaches a route. */
function refuseUnreadable(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, title] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The headers are too large']
      : ['400 Bad Request', 'The request could not be read'];
  const body = JSON.stringify({
    type: 'urn:faircourt:problem:malformed_request',
    title,
    status: Number.parseInt(status, 10),
    code: 'malformed_request',
    detail: 'Send a valid HTTP request.',
    request_id: randomUUID(),
  });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
