/** What waits for a director: what is claimed, what waits longest, and which badges end soon. */
import type { Figures, Queue } from '@faircourt/contracts/verification';
import { CalendarX2, ClipboardList, Hourglass } from 'lucide-react';
import type { Translate } from '../../../i18n/messages.ts';
import { PATHS, verificationPath } from '../../../shell/paths.ts';
import type { WaitingItem } from '../waiting/waiting-item.ts';

interface DirectorNews {
  figures: Figures | undefined;
  claimed: Queue | undefined;
}

/** What is claimed comes first: nobody else works on it meanwhile. */
export function directorItems({ figures, claimed }: DirectorNews, { t }: { t: Translate }): WaitingItem[] {
  const isWorking = (claimed?.items.length ?? 0) > 0;
  return [
    ...claimedItems(claimed?.items ?? [], t),
    ...(figures && figures.open > 0
      ? [
          {
            key: 'open',
            urgency: 'asked' as const,
            since: figures.oldest_open_at,
            isOldest: true,
            icon: Hourglass,
            title: t('waiting.queue', { count: figures.open }),
            ...(isWorking && { text: t('waiting.queue.with_yours') }),
            action: { label: t('waiting.queue.open'), to: PATHS.verifications },
          },
        ]
      : []),
    ...(figures && figures.expiring.length > 0
      ? [
          {
            key: 'expiring',
            urgency: 'news' as const,
            since: null,
            icon: CalendarX2,
            title: t('waiting.expiring', {
              count: figures.expiring.reduce((sum, { count }) => sum + count, 0),
            }),
            text: t('waiting.expiring.text'),
            action: { label: t('waiting.expiring.look'), to: PATHS.figures },
          },
        ]
      : []),
  ];
}

/** The queue lists the oldest first. However many there are, they are one line: one is decided at a time. */
function claimedItems(items: Queue['items'], t: Translate): WaitingItem[] {
  const [oldest] = items;
  if (!oldest) return [];
  return [
    {
      key: 'claimed',
      urgency: 'blocked',
      since: oldest.created_at,
      icon: ClipboardList,
      title: t('waiting.claimed', { count: items.length }),
      text: t('waiting.claimed.oldest', { name: oldest.name, fact: t(`facts.${oldest.fact_group}`) }),
      action: { label: t('waiting.claimed.decide'), to: `${verificationPath(oldest.id)}?part=mine` },
    },
  ];
}
