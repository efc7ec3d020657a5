import type { Locale } from '@faircourt/contracts/vocabulary';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { countryName } from '../../content/localized-names.ts';
import { TOPICS } from '../topics.ts';
import { articlesIn } from './articles.ts';

const FIELD = 'h-12 w-full rounded-md border border-line-strong bg-surface text-base text-ink';

/** Shown only where scripts run: without them a form that does nothing would be worse than none. */
export function ArticleFilters({ locale }: { locale: Locale }) {
  const t = useText();
  const countries = articlesIn(locale)
    .flatMap(({ data }) => data.country ?? [])
    .map((code) => ({ code, name: countryName(locale, code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <search className="noscript:hidden">
      <form
        data-filters=""
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_14rem_14rem_auto] lg:items-end"
      >
        <LabelledField label={t('public.learn.list.search')} name="q" className="sm:max-lg:col-span-2">
          <Search
            aria-hidden
            className="pointer-events-none absolute bottom-3.5 left-3.5 size-5 text-muted"
          />
          <input
            type="search"
            id="filter-q"
            name="q"
            placeholder={t('public.learn.list.search_hint')}
            className={`${FIELD} pr-3 pl-11 placeholder:text-muted`}
          />
        </LabelledField>
        <LabelledField label={t('public.learn.list.topic')} name="topic">
          <select id="filter-topic" name="topic" className={`${FIELD} px-3`}>
            <option value="">{t('public.learn.list.any_topic')}</option>
            {TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {t(`public.learn.topic.${topic}.title`)}
              </option>
            ))}
          </select>
        </LabelledField>
        <LabelledField label={t('public.learn.list.country')} name="country">
          <select id="filter-country" name="country" className={`${FIELD} px-3`}>
            <option value="">{t('public.learn.list.any_country')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </LabelledField>
        <button
          type="button"
          data-clear=""
          className={buttonClasses({ variant: 'secondary', className: 'h-12 sm:max-lg:justify-self-start' })}
        >
          {t('public.learn.list.clear')}
        </button>
        <output
          data-found=""
          data-one={t('public.learn.list.found_one')}
          data-many={t('public.learn.list.found_many')}
          data-none={t('public.learn.list.none')}
          className="col-span-full text-sm text-muted"
        >
          {t('public.learn.list.found_many').replace('#', String(articlesIn(locale).length))}
        </output>
      </form>
    </search>
  );
}

function LabelledField({
  label,
  name,
  className = '',
  children,
}: {
  label: string;
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`relative min-w-0 ${className}`}>
      <label htmlFor={`filter-${name}`} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {children}
    </div>
  );
}
