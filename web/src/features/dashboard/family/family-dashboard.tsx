/** What a guardian or an athlete finds beneath the quick actions. */
import type { Road, RoadTodo } from '@faircourt/contracts/road';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../../api/session/use-session.ts';
import { familyRequestsQuery } from '../../../domain/family-requests.query.ts';
import { useFamily } from '../../../domain/family.query.ts';
import { useKeptInvitation } from '../../../domain/guardian-links/kept-invitation.ts';
import { useGuardianNeed } from '../../../domain/invite-guardian/use-guardian-need.ts';
import { ownGuardiansQuery } from '../../../domain/own-guardians.query.ts';
import { LockDownNote } from '../../../domain/lock-down/lock-down-note.tsx';
import { recentViewersQuery } from '../../../domain/recent-viewers.query.ts';
import { RoadBar } from '../../../domain/road/road-bar.tsx';
import { threadsQuery } from '../../../domain/threads.query.ts';
import { ownVerificationsQuery } from '../../../domain/verification/own-verifications.query.ts';
import { isAsked, waitingLinks } from '../../../domain/waiting/family-waiting.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DrawnLater } from '../../../ui/drawn-later.tsx';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { useRegionalNews } from '../news/use-regional-news.ts';
import { DashboardSkeleton } from '../waiting/dashboard-skeleton.tsx';
import { useIsFirstLoad } from '../waiting/use-first-load.ts';
import { focusWaitingTitle, WaitingCard } from '../waiting/waiting-card.tsx';
import { ChecklistLink } from './checklist-link.tsx';
import { ConsultingCard } from './consulting-card.tsx';
import { familyItems, type FamilyNews } from './family-items.tsx';
import { firstAthleteItems } from './first-athlete-items.ts';
import type { Stated } from './first-step.tsx';
import { GuardianInvitation, useInvitation } from './guardian-invitation.tsx';
import { latelyOf } from './lately.ts';
import { LatelyCard } from './lately-card.tsx';
import { mailboxItem } from './mailbox-item.ts';
import { PendingLinksCard } from './pending-links-card.tsx';
import { openRoads, roadItems } from './road-items.tsx';
import { sharedSchoolYear } from './school-year.ts';
import { useHeldRoom } from './use-held-room.ts';

export function FamilyDashboard({ role, children }: { role: 'guardian' | 'athlete'; children: ReactNode }) {
  const t = useText();
  const format = useFormat();
  const regionalNews = useRegionalNews();
  const today = useToday();
  const user = useSession().session?.user;
  const [room, holdRoom] = useHeldRoom();
  const [stated, setStated] = useState<Stated | null>(null);
  const isMinorStated = stated?.isMinor ?? false;
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
  const { isNeeded } = useGuardianNeed();
  const isInvitationWanted = role === 'athlete' && (isMinorStated || isNeeded);
  const invitation = useInvitation(isInvitationWanted);
  const isInvitationHere = isInvitationWanted && !invitation.hasFailed;
  const isInvitationFetched = { isPending: isInvitationHere && invitation.Card === null, failureCount: 0 };
  const answers = [regionalNews, family, requests, verifications, threads, ...onlyOwn];
  const isFirstLoad = useIsFirstLoad([...answers, isInvitationFetched]);
  if (isFirstLoad) return <DashboardSkeleton />;
  const news: FamilyNews = {
    family: family.data,
    requests: requests.data,
    verifications: verifications.data,
    threads: threads.data?.threads,
    links: links.data?.links,
  };
  const locked = (family.data?.athletes ?? []).filter(({ locked_down }) => locked_down !== null);
  const roads = openRoads(family.data);
  const pending = role === 'guardian' ? (family.data?.waiting ?? []) : [];
  const own = roads.find(({ is_self: isSelf }) => isSelf);
  const isBirthdateAsked = own?.steps.some(({ todo }) => todo === 'set_birthdate') ?? false;
  const items = [
    ...roadItems(roads, {
      answered: (road) => answeredBelow(road, news),
      isInvitationHere,
      saving: {
        onSaving: (what) => {
          holdRoom(what.isInviting);
          setStated(what);
        },
        onNotSaved: () => setStated(null),
      },
      t,
      listOf: format.list,
    }),
    ...(role === 'athlete' && user && !user.is_mailbox_proven ? [mailboxItem(t)] : []),
    ...(role === 'guardian' ? firstAthleteItems(family.data, kept, { t }) : []),
    ...familyItems(news, { t, dayOf: format.day }),
  ];
  return (
    <>
      <div ref={room} className="flex flex-col gap-8">
        <WaitingCard
          items={items}
          calm={t(`waiting.none.${role}`)}
          // While a road leads on, somebody else is at work; praise comes at its end.
          {...(pending.length > 0 || locked.length > 0
            ? { calmTitle: t('pending_links.calm'), isQuiet: true }
            : { isQuiet: roads.length > 0 })}
          first={locked.map((athlete) => (
            <LockDownNote
              key={athlete.id}
              athlete={athlete}
              onLifted={focusWaitingTitle}
              className="mx-5 mb-4"
            />
          ))}
        />
        <PendingLinksCard waiting={pending} />
        {role === 'athlete' && (
          <GuardianInvitation
            invitation={invitation}
            own={links.data}
            isWanted={isInvitationWanted}
            isJustStated={isMinorStated}
            isEmailed={stated?.isInviting ?? false}
            // Together with the first save, which its invitation was sent with.
            isComing={isBirthdateAsked || (links.isFetching && links.data?.has_profile === false)}
          />
        )}
      </div>
      {roads.map((road) => (
        <RoadBar key={road.athlete_id} road={road} isListed />
      ))}
      <DrawnLater>
        {self && (!viewers.isPending || viewers.failureCount > 0) && (
          <LatelyCard athlete={self} lately={latelyOf(self, { road: own, viewers: viewers.data, today })} />
        )}
        <ChecklistLink role={role} year={sharedSchoolYear(family.data?.athletes ?? [], today)} />
        {(role === 'guardian' || self?.is_adult) && <ConsultingCard />}
        {children}
      </DrawnLater>
    </>
  );
}

/** What is asked by name in a row of its own, with the very question. */
function answeredBelow({ athlete_id: athleteId }: Road, { links, verifications }: FamilyNews): RoadTodo[] {
  const isLinkAsked = waitingLinks(links ?? []).length > 0;
  const facts = verifications?.athletes.find(({ athlete }) => athlete.id === athleteId)?.facts ?? [];
  const isFactAsked = facts.some(({ question }) => isAsked(question));
  return [
    ...(isLinkAsked ? (['confirm_guardian'] as const) : []),
    ...(isFactAsked ? (['answer_director'] as const) : []),
  ];
}
