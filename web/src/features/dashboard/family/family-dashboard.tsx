/** What a guardian or an athlete finds beneath the quick actions. */
import type { Road, RoadTodo } from '@faircourt/contracts/road';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSession } from '../../../api/session/use-session.ts';
import { familyRequestsQuery } from '../../../domain/family-requests.query.ts';
import { useFamily } from '../../../domain/family.query.ts';
import { useKeptInvitation } from '../../../domain/guardian-links/kept-invitation.ts';
import { ownGuardiansQuery } from '../../../domain/own-guardians.query.ts';
import { recentViewersQuery } from '../../../domain/recent-viewers.query.ts';
import { RoadBar } from '../../../domain/road/road-bar.tsx';
import { threadsQuery } from '../../../domain/threads.query.ts';
import { ownVerificationsQuery } from '../../../domain/verification/own-verifications.query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { useRegionalNews } from '../news/use-regional-news.ts';
import { DashboardSkeleton } from '../waiting/dashboard-skeleton.tsx';
import { useIsFirstLoad } from '../waiting/use-first-load.ts';
import { WaitingCard } from '../waiting/waiting-card.tsx';
import { ChecklistLink } from './checklist-link.tsx';
import { ConsultingCard } from './consulting-card.tsx';
import { familyItems, type FamilyNews } from './family-items.tsx';
import { firstAthleteItems } from './first-athlete-items.ts';
import { InvitedGuardiansCard } from './invited-guardians-card.tsx';
import { latelyOf } from './lately.ts';
import { LatelyCard } from './lately-card.tsx';
import { mailboxItem } from './mailbox-item.ts';
import { ownNextStep } from './own-next-step.tsx';
import { PendingLinksCard } from './pending-links-card.tsx';
import { RoadTurnsRow, roadTurns } from './road-turns.tsx';

export function FamilyDashboard({ role, children }: { role: 'guardian' | 'athlete'; children: ReactNode }) {
  const t = useText();
  const regionalNews = useRegionalNews();
  const today = useToday();
  const user = useSession().session?.user;
  const [room, holdRoom] = useHeldRoom();
  const family = useFamily();
  const { kept } = useKeptInvitation();
  const self = family.data?.athletes.find(({ is_self: isSelf }) => isSelf);
  const requests = useQuery(familyRequestsQuery);
  const verifications = useQuery(ownVerificationsQuery);
  const threads = useQuery(threadsQuery);
  const links = useQuery({ ...ownGuardiansQuery, enabled: role === 'athlete' });
  // Nobody looks at a page that is not there yet.
  const viewers = useQuery({ ...recentViewersQuery, enabled: self !== undefined });
  const onlyOwn = role === 'athlete' ? [links, ...(self ? [viewers] : [])] : [];
  const isFirstLoad = useIsFirstLoad([regionalNews, family, requests, verifications, threads, ...onlyOwn]);
  if (isFirstLoad) return <DashboardSkeleton />;
  const news: FamilyNews = {
    family: family.data,
    requests: requests.data,
    verifications: verifications.data,
    threads: threads.data?.threads,
    links: links.data?.links,
  };
  const roads = family.data?.roads ?? [];
  const pending = role === 'guardian' ? (family.data?.waiting ?? []) : [];
  const own = roads.find(({ is_self: isSelf }) => isSelf);
  const next = ownNextStep(own, {
    answered: own ? answeredBelow(own, news) : [],
    onSaving: holdRoom,
    t,
  });
  const answered = (road: Road) => [
    ...answeredBelow(road, news),
    ...(next && road === own ? [next.todo] : []),
  ];
  const turns = roadTurns(roads, { answered, t });
  const bars = roads.map((road) => (
    <RoadBar
      key={road.athlete_id}
      road={road}
      answeredBelow={answered(road)}
      hasNext={!(next && road === own)}
    />
  ));
  const items = [
    ...(next ? [next] : []),
    ...(role === 'athlete' && user && !user.is_mailbox_proven ? [mailboxItem(t)] : []),
    ...(role === 'guardian' ? firstAthleteItems(family.data, kept, { t }) : []),
    ...familyItems(news, { t }),
  ];
  // What somebody waits for comes before the long way; where nobody does, the road leads.
  const isRoadFirst = items.length === 0;
  return (
    <>
      {isRoadFirst && bars}
      <div ref={room} className="flex flex-col gap-8">
        <WaitingCard
          items={items}
          calm={t(`waiting.none.${role}`)}
          // While a road leads on, its next step is what waits; praise comes at its end.
          {...(turns.length > 0
            ? { calmTitle: t('waiting.none.else'), isQuiet: true }
            : roads.length > 0 || pending.length > 0
              ? { calmTitle: t('pending_links.calm'), isQuiet: true }
              : {})}
          elsewhere={
            turns.length === 0
              ? undefined
              : { count: turns.length, row: <RoadTurnsRow turns={turns} isRoadAbove={isRoadFirst} /> }
          }
        />
        <PendingLinksCard waiting={pending} />
        {/* Together with the first save, which its invitation was sent with. */}
        <InvitedGuardiansCard links={own?.athlete_id === null ? [] : (links.data?.links ?? [])} />
      </div>
      {!isRoadFirst && bars}
      {self && (!viewers.isPending || viewers.failureCount > 0) && (
        <LatelyCard
          athlete={self}
          lately={latelyOf(self, {
            road: own,
            viewers: viewers.data,
            today,
          })}
        />
      )}
      <ChecklistLink role={role} />
      {(role === 'guardian' || self?.is_adult) && <ConsultingCard />}
      {children}
    </>
  );
}

/** What is below stays where it is when a tall row gives way to a short one and to what followed from it; until the page is turned. */
function useHeldRoom() {
  const room = useRef<HTMLDivElement>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const hold = () => {
    const held = room.current;
    if (!held) return;
    stop.current();
    const width = held.offsetWidth;
    held.style.minHeight = `${held.offsetHeight}px`;
    const watcher = new ResizeObserver(() => {
      if (held.offsetWidth === width) return;
      held.style.minHeight = '';
      watcher.disconnect();
    });
    watcher.observe(held);
    stop.current = () => watcher.disconnect();
  };
  return [room, hold] as const;
}

/** What is asked by name further down, with the very question: there the road says whose turn it is and needs no button. */
function answeredBelow({ athlete_id: athleteId }: Road, { links, verifications }: FamilyNews): RoadTodo[] {
  const isLinkAsked = (links ?? []).some(({ waits_for }) => waits_for === 'athlete');
  const facts = verifications?.athletes.find(({ athlete }) => athlete.id === athleteId)?.facts ?? [];
  const isFactAsked = facts.some(
    ({ question }) => question?.status === 'more_asked' || question?.status === 'offered',
  );
  return [
    ...(isLinkAsked ? (['confirm_guardian'] as const) : []),
    ...(isFactAsked ? (['answer_director'] as const) : []),
  ];
}
