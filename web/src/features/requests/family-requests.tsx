import type { FamilyRequestList } from '@faircourt/contracts/requests';
import { Inbox } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { ContactToday } from '../../domain/contact-calendar/contact-today.tsx';
import type { AskedTogether } from '../../domain/asked-together.ts';
import { useFamily } from '../../domain/family.query.ts';
import { waitingRequests } from '../../domain/family-requests.query.ts';
import { DecidedRequest } from './decided-request.tsx';
import { LoadingCards } from './loading-cards.tsx';
import { RequestCard } from './request-card.tsx';
import { useFamilyRequests } from './requests.queries.ts';
import { useHeldCards } from './use-held-cards.ts';

const NONE: FamilyRequestList['open'] = [];

/** What waits for a decision, oldest first, and below it what was decided. */
export function FamilyRequests() {
  const t = useText();
  const errorText = useErrorText();
  const { data: family, isLoading: isFamilyLoading } = useFamily();
  // Under 18 the athlete reads along, and a guardian decides.
  const isGuardiansTurn = family?.athletes.some(({ is_self, decides }) => is_self && !decides) ?? false;
  const { data: requests, error, isPending, isFetching, refetch } = useFamilyRequests();
  const { cards, putOff, hold, isHeld } = useHeldCards(requests?.open ?? NONE);
  // What of it the reader may approve is part of a card.
  if (isPending || isFamilyLoading) return <LoadingCards />;
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
  // A request for contact says it by itself, of the division of its coach; without a request it concerns nobody yet.
  const isSaid =
    cards.length === 0 || cards.some((card) => card.requests.some(({ kind }) => kind === 'contact'));
  return (
    <>
      {!isSaid && <ContactToday />}
      <Group
        title={t(isGuardiansTurn ? 'requests.open.title_guardian' : 'requests.open.title')}
        status={t('requests.open.count', { count: waiting.length })}
      >
        {cards.length === 0 ? (
          <Card>
            <EmptyState
              icon={Inbox}
              title={t(isGuardiansTurn ? 'requests.open.empty_guardian' : 'requests.open.empty')}
            >
              {t(isGuardiansTurn ? 'requests.open.empty_guardian_text' : 'requests.open.empty_text')}
            </EmptyState>
          </Card>
        ) : (
          <Cards cards={cards} records={requests.records} place={{ hold, isHeld }} />
        )}
      </Group>
      {putOff.length > 0 && (
        <Group title={t('requests.put_off.title')}>
          <details className="group">
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-muted">
              {t('requests.put_off.text', { count: putOff.length })}
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
  place?: Pick<ReturnType<typeof useHeldCards>, 'hold' | 'isHeld'>;
};

function Cards({ cards, records, place }: CardsProps) {
  return (
    <ul className="flex flex-col gap-4">
      {cards.map((asked) => (
        <li key={asked.key}>
          <RequestCard
            asked={asked}
            record={records.find(({ athlete_id }) => athlete_id === asked.athlete.id)}
            isHeld={place?.isHeld(asked.key) ?? false}
            {...(place ? { onHold: (isStaying: boolean) => place.hold(asked.key, isStaying) } : {})}
          />
        </li>
      ))}
    </ul>
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
