/** How often each article is opened. Which page it was is all that is kept. */
import type { DailyCounts } from '../../platform/daily-counts.ts';
import type { HttpServer } from '../../platform/http/server.ts';

const ARTICLE = /^(?:\/(?:es|pt-BR))?\/learn\/([\w-]+)\/([\w-]+)\/?(?:\?.*)?$/;

export function countReadArticles(server: HttpServer, { counts }: { counts: DailyCounts }): void {
  server.addHook('onResponse', (request, reply, done) => {
    const article = articleOf(request.method, request.url, reply.statusCode);
    if (article && request.headers['sec-purpose'] === undefined) counts.add('articles', article);
    done();
  });
}

/** The same article in three languages is one. A page that the browser had already, 304, was read too. */
export function articleOf(method: string, url: string, status: number): string | null {
  if (method !== 'GET' || (status !== 200 && status !== 304)) return null;
  const [, topic, article] = ARTICLE.exec(url) ?? [];
  return topic && article ? `${topic}/${article}` : null;
}
