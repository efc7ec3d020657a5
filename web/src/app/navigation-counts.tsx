/** What waits behind an item of the navigation. Each reads an answer that pages read too; what changes arrives live. */
import { useQuery } from '@tanstack/react-query';
import { useRole } from '../api/session/use-role.ts';
import { useSession } from '../api/session/use-session.ts';
import {
  confirmationsQuery,
  directorsQuery,
  openInvoicesQuery,
  openReportsQuery,
  openSupportQuery,
  pendingOrdersQuery,
  waitingConfirmations,
  waitingDirectors,
  waitingFamiliesQuery,
} from '../domain/admin-work.queries.ts';
import { figuresQuery } from '../domain/director-work.queries.ts';
import { familyRequestsQuery, waitingRequests } from '../domain/family-requests.query.ts';
import { useText } from '../i18n/use-text.ts';
import { CountBadge } from '../ui/count-badge.tsx';

/** A coach's own requests wait for others. */
export function WaitingRequests() {
  const t = useText();
  const role = useRole();
  const isFamily = role === 'guardian' || role === 'athlete';
  const { data } = useQuery({ ...familyRequestsQuery, enabled: isFamily });
  const count = data ? waitingRequests(data).length : 0;
  return <CountBadge count={count} label={t('waiting.requests', { count })} />;
}

export function OpenVerifications() {
  const t = useText();
  const user = useSession().session?.user;
  const isDirector = user?.user_metadata.role === 'regional_director' && user.status === 'active';
  const count = useQuery({ ...figuresQuery, enabled: isDirector }).data?.open ?? 0;
  return <CountBadge count={count} label={t('waiting.queue', { count })} />;
}

/** Reports, and appeals against what was decided about them. */
export function OpenReports() {
  const t = useText();
  const { data } = useQuery(openReportsQuery);
  const count = data ? data.open + data.appeals : 0;
  return <CountBadge count={count} label={t('waiting.decisions', { count })} />;
}

/** Families on hold, and guardians who wait to join one. */
export function WaitingFamilies() {
  const t = useText();
  const { data } = useQuery(waitingFamiliesQuery);
  const count = data ? data.holds.length + data.waiting.length : 0;
  return <CountBadge count={count} label={t('waiting.families', { count })} />;
}

export function WaitingDirectors() {
  const t = useText();
  const { data } = useQuery(directorsQuery);
  const count = data ? waitingDirectors(data).length : 0;
  return <CountBadge count={count} label={t('waiting.directors', { count })} />;
}

export function WaitingConfirmations() {
  const t = useText();
  const { data } = useQuery(confirmationsQuery);
  const count = data ? waitingConfirmations(data).length : 0;
  return <CountBadge count={count} label={t('waiting.confirmations', { count })} />;
}

/** Everybody has a page of messages to support; only admins answer there. */
export function OpenSupport() {
  const t = useText();
  const count = useQuery({ ...openSupportQuery, enabled: useRole() === 'admin' }).data?.figures.open ?? 0;
  return <CountBadge count={count} label={t('waiting.support', { count })} />;
}

export function OpenInvoices() {
  const t = useText();
  const count = useQuery(openInvoicesQuery).data?.open ?? 0;
  return <CountBadge count={count} label={t('waiting.invoices', { count })} />;
}

export function PendingOrders() {
  const t = useText();
  const count = useQuery(pendingOrdersQuery).data?.pending ?? 0;
  return <CountBadge count={count} label={t('waiting.purchase_orders', { count })} />;
}
