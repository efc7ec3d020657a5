/** A PDF as the answer to a request. */
import { z } from 'zod';

const binary = z.unknown().meta({ type: 'string', format: 'binary' });

export function pdfAnswer(description: string) {
  return { 200: { description, content: { 'application/pdf': { schema: binary } } } };
}

export interface PdfFile {
  fileName: string;
  content: Buffer;
}

/** What a route has of a reply here; the rest of its type depends on the route. */
interface PdfReply<Reply> {
  headers(values: Record<string, string>): { send(content: Buffer): Reply };
}

/** It may name a child, and what somebody pays: it stays on no shared computer. */
export function sendPdf<Reply>(reply: PdfReply<Reply>, { fileName, content }: PdfFile): Reply {
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    })
    .send(content);
}
