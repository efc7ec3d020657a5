/** /dashboard/alerts/:id: what is new in one saved search since the reader last opened it. */
import type { SearchNews } from '@faircourt/contracts/saved-searches';
import { ArrowLeft, CheckCheck, Search, Sparkles } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { fileUrl } from '../../../api/file-url.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { NotYourPage } from '../../../domain/not-your-page.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PageMissing } from '../../../shell/page-missing.ts';
import { PATHS } from '../../../shell/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { AthleteCard } from '../athlete-card.tsx';
import { LoadingCards } from '../loading-cards.tsx';
import { readSearch } from '../search-address.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useSearchNews } from './saved-searches.queries.ts';

export function SavedSearchPage() {
  const t = useText();
  const { id = '' } = useParams();
  return useRole() === 'coach' ? (
    <News key={id} id={id} />
  ) : (
    <NotYourPage page={PATHS.savedSearch}>{t('saved_searches.refused.text')}</NotYourPage>
  );
}

function News({ id }: { id: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useSearchNews(id);
  if (isMissing(error)) throw new PageMissing();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={data?.search.name ?? t('saved_searches.title')}
        description={data ? <Asked query={data.search.query} /> : undefined}
        actions={
          <Link to={PATHS.alerts} className={buttonClasses({ variant: 'ghost' })}>
            <ArrowLeft aria-hidden />
            {t('saved_searches.back')}
          </Link>
        }
        className="mb-2"
      />
      {isPending && <LoadingCards />}
      {data && <Found found={data} />}
      {!isPending && !data && (
        <Card>
          <ErrorState
            title={t('saved_searches.failed')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            {errorText(error)}
          </ErrorState>
        </Card>
      )}
    </div>
  );
}

/** An address that is no id is as missing as a search of another staff. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
}

function Asked({ query }: { query: string }) {
  const t = useText();
  const words = useFilterWords(readSearch(new URLSearchParams(query)).filters);
  return words.length > 0 ? words.map(({ text }) => text).join(' · ') : t('saved_searches.no_filters');
}

function Found({ found }: { found: SearchNews }) {
  const t = useText();
  const format = useFormat();
  const { news, since, is_capped, search } = found;
  const all = (
    <Link to={`${PATHS.search}?${search.query}`} className={buttonClasses({ variant: 'secondary' })}>
      <Search aria-hidden />
      {t('saved_searches.all_results')}
    </Link>
  );
  if (news.length === 0) {
    return (
      <Card>
        <EmptyState icon={CheckCheck} title={t('saved_searches.nothing_new')} action={all}>
          {t('saved_searches.since', { date: format.dateTime(since) })}
        </EmptyState>
      </Card>
    );
  }
  return (
    <section aria-labelledby="search-news" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="search-news" className="text-xl">
            {is_capped
              ? t('saved_searches.news_capped', { count: news.length })
              : t('saved_searches.news', { count: news.length })}
          </h2>
          <p className="text-muted">{t('saved_searches.since', { date: format.dateTime(since) })}</p>
        </div>
        {all}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {news.map((one) => (
          <li key={one.athlete.id} className="flex flex-col gap-2">
            <p className="flex flex-wrap gap-2">
              {one.changes.map((change) => (
                <Badge key={change} tone="court" icon={Sparkles}>
                  {t(`saved_searches.change.${change}`)}
                </Badge>
              ))}
            </p>
            <ul className="flex grow">
              <AthleteCard athlete={withPhoto(one.athlete, found.file_key)} />
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function withPhoto(athlete: SearchNews['news'][number]['athlete'], fileKey: string) {
  return { ...athlete, photoUrl: athlete.avatar_url && fileUrl(athlete.avatar_url, fileKey) };
}
