import type { Locale } from '@faircourt/contracts/vocabulary';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { sourceId } from '../../content/markdown.ts';
import type { NumberedSource } from '../../content/sources.ts';
import { countryName, formatPlainDate } from '../../content/localized-names.ts';
import type { Article, RenderedRule } from './articles.ts';

/** The answer most readers of a country page came for. Every line has its source; doubt is said aloud. */
export function MinorBox({ article, locale }: { article: Article; locale: Locale }) {
  const t = useText();
  const { data, minorRules, sources, textLocale } = article;
  if (data.topic !== 'countries' || !minorRules) return null;
  return (
    <section
      aria-labelledby="minor-box"
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-soft"
    >
      <h2 id="minor-box" className="border-b border-line px-5 py-4 text-lg sm:px-6">
        {t('public.learn.minor.title', { country: countryName(locale, data.country) })}
      </h2>
      <div className="grid md:grid-cols-2 md:divide-x md:divide-line max-md:divide-y max-md:divide-line">
        <div className="px-5 py-5 sm:px-6">
          <h3 className="flex items-center gap-2 text-base text-verified">
            <CircleCheck aria-hidden className="size-5" />
            {t('public.learn.minor.may')}
          </h3>
          <Rules rules={minorRules.may} sources={sources} textLocale={textLocale} />
        </div>
        <div className="px-5 py-5 sm:px-6">
          <h3 className="flex items-center gap-2 text-base text-stop">
            <CircleX aria-hidden className="size-5" />
            {t('public.learn.minor.may_not')}
          </h3>
          <Rules rules={minorRules.mayNot} sources={sources} textLocale={textLocale} />
        </div>
      </div>
      <p className="border-t border-line bg-sunken/60 px-5 py-3 text-sm text-muted sm:px-6">
        {t('public.learn.minor.note', { date: formatPlainDate(locale, data.asOf) })}
      </p>
    </section>
  );
}

function Rules({
  rules,
  sources,
  textLocale,
}: {
  rules: readonly RenderedRule[];
  sources: readonly NumberedSource[];
  textLocale: Locale;
}) {
  const t = useText();
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {rules.map((rule) => (
        <li key={rule.text}>
          <span lang={textLocale} dangerouslySetInnerHTML={{ __html: rule.html }} />
          <SourceMark source={sources.find(({ key }) => key === rule.source)} />
          {rule.uncertain && (
            <Badge tone="caution" icon={CircleHelp} className="mt-1.5 flex">
              {t('public.learn.minor.uncertain')}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}

function SourceMark({ source }: { source: NumberedSource | undefined }) {
  if (!source) return null;
  return (
    <sup>
      <a className="citation" role="doc-noteref" href={`#${sourceId(source.key)}`} title={source.title}>
        {source.number}
      </a>
    </sup>
  );
}
