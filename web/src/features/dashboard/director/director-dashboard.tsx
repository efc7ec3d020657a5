/** What an approved director finds beneath the quick actions. */
import { DrawnLater } from '../../../ui/drawn-later.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { claimedQuery, figuresQuery } from '../../../domain/director-work.queries.ts';
import { secondFactorQuery } from '../../../domain/second-factor/second-factor.queries.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useRegionalNews } from '../news/use-regional-news.ts';
import { DashboardSkeleton } from '../waiting/dashboard-skeleton.tsx';
import { secondFactorItems } from '../waiting/second-factor-items.ts';
import { useIsFirstLoad } from '../waiting/use-first-load.ts';
import { WaitingCard } from '../waiting/waiting-card.tsx';
import { directorItems } from './director-items.ts';

export function DirectorDashboard({ children }: { children: ReactNode }) {
  const t = useText();
  const news = useRegionalNews();
  const figures = useQuery(figuresQuery);
  const claimed = useQuery(claimedQuery);
  const factor = useQuery(secondFactorQuery);
  if (useIsFirstLoad([factor, news, figures, claimed])) return <DashboardSkeleton />;
  return (
    <>
      <WaitingCard
        items={[
          ...secondFactorItems(factor.data, t),
          ...directorItems({ figures: figures.data, claimed: claimed.data }, { t }),
        ]}
        calm={t('waiting.none.regional_director')}
      />
      <DrawnLater>{children}</DrawnLater>
    </>
  );
}
