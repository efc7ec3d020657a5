import { Eye, ScrollText, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { PageMissing } from '../../../shell/page-missing.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardContent } from '../../../ui/card.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { useFamilyViews } from '../family/family.queries.ts';
import { ViewRows } from '../family/view-rows.tsx';
import { LogLines } from './log-lines.tsx';
import { useLog } from './log.queries.ts';

type ListProps = { athleteId: string; family: { is_without_seasons: boolean; is_self: boolean } };

export function AllEntries({ athleteId, family }: ListProps) {
  const t = useText();
  const log = useLog(athleteId);
  return (
    <Listed list={log} empty={{ icon: ScrollText, title: t('log.empty') }}>
      {(entries) => <LogLines entries={entries} family={family} />}
    </Listed>
  );
}

export function AllViews({ athleteId, family }: ListProps) {
  const t = useText();
  const views = useFamilyViews(athleteId);
  return (
    <Listed list={views} empty={{ icon: Eye, title: t('family.views.none') }}>
      {(found) => <ViewRows views={found} family={family} />}
    </Listed>
  );
}

type List<Item> = {
  data: readonly Item[] | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};

function Listed<Item>({
  list,
  empty,
  children,
}: {
  list: List<Item>;
  empty: { icon: LucideIcon; title: string };
  children: (items: readonly Item[]) => ReactNode;
}) {
  const t = useText();
  const errorText = useErrorText();
  const { data: items, error } = list;
  if (isMissing(error)) throw new PageMissing();
  if (list.isPending) return <LoadingView />;
  if (items === undefined) {
    return (
      <Card>
        <ErrorState title={t('log.failed')} onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState icon={empty.icon} title={empty.title} />
      </Card>
    );
  }
  return (
    <Card>
      <CardContent>
        {children(items)}
        <LoadMore
          hasMore={list.hasNextPage}
          isBusy={list.isFetchingNextPage}
          label={t('log.more')}
          busyText={t('app.loading')}
          status={t('log.shown', { count: items.length })}
          onLoad={() => void list.fetchNextPage()}
        />
      </CardContent>
    </Card>
  );
}

/** An athlete one is not the family of looks like one that does not exist, and so does an address that is no id. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
}
