/** Gives the tree its language and lets it change: messages load first, then everything switches at once. */
import { numberLocale } from '@faircourt/contracts/number-locale';
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { LOCALE_STORAGE_KEY } from './locale-storage.ts';
import { isLocale, storeLocale } from './locale.ts';
import { loadMessages } from './load-messages.ts';

type LocaleContextValue = { locale: Locale; setLocale: (locale: Locale) => Promise<void> };

const LocaleContext = createContext<LocaleContextValue | null>(null);

export function useLocale(): LocaleContextValue {
  const value = use(LocaleContext);
  if (!value) throw new Error('useLocale needs a LocaleProvider above it');
  return value;
}

export function LocaleProvider({
  i18n,
  initialLocale,
  children,
}: {
  i18n: I18n;
  initialLocale: Locale;
  children: ReactNode;
}) {
  const [locale, setActiveLocale] = useState(initialLocale);
  const wished = useRef(initialLocale);

  const activate = useCallback(
    async (next: Locale) => {
      wished.current = next;
      // An account usually says what is spoken already; switching to it would draw the whole page again.
      if (next === i18n.locale) return;
      const messages = await loadMessages(next);
      // Another one was chosen while this one was on its way.
      if (wished.current !== next) return;
      i18n.loadAndActivate({ locale: next, locales: numberLocale(next), messages });
      setActiveLocale(next);
    },
    [i18n],
  );
  const setLocale = useCallback(
    async (next: Locale) => {
      storeLocale(next);
      await activate(next);
    },
    [activate],
  );

  useEffect(() => {
    // Said again, it would have the whole page styled again.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  }, [locale]);

  // A choice made in one tab shows in all of them.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === LOCALE_STORAGE_KEY && isLocale(event.newValue)) void activate(event.newValue);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [activate]);

  const value = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  return (
    <LocaleContext value={value}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </LocaleContext>
  );
}
