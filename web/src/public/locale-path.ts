/** Links between public pages, in the language of the page. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { publicAddress } from '../shell/public-address.ts';

/** What exists once per language. Everything else (/auth, /dashboard …) is the application and has one address. */
const PUBLIC_SECTION = /^\/(pricing|learn|support|legal)(?=$|[/?#])/;

export function localePath(locale: Locale, slug: string): string {
  return publicAddress(locale, slug);
}

/** For links written in texts: /learn/… follows the reader's language, /auth and other sites stay as they are. */
export function localizeHref(locale: Locale, href: string): string {
  if (href === '/') return localePath(locale, '');
  return PUBLIC_SECTION.test(href) ? localePath(locale, href) : href;
}
