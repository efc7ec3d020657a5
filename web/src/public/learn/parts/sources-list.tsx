import type { Locale } from '@faircourt/contracts/vocabulary';
import { ChevronDown, ExternalLink } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { sourceId } from '../../content/markdown.ts';
import type { NumberedSource } from '../../content/sources.ts';

type SourcesListProps = {
  sources: readonly NumberedSource[];
  locale: Locale;
  /** A phone shows them closed, with their count; a number in the text opens them. For pages of short answers. */
  isFoldedOnPhone?: boolean;
};

/** Where the facts come from. Titles stay in English, as in the sources' index, whatever the page speaks. */
export function SourcesList({ sources, locale, isFoldedOnPhone = false }: SourcesListProps) {
  const t = useText();
  const list = <Sources sources={sources} locale={locale} />;
  return (
    <section aria-labelledby="sources" role="doc-endnotes">
      <h2 id="sources" className="text-xl">
        {t('public.learn.article.sources')}
      </h2>
      {isFoldedOnPhone ? (
        <details data-phone-fold="" className="group/fold mt-2 sm:mt-0">
          <summary
            aria-describedby="sources"
            className="flex min-h-12 list-none items-center justify-between gap-4 rounded-lg border border-line bg-surface px-4 font-medium text-court shadow-soft [&::-webkit-details-marker]:hidden"
          >
            {t('public.learn.article.sources_count', { count: sources.length })}
            <ChevronDown aria-hidden className="size-5 transition-transform group-open/fold:rotate-180" />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  );
}

function Sources({ sources, locale }: Pick<SourcesListProps, 'sources' | 'locale'>) {
  const t = useText();
  return (
    <>
      <p className="mt-1 text-sm text-muted">{t('public.learn.article.sources_text')}</p>
      <ol className="mt-4 flex flex-col gap-2">
        {sources.map(({ key, number, title, url, old }) => (
          <li
            key={key}
            id={sourceId(key)}
            className="flex gap-3 rounded-sm px-2 py-1 transition-colors target:bg-court-soft"
          >
            <span aria-hidden className="w-6 shrink-0 text-right text-sm leading-6 text-muted tabular-nums">
              {number}
            </span>
            <span lang="en" className="min-w-0 text-sm leading-6 wrap-anywhere">
              {url ? (
                <a
                  href={url}
                  rel="noopener external"
                  data-print-address=""
                  className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
                >
                  {title}
                  <ExternalLink aria-hidden className="ml-1 inline size-3.5 align-[-0.1em]" />
                </a>
              ) : (
                title
              )}
              {!url && (
                <span className="text-muted"> ({t('public.learn.article.source_without_address')})</span>
              )}
              {old && (
                <span lang={locale} className="text-muted">
                  {' '}
                  ({t(`public.learn.notes.old.${old}`)})
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
