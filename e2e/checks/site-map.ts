/** Walks the public site as a search engine would: by its links alone, without running any script. */
import type { APIRequestContext } from '@playwright/test';

export interface SiteMap {
  /** Every public page that links lead to, with the ids that fragments may point at. */
  pages: Map<string, { ids: Set<string> }>;
  /** What every file, picture or page that something points at answered. */
  statuses: Map<string, number>;
  links: { from: string; href: string }[];
}

const AT_ONCE = 8;

export async function walkSite(request: APIRequestContext, starts: string[]): Promise<SiteMap> {
  const site: SiteMap = { pages: new Map(), statuses: new Map(), links: [] };
  const seen = new Set(starts);
  let waiting = [...starts];
  while (waiting.length > 0) {
    const batch = waiting.slice(0, AT_ONCE);
    waiting = waiting.slice(AT_ONCE);
    const found = await Promise.all(batch.map((path) => visit(request, site, path)));
    const fresh = new Set(found.flat().filter((path) => !seen.has(path)));
    for (const path of fresh) seen.add(path);
    waiting.push(...fresh);
  }
  return site;
}

/** Looks at one address; returns the paths of this site that it points at. */
async function visit(request: APIRequestContext, site: SiteMap, path: string): Promise<string[]> {
  const answer = await request.get(path, { maxRedirects: 0 });
  site.statuses.set(path, answer.status());
  const isPage = (answer.headers()['content-type'] ?? '').startsWith('text/html');
  const html = isPage && answer.ok() ? await answer.text() : '';
  // The application's own document has nothing in it to follow.
  if (!html.includes('data-page="')) return [];
  site.pages.set(path, { ids: new Set(valuesOf(html, /\sid="([^"]*)"/g)) });
  const links = valuesOf(html, /<a\b[^>]*?\shref="([^"]*)"/g);
  site.links.push(...links.map((href) => ({ from: path, href })));
  const files = [
    ...valuesOf(html, /<(?:img|script)\b[^>]*?\ssrc="([^"]*)"/g),
    ...valuesOf(html, /<(?:img|source)\b[^>]*?\ssrcset="([^"]*)"/gi).flatMap(picturesOf),
    ...valuesOf(html, /<link\b[^>]*?\shref="([^"]*)"/g),
  ];
  return [...links, ...files].filter((href) => /^\/(?!\/)/.test(href)).map(pathOf);
}

export function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? href;
}

export function fragmentOf(href: string): string | null {
  const fragment = href.split('#')[1];
  return fragment ? decodeURIComponent(fragment) : null;
}

function picturesOf(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

function valuesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
}
