import type { CompleteProfile, OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { Askable } from '@faircourt/contracts/requests';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { PageMissing } from '../../../../shell/page-missing.ts';
import { RequestReleaseDialog } from './request-release-dialog.tsx';
import { answersOf, askableGroups, type AskableGroup } from './askable-groups.ts';
import { RequestContext, type Requesting } from './request-context.ts';
import { useAskable } from './request.queries.ts';
import { useToday } from '../../../../shell/clock/use-clock.ts';

type RequestFrameProps = {
  opened: Pick<OpenedAthlete, 'allowance'> & {
    card: { id: string; name: string };
    profile: Pick<CompleteProfile, 'states'> | null;
  };
  /** A family has answered while the page is open: what it shows may have changed. */
  onAnswered: () => void;
  children: ReactNode;
};

/** Lets a coach ask from the page inside it, and keeps the page in step with the answers. */
export function RequestFrame({ opened, onAnswered, children }: RequestFrameProps) {
  const { card, profile, allowance } = opened;
  // Coaches alone are counted. A locked page has no groups to ask for.
  const { data: askable, error } = useAskable(card.id, allowance !== null && profile !== null);
  const [ticked, setTicked] = useState<readonly AskableGroup[]>([]);
  // The request has ticks of its own: closed without sending, it leaves those of the page as they were.
  const [asked, setAsked] = useState<readonly AskableGroup[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  // In UTC, as the server counts days.
  const today = useToday();
  useAnswers(askable, onAnswered);
  const states = profile?.states;
  const requesting = useMemo((): Requesting | null => {
    if (!askable || !states) return null;
    const groups = askableGroups(askable, states, today);
    return {
      athleteId: card.id,
      athleteName: card.name,
      askable,
      groups,
      today,
      // What was asked for meanwhile, here or by a colleague, is ticked no more.
      chosen: groups.filter((group) => ticked.includes(group)),
      choose: setTicked,
      ask: (wanted) => {
        setAsked(wanted.length > 0 ? wanted : groups);
        setIsAsking(true);
      },
    };
  }, [askable, states, today, ticked, card.id, card.name]);
  // Closed or blocked while the page was open: from now on there is nothing here.
  if (error instanceof ApiError && error.code === 'not_found') throw new PageMissing();
  return (
    <RequestContext value={requesting}>
      {children}
      {requesting && (
        <RequestReleaseDialog
          requesting={{
            ...requesting,
            chosen: requesting.groups.filter((group) => asked.includes(group)),
            choose: setAsked,
          }}
          isOpen={isAsking}
          onSent={() => setTicked([])}
          onClose={() => setIsAsking(false)}
        />
      )}
    </RequestContext>
  );
}

function useAnswers(askable: Askable | undefined, onAnswered: () => void): void {
  const answers = askable && answersOf(askable);
  const known = useRef(answers);
  const tell = useEffectEvent(onAnswered);
  useEffect(() => {
    if (known.current !== undefined && answers !== known.current) tell();
    known.current = answers;
  }, [answers]);
}
