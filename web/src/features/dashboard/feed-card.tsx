import type { PublishedPost } from '@faircourt/contracts/posts';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { Languages, MapPin, Newspaper } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { ReportButton } from '../../domain/report/report-button.tsx';
import { LOCALE_NAMES } from '../../i18n/locale.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { MarkdownText } from '../../ui/markdown-text.tsx';
import { excerptOf } from './post-excerpt.ts';

const SHOWN_AT_FIRST = 3;

type FeedCardProps = { posts: readonly PublishedPost[]; readerLocale: Locale };

export function FeedCard({ posts, readerLocale }: FeedCardProps) {
  const t = useText();
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? posts : posts.slice(0, SHOWN_AT_FIRST);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('feed.title')}</CardTitle>
        <CardDescription>{t('feed.text')}</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-6">
        <ul className="flex flex-col gap-6">
          {shown.map((post) => (
            <li key={post.id} className="border-t border-line pt-6 first:border-0 first:pt-0">
              <PostItem post={post} readerLocale={readerLocale} />
            </li>
          ))}
        </ul>
        {shown.length < posts.length && (
          <Button variant="secondary" className="self-start" onClick={() => setIsWhole(true)}>
            {t('feed.more', { count: posts.length - shown.length })}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

function PostItem({ post, readerLocale }: { post: PublishedPost; readerLocale: Locale }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const bodyId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const excerpt = useMemo(() => excerptOf(post.body), [post.body]);
  const { kind, title, locale, country_code, author_name, published_at } = post;
  const action = t(isWhole ? 'feed.read_less' : 'feed.read_more');
  return (
    <article aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Badge tone={kind === 'news' ? 'court' : 'ball'} icon={kind === 'news' ? Newspaper : MapPin}>
          {t(`feed.kind.${kind}`)}
        </Badge>
        {locale !== readerLocale && (
          <Badge icon={Languages}>
            <span lang={locale}>{LOCALE_NAMES[locale]}</span>
          </Badge>
        )}
      </div>
      <h3 id={titleId} lang={locale} className="text-base break-words">
        {title}
      </h3>
      <p className="text-sm text-muted">
        {t('feed.by', {
          author: author_name,
          country: format.country(country_code),
          date: format.date(published_at),
        })}
      </p>
      <div id={bodyId} lang={locale}>
        <MarkdownText isRich heading="h4" source={isWhole ? post.body : excerpt.source} />
      </div>
      {excerpt.isShortened && (
        <Button
          variant="link"
          aria-expanded={isWhole}
          aria-controls={bodyId}
          aria-label={t('ui.named_action', { action, title })}
          className="min-h-11 self-start"
          onClick={() => setIsWhole(!isWhole)}
        >
          {action}
        </Button>
      )}
      <ReportButton name={title} things={[{ target: { kind: 'post', id: post.id }, label: title }]} />
    </article>
  );
}
