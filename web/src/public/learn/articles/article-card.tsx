import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../../i18n/use-text.ts';
import { Flag } from '../../../ui/flag.tsx';
import { localePath } from '../../locale-path.ts';
import { CARD, CARD_LINK } from '../parts/card-look.ts';
import type { Article } from './articles.ts';

/** The whole card is the link's target; the heading carries its name. */
export function ArticleCard({
  article,
  locale,
  level: Heading = 'h3',
  showsTopic = true,
}: {
  article: Article;
  locale: Locale;
  level?: 'h2' | 'h3';
  showsTopic?: boolean;
}) {
  const t = useText();
  const { topic, title, summary, audience, country } = article.data;
  return (
    <article className={CARD}>
      {showsTopic && (
        <p className="mb-2 text-sm font-medium text-ball-text">{t(`public.learn.topic.${topic}.title`)}</p>
      )}
      <Heading className="text-lg" lang={article.textLocale}>
        {country && <Flag code={country} className="mr-2.5 h-4 w-6 align-[-0.1em]" />}
        <a href={localePath(locale, article.path)} className={CARD_LINK}>
          {title}
        </a>
      </Heading>
      <p className="mt-2 text-muted" lang={article.textLocale}>
        {summary}
      </p>
      <p className="mt-auto flex flex-wrap gap-x-3 gap-y-1 pt-5 text-sm text-muted">
        <span>{t(`public.learn.reader.${audience}`)}</span>
        <span aria-hidden>·</span>
        <span>{t('public.learn.article.minutes', { minutes: article.minutes })}</span>
      </p>
    </article>
  );
}
