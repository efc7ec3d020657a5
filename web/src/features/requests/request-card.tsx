/** All that one coach asks about one athlete: who that is, what would be shown, and three answers. */
import type { AskedRecord, FamilyRequest } from '@faircourt/contracts/requests';
import { useEffect, useId, useRef, useState } from 'react';
import { useFamily } from '../../domain/family.query.ts';
import { isOpen, LevelNeeded } from '../../domain/guardianship/level-needed.tsx';
import { useReachedByAddress } from '../../shell/use-opened-by-address.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { messagesOf, type AskedTogether } from '../../domain/asked-together.ts';
import { ApproveButton } from './approve-button.tsx';
import { AskedItem } from './asked-item.tsx';
import { CoachWords } from './coach-words.tsx';
import { DeclineButton } from './decline-button.tsx';
import { RequestMenu } from './request-menu.tsx';
import { groupOf, requestsTitle } from './request-words.ts';
import { leaveOutSecondPress } from './second-press.ts';
import { SetAsideButton } from './set-aside-button.tsx';
import { SetAsideNote } from './set-aside-note.tsx';
import { TrustLine } from './trust-line.tsx';
import type { SayInPlace } from './use-say-answer.ts';

type RequestCardProps = {
  asked: AskedTogether;
  record: AskedRecord | undefined;
  /** It was set aside here, and says so in the place of the answers. */
  isHeld: boolean;
  /** Keeps the card in its place, also when what it asks no longer waits. */
  onHold?: (isStaying: boolean) => void;
  /** Where all of it is answered, the card leaves a place that says so. */
  sayInPlace?: SayInPlace;
};

export function RequestCard({ asked, record, isHeld, onHold, sayInPlace }: RequestCardProps) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const card = useReachedByAddress<HTMLElement>('asked', asked.key);
  const { coach, requests } = asked;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { data: family } = useFamily();
  const athlete = family?.athletes.find(({ id }) => id === asked.athlete.id);
  const canApprove = (request: FamilyRequest) => isOpen(actOf(request), athlete) && !needsForms(request);
  const acts = [...new Set(requests.map(actOf))];
  const [first] = requests;
  const allMissing = [...new Set(requests.flatMap(({ missing_consents }) => missing_consents))];
  const isTalkOnly = requests.every(({ kind }) => kind === 'contact');
  const would = t(isTalkOnly ? 'requests.would_talk' : 'requests.would_show');
  const [chosen, ...others] = requests.filter(
    (request) => canApprove(request) && (requests.length === 1 || !left.has(request.id)),
  );
  const [one = first, ...more] = requests.filter(({ id }) => !left.has(id));
  const ticked: [FamilyRequest, ...FamilyRequest[]] = [one, ...more];
  // What is not ticked stays closed, and with it the teams of the seasons.
  const opensIdentity = ticked.some((request) => groupOf(request) === 'identity');
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
        'flex flex-col gap-2 rounded-lg border border-line p-3 shadow-soft outline-none max-sm:[&_.text-sm]:leading-snug sm:gap-3 sm:p-6',
        isHeld ? 'bg-sunken' : 'bg-surface',
      )}
    >
      <header className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-base leading-snug break-words sm:text-lg">
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
        <RequestMenu request={first} />
      </header>
      <TrustLine coach={coach} />
      <CoachWords texts={messagesOf(asked)} />
      <section aria-label={would} inert={isHeld}>
        <p className="mb-1 text-sm text-muted sm:mb-1.5">{would}</p>
        <ul className="divide-y divide-line">
          {requests.map((request) => (
            <AskedItem
              key={request.id}
              request={request}
              record={record}
              allMissing={allMissing}
              isIdentityOpen={opensIdentity || isIdentityOpen(request)}
              {...(requests.length > 1 && canApprove(request)
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
          // One row: what is set aside says so in as much room.
          className={cn(
            'grid min-h-18 auto-cols-fr grid-flow-col gap-2 [grid-area:1/1] max-sm:[&_svg]:hidden sm:flex sm:min-h-13 sm:gap-3',
            isHeld && 'invisible',
          )}
        >
          {chosen && (
            <ApproveButton
              requests={[chosen, ...others]}
              of={requests.length}
              sayInPlace={others.length + 1 === requests.length ? sayInPlace : undefined}
            />
          )}
          {/* What was not ticked goes on waiting. */}
          <SetAsideButton
            requests={ticked}
            {...(onHold && ticked.length === requests.length ? { hold: onHold } : {})}
          />
          <DeclineButton requests={requests} sayInPlace={sayInPlace} />
        </div>
        {isHeld && <SetAsideNote requests={requests} />}
      </div>
    </article>
  );
}

/** A conversation that could not begin is not approved; what is released waits for the signature by itself. */
function needsForms({ kind, missing_consents }: FamilyRequest): boolean {
  return kind === 'contact' && missing_consents.length > 0;
}

function isIdentityOpen(request: FamilyRequest): boolean {
  return request.kind === 'release' && request.is_identity_open;
}

function actOf({ kind }: FamilyRequest): 'contact' | 'release' {
  return kind;
}
