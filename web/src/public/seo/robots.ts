import { absoluteUrl } from '../site-url.ts';

/** Pages of the application say noindex themselves, which a crawler can only read when it may fetch them. */
export function robotsText(): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n');
}
