/** News and country notes of one's region: three headlines in the reader's language; the other languages are folded. */
import type { PublishedPost } from '@faircourt/contracts/posts';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { ChevronDown, Languages, MapPin, Newspaper } from 'lucide-react';
import { lazy, Suspense, useId, useState, type ComponentProps } from 'react';
import { useRole } from '../../../api/session/use-role.ts';
import { ReportButton } from '../../../domain/report/report-button.tsx';
import { LOCALE_NAMES } from '../../../i18n/locale.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { MarkdownText as Markdown } from '../../../ui/markdown-text.tsx';
import { cn } from '../../../ui/class-names.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Reading Markdown takes a parser, which only those fetch who open something. Without it one reads what was typed. */
const MarkdownText = lazy(() =>
  import('../../../ui/markdown-text.tsx').then(
    ({ MarkdownText: Drawn }) => ({ default: Drawn }),
    () => ({ default: PlainText }),
  ),
);

const SHOWN_AT_FIRST = 3;

export function NewsCard({ posts, locale }: { posts: readonly PublishedPost[]; locale: Locale }) {
  const t = useText();
  // Admins read what all regions publish.
  const isAdmin = useRole() === 'admin';
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (posts.length === 0) return null;
  const own = posts.filter((post) => post.locale === locale);
  const others = posts.filter((post) => post.locale !== locale);
  const shown = isWhole ? own : own.slice(0, SHOWN_AT_FIRST);
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="px-5 py-4 text-lg">
        {t(isAdmin ? 'feed.title.admin' : 'feed.title')}
      </h2>
      {shown.length > 0 && <Headlines posts={shown} locale={locale} />}
      {shown.length < own.length && (
        <div className="border-t border-line px-5 py-2">
          <Button variant="link" className="min-h-11" onClick={() => setIsWhole(true)}>
            {t('feed.more', { count: own.length - shown.length })}
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <details className="group border-t border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 px-5 py-2 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            <Languages aria-hidden className="size-5 shrink-0" />
            {t('feed.others', { count: others.length })}
            <ChevronDown
              aria-hidden
              className="ml-auto size-5 shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          <Headlines posts={others} locale={locale} />
        </details>
      )}
    </Card>
  );
}

function PlainText({ source }: ComponentProps<typeof Markdown>) {
  return <p className="whitespace-pre-line">{source}</p>;
}

function Headlines({ posts, locale }: { posts: readonly PublishedPost[]; locale: Locale }) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {posts.map((post) => (
        <li key={post.id}>
          <Headline post={post} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

function Headline({ post, locale: readerLocale }: { post: PublishedPost; locale: Locale }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const bodyId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { kind, title, locale, country_code, author_name, published_at } = post;
  const Icon = kind === 'news' ? Newspaper : MapPin;
  const action = t(isOpen ? 'feed.read_less' : 'feed.read_more');
  return (
    <article aria-labelledby={titleId} className="px-5 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
          <Icon
            aria-hidden
            className={cn('mt-0.5 size-5 shrink-0', kind === 'news' ? 'text-court' : 'text-ball-text')}
          />
          <div className="min-w-0">
            <h3 id={titleId} lang={locale} className="text-base break-words">
              {title}
            </h3>
            <p className="text-sm text-muted">
              {t(`feed.kind.${kind}`)} ·{' '}
              {t('feed.by', {
                author: author_name,
                country: format.country(country_code),
                date: format.date(published_at),
              })}{' '}
              {/* In each language the country is what the line ends with. */}
              <Flag code={country_code} className="ml-0.5 align-[-0.1em]" />
            </p>
            {locale !== readerLocale && (
              <Badge icon={Languages} className="mt-1">
                <span lang={locale}>{LOCALE_NAMES[locale]}</span>
              </Badge>
            )}
          </div>
        </div>
        <Button
          variant="link"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          aria-label={t('ui.named_action', { action, title })}
          className="min-h-11 max-sm:ml-8"
          onClick={() => setIsOpen(!isOpen)}
        >
          {action}
        </Button>
      </div>
      {isOpen && (
        <div id={bodyId} className="flex flex-col gap-3 pt-2 pb-1 sm:pl-8">
          <div lang={locale}>
            <Suspense fallback={<Skeleton className="h-24" />}>
              <MarkdownText isRich heading="h4" source={post.body} />
            </Suspense>
          </div>
          <ReportButton name={title} things={[{ target: { kind: 'post', id: post.id }, label: title }]} />
        </div>
      )}
    </article>
  );
}
