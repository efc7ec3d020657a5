/** What an approved director finds beneath the quick actions. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { claimedQuery, figuresQuery } from '../../../domain/director-work.queries.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useRegionalNews } from '../news/use-regional-news.ts';
import { DashboardSkeleton } from '../waiting/dashboard-skeleton.tsx';
import { useIsFirstLoad } from '../waiting/use-first-load.ts';
import { WaitingCard } from '../waiting/waiting-card.tsx';
import { directorItems } from './director-items.ts';

export function DirectorDashboard({ children }: { children: ReactNode }) {
  const t = useText();
  const news = useRegionalNews();
  const figures = useQuery(figuresQuery);
  const claimed = useQuery(claimedQuery);
  if (useIsFirstLoad([news, figures, claimed])) return <DashboardSkeleton />;
  return (
    <>
      <WaitingCard
        items={directorItems({ figures: figures.data, claimed: claimed.data }, { t })}
        calm={t('waiting.none.regional_director')}
      />
      {children}
    </>
  );
}
