import type { FamilyRequestList } from '@faircourt/contracts/requests';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Inbox } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { ContactToday } from '../../domain/contact-calendar/contact-today.tsx';
import type { AskedTogether } from '../../domain/asked-together.ts';
import { useFamily } from '../../domain/family.query.ts';
import { waitingRequests } from '../../domain/family-requests.query.ts';
import { ownGuardiansQuery } from '../../domain/own-guardians.query.ts';
import { DecidedPlace } from './decided-place.tsx';
import { DecidedRequest } from './decided-request.tsx';
import { GuardianDecides } from './guardian-decides.tsx';
import { LoadingCards } from './loading-cards.tsx';
import { RequestCard } from './request-card.tsx';
import { StillBelow } from './still-below.tsx';
import { useFamilyRequests } from './requests.queries.ts';
import { useCalendarsRead } from './use-calendars-read.ts';
import { useHeldCards } from './use-held-cards.ts';
import { useSaidAnswers } from './use-say-answer.ts';

const NONE: Pick<FamilyRequestList, 'open' | 'decided'> = { open: [], decided: [] };

/** What waits for a decision, oldest first, and below it what was decided. */
export function FamilyRequests() {
  const t = useText();
  const errorText = useErrorText();
  const { data: family, isLoading: isFamilyLoading } = useFamily();
  // Under 18 a guardian decides, and the athlete is told none of it: nothing is counted that the page does not know.
  const minor = family?.athletes.find(({ is_self, decides }) => is_self && !decides);
  const guardians = useQuery({ ...ownGuardiansQuery, enabled: minor !== undefined });
  const { data: requests, error, isPending, isFetching, refetch } = useFamilyRequests();
  const { placed, putOff, ...held } = useHeldCards(requests ?? NONE);
  const said = useSaidAnswers();
  const isCalendarRead = useCalendarsRead(requests);
  // What of it the reader may approve is part of a card, and so is what the calendar says.
  if (isPending || isFamilyLoading || guardians.isLoading || (requests !== undefined && !isCalendarRead))
    return <LoadingCards />;
  if (requests === undefined) {
    return (
      <Card>
        <ErrorState title={t('requests.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  const waiting = waitingRequests(requests);
  // A request for contact says it by itself, of the division of its coach; without a request it concerns nobody yet. What was
  // decided in this visit still counts: a line that came then would push down what is read.
  const isSaid =
    placed.length === 0 || placed.some((card) => card.requests.some(({ kind }) => kind === 'contact'));
  const caughtUp = minor ? (
    <GuardianDecides athlete={minor} own={guardians.data} />
  ) : (
    <EmptyState icon={Inbox} title={t('requests.open.empty')}>
      {t('requests.open.empty_text')}
    </EmptyState>
  );
  return (
    <>
      {!isSaid && <ContactToday />}
      <Group
        title={t(minor ? 'requests.open.title_guardian' : 'requests.open.title')}
        {...(minor ? {} : { status: t('requests.open.count', { count: waiting.length }) })}
      >
        {placed.length === 0 ? (
          <Card>{caughtUp}</Card>
        ) : (
          <Cards cards={placed} records={requests.records} place={{ ...held, ...said, end: caughtUp }} />
        )}
      </Group>
      {putOff.length > 0 && (
        <Group title={t('requests.put_off.title')}>
          <details className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-court underline decoration-court/35 underline-offset-4 [&::-webkit-details-marker]:hidden">
              {t('requests.put_off.text', { count: putOff.length })}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="mt-3">
              <Cards cards={putOff} records={requests.records} />
            </div>
          </details>
        </Group>
      )}
      {requests.decided.length > 0 && (
        <Group title={t('requests.decided.title')}>
          <ul className="flex flex-col gap-4">
            {requests.decided.map((request) => (
              <li key={request.id}>
                <DecidedRequest request={request} />
              </li>
            ))}
          </ul>
        </Group>
      )}
    </>
  );
}

type CardsProps = {
  cards: readonly AskedTogether[];
  records: FamilyRequestList['records'];
  /** Where a card that is set aside keeps its place. */
  place?: Omit<ReturnType<typeof useHeldCards>, 'placed' | 'putOff'> &
    ReturnType<typeof useSaidAnswers> & { end: ReactNode };
};

function Cards({ cards, records, place }: CardsProps) {
  return (
    <ul className="flex flex-col gap-4">
      {cards.map((asked) => (
        <StillBelow key={asked.key} isShort={(place?.decidedAt(asked.key).length ?? 0) > 0}>
          <CardOrPlace asked={asked} records={records} {...(place ? { place } : {})} />
        </StillBelow>
      ))}
    </ul>
  );
}

function CardOrPlace({ asked, records, place }: Omit<CardsProps, 'cards'> & { asked: AskedTogether }) {
  const [first, ...others] = place?.decidedAt(asked.key) ?? [];
  const [{ id }] = asked.requests;
  if (place && first) {
    const end = place.isLast(asked.key) ? place.end : null;
    return <DecidedPlace decided={[first, ...others]} said={place.saidOf(id)} end={end} />;
  }
  return (
    <RequestCard
      asked={asked}
      record={records.find(({ athlete_id }) => athlete_id === asked.athlete.id)}
      isHeld={place?.isHeld(asked.key) ?? false}
      {...(place
        ? {
            onHold: (isStaying: boolean) => place.hold(asked.key, isStaying),
            sayInPlace: place.sayOf(id),
          }
        : {})}
    />
  );
}

function Group({ title, status, children }: { title: string; status?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {/* Read out when a request arrives or is decided. */}
        {status && <output className="text-muted">{status}</output>}
      </div>
      {children}
    </section>
  );
}
