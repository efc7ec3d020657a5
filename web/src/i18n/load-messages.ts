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
  const parts = new Map<string, Messages>();
  // Pages that open meanwhile bring their words in the language before this one, so theirs are fetched here too.
  for (
    let missing = [...opened];
    missing.length > 0;
    missing = [...opened].filter((page) => !parts.has(page))
  ) {
    await Promise.all(missing.map(async (page) => parts.set(page, await loadPart(locale, page))));
  }
  return Object.assign({}, ...parts.values()) as Messages;
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
  try {
    const messages = await loadSpoken(page);
    // Not by load(), which draws everything on the screen again: none of these is on it.
    if (spoken) Object.assign(spoken.messages, messages);
  } catch (error) {
    opened.delete(page);
    throw error;
  }
}

/** In the language that is spoken when they are there, whatever was spoken when they were asked for. */
async function loadSpoken(page: string): Promise<Messages> {
  const locale = spokenLocale();
  const messages = await loadPart(locale, page);
  return locale === spokenLocale() ? messages : loadSpoken(page);
}

function spokenLocale(): Locale {
  return spoken ? localeOf(spoken) : preferredLocale();
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
