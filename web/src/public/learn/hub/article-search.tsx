import type { Locale } from '@faircourt/contracts/vocabulary';
import { Search } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { localePath } from '../../locale-path.ts';
import { ALL_ARTICLES } from '../learn-paths.ts';

/** Leads to the list of all articles, which searches. Without JavaScript it simply opens the list. */
export function ArticleSearch({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <search>
      <form action={localePath(locale, ALL_ARTICLES)} className="mt-8 flex max-w-xl gap-2">
        <div className="relative min-w-0 flex-1">
          <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
          <input
            type="search"
            name="q"
            aria-label={t('public.learn.list.search')}
            placeholder={t('public.learn.list.search_hint')}
            className="h-12 w-full rounded-md border border-line-strong bg-paper pr-3 pl-11 text-base text-ink placeholder:text-muted"
          />
        </div>
        <button type="submit" className={buttonClasses({ className: 'h-12' })}>
          {t('public.learn.list.search_button')}
        </button>
      </form>
    </search>
  );
}
