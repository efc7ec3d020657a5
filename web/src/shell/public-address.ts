/** Where each language of the public pages lives: English has the plain addresses, the others a prefix of their own. */
import type { Locale } from '@faircourt/contracts/vocabulary';

const LOCALE_ROOTS: Record<Locale, string> = { en: '', es: '/es', 'pt-BR': '/pt-BR' };

export function publicAddress(locale: Locale, slug: string): string {
  return `${LOCALE_ROOTS[locale]}${slug}` || '/';
}
