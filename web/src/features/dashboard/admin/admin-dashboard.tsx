/** What an admin finds beneath the quick actions: what waits for a second admin, reports, and messages to support. */
import type { ConfirmationList } from '@faircourt/contracts/confirmations';
import type { ModerationList } from '@faircourt/contracts/moderation';
import type { SupportInbox } from '@faircourt/contracts/support-inbox';
import { useQuery } from '@tanstack/react-query';
import { Flag, Inbox, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { openReportsQuery, openSupportQuery } from '../../../domain/admin-work.queries.ts';
import { useConfirmations } from '../../../domain/confirmations/confirmations.queries.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { DashboardSkeleton } from '../waiting/dashboard-skeleton.tsx';
import { isFirstLoad } from '../waiting/first-load.ts';
import { WaitingCard } from '../waiting/waiting-card.tsx';
import type { WaitingItem } from '../waiting/waiting-item.ts';

export function AdminDashboard({ children }: { children: ReactNode }) {
  const t = useText();
  const reports = useQuery(openReportsQuery);
  const support = useQuery(openSupportQuery);
  const confirmations = useConfirmations();
  if (isFirstLoad([reports, support, confirmations])) return <DashboardSkeleton />;
  return (
    <>
      <WaitingCard
        items={[
          ...confirmationItems(confirmations.data ?? [], t),
          ...(reports.data ? reportItems(reports.data, t) : []),
          ...(support.data ? supportItems(support.data, t) : []),
        ]}
        calm={t('waiting.none.admin')}
      />
      {children}
    </>
  );
}

function confirmationItems(confirmations: ConfirmationList['confirmations'], t: Translate): WaitingItem[] {
  if (confirmations.length === 0) return [];
  return [
    {
      key: 'confirmations',
      urgency: 'asked',
      since: confirmations[0]?.asked_at ?? null,
      icon: ListChecks,
      title: t('waiting.confirmations', { count: confirmations.length }),
      action: { label: t('waiting.look'), to: PATHS.confirmations },
    },
  ];
}

function reportItems({ open, overdue }: ModerationList, t: Translate): WaitingItem[] {
  if (open === 0) return [];
  return [
    {
      key: 'reports',
      urgency: overdue > 0 ? 'blocked' : 'asked',
      since: null,
      icon: Flag,
      title: t('waiting.reports', { count: open }),
      ...(overdue > 0 ? { text: t('waiting.overdue', { count: overdue }) } : {}),
      action: { label: t('waiting.look'), to: PATHS.moderation },
    },
  ];
}

function supportItems({ figures: { open, overdue } }: SupportInbox, t: Translate): WaitingItem[] {
  if (open === 0) return [];
  return [
    {
      key: 'support',
      urgency: overdue > 0 ? 'blocked' : 'asked',
      since: null,
      icon: Inbox,
      title: t('waiting.support', { count: open }),
      ...(overdue > 0 ? { text: t('waiting.overdue', { count: overdue }) } : {}),
      action: { label: t('waiting.look'), to: PATHS.supportInbox },
    },
  ];
}
