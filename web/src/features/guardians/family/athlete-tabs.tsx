/** One athlete at a time where there are several: whose card is shown, by the address, and how much waits for each. */
import type { Family, FamilyAthlete } from '@faircourt/contracts/family';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { familyRequestsQuery, waitingRequests } from '../../../domain/family-requests.query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { JerseyAvatar } from '../../../ui/jersey-avatar.tsx';

/** What an address may be about; the first three are forgotten once they were followed. */
const NAMED_BY = ['prove', 'release', 'handover', 'athlete'] as const;

export function useShownAthlete(athletes: readonly FamilyAthlete[]): FamilyAthlete | undefined {
  const [query] = useSearchParams();
  const named = NAMED_BY.map((name) => query.get(name)).find((id) => athletes.some((one) => one.id === id));
  const [held, setHeld] = useState(named ?? null);
  if (named && named !== held) setHeld(named);
  return athletes.find(({ id }) => id === (named ?? held)) ?? athletes[0];
}

type AthleteTabsProps = { family: Pick<Family, 'athletes' | 'roads'>; shown: FamilyAthlete };

export function AthleteTabs({ family: { athletes, roads }, shown }: AthleteTabsProps) {
  const t = useText();
  const [, setQuery] = useSearchParams();
  const { data: asked } = useQuery(familyRequestsQuery);
  const requests = asked ? waitingRequests(asked) : [];
  if (athletes.length < 2) return null;
  return (
    <nav aria-label={t('family.title')}>
      <ul className="flex flex-wrap gap-2">
        {athletes.map((athlete) => {
          const road = roads.find(({ athlete_id }) => athlete_id === athlete.id);
          const own = requests.filter((request) => request.athlete.id === athlete.id).length;
          const waiting = own + waitingFor(athlete, road?.steps.some(({ todo }) => todo !== null) ?? false);
          const isShown = athlete.id === shown.id;
          return (
            <li key={athlete.id}>
              <button
                type="button"
                aria-current={isShown ? 'true' : undefined}
                className={cn(
                  'flex min-h-11 max-w-full items-center gap-2 rounded-full border py-1 pr-4 pl-1.5 font-medium',
                  isShown
                    ? 'border-primary bg-primary text-on-primary'
                    : 'border-line-strong bg-surface hover:bg-sunken',
                )}
                onClick={() => setQuery({ athlete: athlete.id }, { replace: true, preventScrollReset: true })}
              >
                <JerseyAvatar
                  name={athlete.name}
                  position={athlete.primary_position}
                  number={athlete.jersey_number}
                  className="size-8"
                />
                <span className="min-w-0 truncate">{athlete.name}</span>
                <CountBadge count={waiting} label={t('family.tabs.waiting', { count: waiting })} />
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** What else this guardian can do something about. */
function waitingFor(athlete: FamilyAthlete, hasStep: boolean): number {
  const videos = athlete.videos.filter(({ awaits_guardian }) => awaits_guardian).length;
  const offered = athlete.offered.length > 0 ? 1 : 0;
  return videos + athlete.joining.length + offered + (hasStep ? 1 : 0);
}
