/** A page kept in memory in each encoding that the build has made, so that sending it costs nothing. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Page {
  plain: Buffer;
  encoded: { name: 'br' | 'gzip'; body: Buffer }[];
}

export async function loadPage(file: string): Promise<Page> {
  const encoded: Page['encoded'] = [];
  for (const [name, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (existsSync(file + ending)) encoded.push({ name, body: await readFile(file + ending) });
  }
  return { plain: await readFile(file), encoded };
}

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  status: number,
): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  const best = page.encoded.find(({ name }) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (best) reply.header('content-encoding', best.name);
  return reply
    .code(status)
    .header('vary', 'accept-encoding')
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(best?.body ?? page.plain);
}
