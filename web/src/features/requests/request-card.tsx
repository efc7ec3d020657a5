/** All that one coach asks about one athlete: who that is, what would be shown, and three answers. */
import type { AskedRecord, FamilyRequest } from '@faircourt/contracts/requests';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { useFamily } from '../../domain/family.query.ts';
import { isOpen, LevelNeeded } from '../../domain/guardianship/level-needed.tsx';
import { useReachedByAddress } from '../../shell/use-opened-by-address.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { messagesOf, type AskedTogether } from '../../domain/asked-together.ts';
import { ApproveButton } from './approve-button.tsx';
import { AskedItem } from './asked-item.tsx';
import { DeclineButton } from './decline-button.tsx';
import { RequestMenu } from './request-menu.tsx';
import { requestsTitle } from './request-words.ts';
import { SetAsideButton } from './set-aside-button.tsx';
import { SetAsideNote } from './set-aside-note.tsx';
import { TrustLine } from './trust-line.tsx';

type RequestCardProps = {
  asked: AskedTogether;
  record: AskedRecord | undefined;
  /** It was set aside here, and says so in the place of the answers. */
  isHeld: boolean;
  /** Keeps the card in its place, also when what it asks no longer waits. */
  onHold?: (isStaying: boolean) => void;
};

export function RequestCard({ asked, record, isHeld, onHold }: RequestCardProps) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const card = useReachedByAddress<HTMLElement>('asked', asked.key);
  const { coach, requests } = asked;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { data: family } = useFamily();
  const athlete = family?.athletes.find(({ id }) => id === asked.athlete.id);
  const acts = [...new Set(requests.map(actOf))];
  const [first] = requests;
  const isTalkOnly = requests.every(({ kind }) => kind === 'contact');
  const would = t(isTalkOnly ? 'requests.would_talk' : 'requests.would_show');
  const [chosen, ...others] = requests.filter(
    (request) => isOpen(actOf(request), athlete) && (requests.length === 1 || !left.has(request.id)),
  );
  const [one = first, ...more] = requests.filter(({ id }) => !left.has(id));
  const ticked: [FamilyRequest, ...FamilyRequest[]] = [one, ...more];
  const wasHeld = useRef(isHeld);
  useEffect(() => {
    // What had the focus may be gone with the words on it.
    const isLost = document.activeElement === document.body;
    if (wasHeld.current && !isHeld && isLost) card.current?.focus({ preventScroll: true });
    wasHeld.current = isHeld;
  }, [card, isHeld]);
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cn(
        'flex flex-col gap-3 rounded-lg border border-line p-4 shadow-soft outline-none sm:p-6',
        isHeld ? 'bg-sunken' : 'bg-surface',
      )}
    >
      <header className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-base break-words sm:text-lg">
            {requestsTitle(requests, t)}
          </h3>
          <p className="text-sm text-muted">
            {[coach.title, coach.institution.name].filter(Boolean).join(' · ')}
            {' · '}
            <time dateTime={first.created_at} title={format.dateTime(first.created_at)}>
              {format.relative(first.created_at)}
            </time>
          </p>
        </div>
        <RequestMenu coach={coach} athlete={asked.athlete} />
      </header>
      <TrustLine coach={coach} />
      <Messages texts={messagesOf(asked)} />
      <section aria-label={would} inert={isHeld}>
        <p className="mb-1.5 text-sm text-muted">{would}</p>
        <ul className="divide-y divide-line">
          {requests.map((request) => (
            <AskedItem
              key={request.id}
              request={request}
              record={record}
              {...(requests.length > 1 && isOpen(actOf(request), athlete)
                ? {
                    choice: {
                      isChosen: !left.has(request.id),
                      onChange: (isChosen: boolean) => choose(request.id, isChosen),
                    },
                  }
                : {})}
            />
          ))}
        </ul>
      </section>
      {athlete && acts.map((act) => <LevelNeeded key={act} athlete={athlete} act={act} />)}
      <div className="grid" onClickCapture={leaveOutSecondPress}>
        {/* Unseen, they still keep the card as tall as it was. */}
        <div
          inert={isHeld}
          className={cn('grid grid-cols-2 gap-3 [grid-area:1/1] sm:flex', isHeld && 'invisible')}
        >
          {chosen && <ApproveButton requests={[chosen, ...others]} of={requests.length} />}
          {/* What was not ticked goes on waiting. */}
          <SetAsideButton
            requests={ticked}
            {...(onHold && ticked.length === requests.length ? { hold: onHold } : {})}
          />
          <DeclineButton requests={requests} />
        </div>
        {isHeld && <SetAsideNote requests={requests} />}
      </div>
    </article>
  );
}

/** The second press of two was meant for what was here before. Dialogs of the answers have presses of their own. */
function leaveOutSecondPress(event: MouseEvent<HTMLElement>): void {
  if (event.detail < 2 || !event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  event.stopPropagation();
}

function actOf({ kind }: FamilyRequest): 'contact' | 'release' {
  return kind;
}

function Messages({ texts }: { texts: readonly string[] }) {
  const t = useText();
  if (texts.length === 0) return <p className="text-sm text-muted">{t('requests.no_message')}</p>;
  return texts.map((text) => (
    <blockquote
      key={text}
      className="border-l-3 border-hardwood pl-4 [overflow-wrap:anywhere] whitespace-pre-line"
    >
      {text}
    </blockquote>
  ));
}
