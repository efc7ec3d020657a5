/** The application's messages come in parts: one that every page has, and one for each page. */

export const EVERYWHERE = 'everywhere';

/** A route as the name of a file: `dashboard-athletes-id-log`. */
export function partName(page: string): string {
  return page.replaceAll(/\W+/g, '-').replace(/^-/, '');
}
