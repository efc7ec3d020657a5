/**
 * An answer that is JSON already, as the database wrote it. It is sent as it is: no schema takes undeclared fields out of
 * it on the way, so each author of one proves in tests that it always has the shape of its contract.
 */
import type { FastifyReply } from 'fastify';

declare const shape: unique symbol;
/** The bytes of a JSON document that parses to `T`. */
export type JsonBytes<T> = Buffer & { readonly [shape]: T };

export function jsonBytes<T>(bytes: Buffer): JsonBytes<T> {
  // The brand exists for the compiler only.
  return bytes as JsonBytes<T>;
}

export function sendJsonBytes<T>(reply: FastifyReply, bytes: JsonBytes<T>): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(bytes);
}
