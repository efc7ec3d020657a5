/** What an admin finds beneath the quick actions: all queues that wait, the gravest report first. */
import { DrawnLater } from '../../../ui/drawn-later.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  confirmationsQuery,
  directorsQuery,
  openChecksQuery,
  openInvoicesQuery,
  openReportsQuery,
  openSupportQuery,
  pendingOrdersQuery,
  waitingFamiliesQuery,
} from '../../../domain/admin-work.queries.ts';
import { secondFactorQuery } from '../../../domain/second-factor/second-factor.queries.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useNow } from '../../../shell/clock/use-clock.ts';
import { useRegionalNews } from '../news/use-regional-news.ts';
import { DashboardSkeleton } from '../waiting/dashboard-skeleton.tsx';
import { secondFactorItems } from '../waiting/second-factor-items.ts';
import { useIsFirstLoad } from '../waiting/use-first-load.ts';
import { WaitingCard } from '../waiting/waiting-card.tsx';
import { adminItems } from './admin-items.ts';

export function AdminDashboard({ children }: { children: ReactNode }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const news = useRegionalNews();
  const reports = useQuery(openReportsQuery);
  const support = useQuery(openSupportQuery);
  const families = useQuery(waitingFamiliesQuery);
  const directors = useQuery(directorsQuery);
  const confirmations = useQuery(confirmationsQuery);
  const invoices = useQuery(openInvoicesQuery);
  const orders = useQuery(pendingOrdersQuery);
  const checks = useQuery(openChecksQuery);
  const factor = useQuery(secondFactorQuery);
  const all = [factor, news, reports, support, families, directors, confirmations, invoices, orders, checks];
  if (useIsFirstLoad(all)) return <DashboardSkeleton />;
  const work = {
    reports: reports.data,
    support: support.data,
    families: families.data,
    directors: directors.data,
    confirmations: confirmations.data,
    invoices: invoices.data,
    orders: orders.data,
    checks: checks.data,
  };
  return (
    <>
      <WaitingCard
        items={[...secondFactorItems(factor.data, t), ...adminItems(work, { t, format, now })]}
        calm={t('waiting.none.admin')}
        // A queue that is folded away is a queue that nobody works through.
        isWhole
      />
      <DrawnLater>{children}</DrawnLater>
    </>
  );
}
