/** Where each language lives: English has the plain addresses, the others a prefix of their own. */
import type { Locale } from '@faircourt/contracts/vocabulary';

const LOCALE_ROOTS: Record<Locale, string> = { en: '', es: '/es', 'pt-BR': '/pt-BR' };

/** What exists once per language. Everything else (/auth, /dashboard …) is the application and has one address. */
const PUBLIC_SECTION = /^\/(pricing|learn|support|legal)(?=$|[/?#])/;

export function localePath(locale: Locale, slug: string): string {
  return `${LOCALE_ROOTS[locale]}${slug}` || '/';
}

/** For links written in texts: /learn/… follows the reader's language, /auth and other sites stay as they are. */
export function localizeHref(locale: Locale, href: string): string {
  if (href === '/') return localePath(locale, '');
  return PUBLIC_SECTION.test(href) ? localePath(locale, href) : href;
}
