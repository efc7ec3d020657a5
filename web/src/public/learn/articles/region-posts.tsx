/**
 * What the directors of a country have published for it, below its article. The page is made at build time and they
 * write any day, so a script fills this in; until then, and where there is nothing, it is not there.
 */
import { ChevronDown } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';

export function RegionPosts({ country }: { country: string | null }) {
  const t = useText();
  if (country === null) return null;
  return (
    <section
      aria-labelledby="region-posts"
      className="mt-14 max-w-[44rem]"
      data-region-posts={country}
      data-author={t('public.learn.region.author', { author: '#' })}
      data-news={t('public.learn.region.news')}
      data-country-note={t('public.learn.region.country_note')}
      hidden
    >
      <h2 id="region-posts" className="text-xl">
        {t('public.learn.region.title')}
      </h2>
      <p className="mt-1 text-muted">{t('public.learn.region.text')}</p>
      <ul className="mt-5 flex flex-col gap-4" data-posts />
      <template data-post>
        <li>
          <details className="group rounded-lg border border-line bg-surface p-5">
            <summary className="flex cursor-pointer list-none items-start justify-between gap-4 [&::-webkit-details-marker]:hidden">
              <div className="min-w-0">
                <h3 className="text-lg" data-title>
                  {/* Each post brings its own. */}…
                </h3>
                <span className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
                  <span data-kind />
                  <span data-language className="font-medium text-ink" />
                  <span data-author />
                  <time data-date />
                </span>
              </div>
              <ChevronDown
                aria-hidden
                className="mt-1 size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="reading mt-4" data-body />
          </details>
        </li>
      </template>
    </section>
  );
}
