import type { Locale } from '@faircourt/contracts/vocabulary';
import { Search } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { PATHS } from '../../../shell/paths.ts';
import { cn } from '../../../ui/class-names.ts';
import { localePath } from '../../locale-path.ts';
import { ALL_ARTICLES } from '../learn-paths.ts';
import { slots } from '../tools/tool-words.ts';
import { searchIndexPath } from './search-index-path.ts';

const NEXT = buttonClasses({ variant: 'link', class: 'min-h-11' });

/**
 * Searches the whole hub as one types (hub-search.start.ts). Without JavaScript, or when the index cannot be fetched, it opens
 * the list of all articles, which searches too. The small one stands above a text and is sent by Enter.
 */
export function HubSearchForm({ locale, isSmall = false }: { locale: Locale; isSmall?: boolean }) {
  const t = useText();
  return (
    <search
      aria-label={t('public.learn.search.label')}
      data-hub-search={searchIndexPath(locale)}
      data-words={useWords()}
      className={cn('relative block print:hidden', isSmall ? 'w-full sm:w-80' : 'mt-8 max-w-xl')}
    >
      <form action={localePath(locale, ALL_ARTICLES)} className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
          <input
            type="search"
            name="q"
            autoComplete="off"
            aria-label={t('public.learn.search.label')}
            aria-describedby="hub-search-help"
            placeholder={t('public.learn.list.search_hint')}
            className="h-12 w-full rounded-md border border-line-strong bg-paper pr-3 pl-11 text-base text-ink placeholder:text-muted"
          />
        </div>
        {!isSmall && (
          <button type="submit" className={buttonClasses({ className: 'h-12' })}>
            {t('public.learn.list.search_button')}
          </button>
        )}
      </form>
      <p id="hub-search-help" className="sr-only">
        {t('public.learn.search.help')}
      </p>
      <output data-status="" className="sr-only" />
      <div
        data-results=""
        hidden
        className={cn(
          'absolute inset-x-0 top-full z-25 mt-2 max-h-[70vh] overflow-y-auto rounded-lg border border-line bg-surface p-2 shadow-float',
          isSmall
            ? 'max-sm:data-asked:static max-sm:data-asked:shadow-none sm:left-auto sm:w-md'
            : 'data-asked:static data-asked:shadow-none',
          'group/results',
        )}
      >
        <p
          data-count=""
          aria-hidden
          className="hidden px-3 pt-2 pb-1 font-semibold group-data-asked/results:block empty:hidden!"
        />
        <ul data-list="" />
        <div data-nothing="" tabIndex={-1} className="rounded-md px-3 py-2">
          <p data-none="" />
          <p className="mt-2 flex flex-wrap gap-x-5">
            <a href={localePath(locale, ALL_ARTICLES)} className={NEXT}>
              {t('public.learn.hub.view_all')}
            </a>
            <a href={localePath(locale, PATHS.support)} className={NEXT}>
              {t('public.learn.faq.more_link')}
            </a>
          </p>
        </div>
      </div>
      <template data-result="">
        <li>
          <a
            href={localePath(locale, ALL_ARTICLES)}
            className="block rounded-md px-3 py-2.5 hover:bg-court-soft focus:bg-court-soft focus:outline-2 focus:-outline-offset-2 focus:outline-court"
          >
            <span data-title="" className="block font-medium text-court">
              {/* Each result brings its own. */}…
            </span>
            <span data-place="" className="block text-sm text-ink" />
            <span data-found="" className="block text-sm text-muted empty:hidden" />
          </a>
        </li>
      </template>
    </search>
  );
}

function useWords(): string {
  const t = useText();
  return JSON.stringify({
    found: t('public.learn.search.found', slots('words')),
    none: t('public.learn.search.none', slots('query')),
    one: t('public.learn.search.one'),
    many: t('public.learn.search.many', slots('count')),
  });
}
