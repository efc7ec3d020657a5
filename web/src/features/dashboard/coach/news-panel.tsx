/** What is new in saved searches, and what colleagues did on the lists of this desk. */
import type { Desk, DeskNews } from '@faircourt/contracts/desk';
import type { SavedSearch } from '@faircourt/contracts/saved-searches';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  ListPlus,
  NotebookPen,
  NotebookTabs,
  SquareKanban,
  Star,
  BellRing,
  CalendarPlus,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { listPath, PATHS, savedSearchPath } from '../../../shell/paths.ts';
import { Panel, PanelFailure, QuietNote } from './panel.tsx';

const ICONS: Record<DeskNews['kind'], LucideIcon> = {
  added: ListPlus,
  moved: SquareKanban,
  noted: NotebookPen,
  rated: Star,
  step_set: CalendarPlus,
};

type NewsPanelProps = { query: UseQueryResult<Desk>; searches: readonly SavedSearch[] };

/** So many searches are named, those with the most that is new; their page has all. */
const SEARCHES_SHOWN = 3;

export function NewsPanel({ query, searches }: NewsPanelProps) {
  const t = useText();
  const { data } = query;
  if (data?.is_locked) return null;
  const found = searches
    .filter(({ news }) => news !== null && news > 0)
    .toSorted((a, b) => (b.news ?? 0) - (a.news ?? 0))
    .slice(0, SEARCHES_SHOWN);
  return (
    <Panel
      title={t('desk.news.title')}
      more={
        <Link to={PATHS.lists} className="text-sm text-court underline underline-offset-4">
          {t('desk.news.lists')}
        </Link>
      }
    >
      {!data && <PanelFailure query={query} />}
      {data?.news.length === 0 && found.length === 0 && (
        <QuietNote icon={NotebookTabs}>{t('desk.news.none')}</QuietNote>
      )}
      {data && data.news.length + found.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {found.map((search) => (
            <SearchRow key={search.id} search={search} />
          ))}
          {data.news.map((news) => (
            <NewsRow key={`${news.list.id} ${news.at} ${news.kind}`} news={news} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function SearchRow({ search: { id, name, news } }: { search: SavedSearch }) {
  const t = useText();
  return (
    <li className="flex items-start gap-3 px-5 py-3">
      <BellRing aria-hidden className="mt-0.5 size-5 shrink-0 text-ball-text" />
      <p className="min-w-0 break-words">
        <Link
          to={savedSearchPath(id)}
          className="underline decoration-line-strong underline-offset-4 hover:text-court"
        >
          {t('desk.news.search', { count: news ?? 0, name })}
        </Link>
      </p>
    </li>
  );
}

function NewsRow({ news }: { news: DeskNews }) {
  const t = useText();
  const format = useFormat();
  const { kind, by_name, athlete_name, entries, list, at } = news;
  const Icon = ICONS[kind];
  const by = by_name ?? t('desk.news.somebody');
  const athlete = athlete_name ?? t('desk.news.hidden');
  const isMany = entries > 1 && (kind === 'added' || kind === 'moved');
  return (
    <li className="flex items-start gap-3 px-5 py-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
      <div className="min-w-0">
        <p className="break-words">
          {isMany
            ? t(`desk.news.${kind}.many`, { by, count: entries })
            : t(`desk.news.${kind}`, { by, athlete })}
        </p>
        <p className="text-sm break-words text-muted">
          <Link
            to={listPath(list.id)}
            className="underline decoration-line-strong underline-offset-4 hover:text-ink"
          >
            {list.name}
          </Link>{' '}
          · {format.relative(at)}
        </p>
      </div>
    </li>
  );
}
