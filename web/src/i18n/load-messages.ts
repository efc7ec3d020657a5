/** Loads the messages of a language: those of the pages that were opened so far, which is all that can be shown. */
import { DEFAULT_LOCALE, type Locale } from '@faircourt/contracts/vocabulary';
import type { I18n, Messages } from '@lingui/core';
import { isLocale, preferredLocale } from './locale.ts';
import { EVERYWHERE, partName } from './message-parts.ts';

/** While one develops and in tests, each catalogue is whole. */
const CATALOGUES: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('../../../catalogues/interface/en.json'),
  es: () => import('../../../catalogues/interface/es.json'),
  'pt-BR': () => import('../../../catalogues/interface/pt-BR.json'),
};

const opened = new Set([EVERYWHERE]);
const loaded = new Map<string, Promise<Messages>>();
let spoken: I18n | null = null;

export async function loadMessages(locale: Locale): Promise<Messages> {
  if (import.meta.env.DEV) return (await CATALOGUES[locale]()).default;
  const parts = await Promise.all([...opened].map((page) => loadPart(locale, page)));
  return Object.assign({}, ...parts) as Messages;
}

/** From here on, what a page opens is said by this one. */
export function speakBy(i18n: I18n): void {
  spoken = i18n;
}

/** Before a page is shown. */
export async function openMessages(page: string): Promise<void> {
  if (import.meta.env.DEV || opened.has(page)) return;
  // At once: a language that is chosen meanwhile has to bring them too.
  opened.add(page);
  const locale = spoken ? localeOf(spoken) : preferredLocale();
  try {
    const messages = await loadPart(locale, page);
    // Not by load(), which draws everything on the screen again: none of these is on it.
    if (spoken?.locale === locale) Object.assign(spoken.messages, messages);
  } catch (error) {
    opened.delete(page);
    throw error;
  }
}

function localeOf({ locale }: I18n): Locale {
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

function loadPart(locale: Locale, page: string): Promise<Messages> {
  const file = `${locale}/${partName(page)}.json`;
  const loading = loaded.get(file) ?? fetchPart(file);
  loaded.set(file, loading);
  // Asked for again, it may be there.
  loading.catch(() => loaded.delete(file));
  return loading;
}

async function fetchPart(file: string): Promise<Messages> {
  const folder = document.querySelector<HTMLMetaElement>('meta[name="faircourt:words"]')?.content ?? '';
  const answer = await fetch(`${folder}/${file}`);
  if (!answer.ok) throw new Error(`The words of ${file} could not be loaded: ${answer.status}`);
  return (await answer.json()) as Messages;
}
