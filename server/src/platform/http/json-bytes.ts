/**
 * An answer that is JSON already, as the database wrote it. It is sent as it is: no schema takes undeclared fields out of
 * it on the way, so the tests of each such answer prove that it always has the shape of its contract.
 */
import type { FastifyReply } from 'fastify';

declare const shape: unique symbol;
/** The text of a JSON document that parses to `T`. */
export type JsonText<T> = string & { readonly [shape]: T };

export function jsonText<T>(text: string): JsonText<T> {
  // The brand exists for the compiler only.
  return text as JsonText<T>;
}

export function sendJsonText<T>(reply: FastifyReply, text: JsonText<T>): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').serializer(asItIs).send(text);
}

function asItIs(payload: unknown): string {
  return String(payload);
}
