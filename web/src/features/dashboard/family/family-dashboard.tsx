/** What a guardian or an athlete finds beneath the quick actions. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { familyRequestsQuery } from '../../../domain/family-requests.query.ts';
import { useFamily } from '../../../domain/family.query.ts';
import { ownGuardiansQuery } from '../../../domain/own-guardians.query.ts';
import { threadsQuery } from '../../../domain/threads.query.ts';
import { ownVerificationsQuery } from '../../../domain/verification/own-verifications.query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { DashboardSkeleton } from '../waiting/dashboard-skeleton.tsx';
import { isFirstLoad } from '../waiting/first-load.ts';
import { WaitingCard } from '../waiting/waiting-card.tsx';
import { familyItems } from './family-items.ts';

export function FamilyDashboard({ role, children }: { role: 'guardian' | 'athlete'; children: ReactNode }) {
  const t = useText();
  const today = useToday();
  const family = useFamily();
  const requests = useQuery(familyRequestsQuery);
  const verifications = useQuery(ownVerificationsQuery);
  const threads = useQuery(threadsQuery);
  const links = useQuery({ ...ownGuardiansQuery, enabled: role === 'athlete' });
  const needed = [family, requests, verifications, threads, ...(role === 'athlete' ? [links] : [])];
  if (isFirstLoad(needed)) return <DashboardSkeleton />;
  const items = familyItems(
    {
      family: family.data,
      requests: requests.data,
      verifications: verifications.data,
      threads: threads.data?.threads,
      links: links.data?.links,
    },
    { t, today },
  );
  return (
    <>
      <WaitingCard items={items} calm={t(`waiting.none.${role}`)} />
      {children}
    </>
  );
}
