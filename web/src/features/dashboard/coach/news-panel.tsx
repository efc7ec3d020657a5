/** What colleagues did on the lists of this desk. */
import type { Desk, DeskNews } from '@faircourt/contracts/desk';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  ListPlus,
  NotebookPen,
  NotebookTabs,
  SquareKanban,
  Star,
  CalendarPlus,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { listPath, PATHS } from '../../../shell/paths.ts';
import { Panel, PanelFailure, QuietNote } from './panel.tsx';

const ICONS: Record<DeskNews['kind'], LucideIcon> = {
  added: ListPlus,
  moved: SquareKanban,
  noted: NotebookPen,
  rated: Star,
  step_set: CalendarPlus,
};

export function NewsPanel({ query }: { query: UseQueryResult<Desk> }) {
  const t = useText();
  const { data } = query;
  if (data?.is_locked) return null;
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
      {data?.news.length === 0 && <QuietNote icon={NotebookTabs}>{t('desk.news.none')}</QuietNote>}
      {data && data.news.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {data.news.map((news) => (
            <NewsRow key={`${news.list.id} ${news.at} ${news.kind}`} news={news} />
          ))}
        </ul>
      )}
    </Panel>
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
