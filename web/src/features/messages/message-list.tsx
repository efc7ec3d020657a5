/** What was said, the newest at the bottom; what is on its way below it. */
import type { Thread } from '@faircourt/contracts/messages';
import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useRef, useState, type RefObject } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { firstUnread, type HeldThread } from './conversation.ts';
import { AskedWords } from './asked-words.tsx';
import { DayHeading, NewMark } from './message-marks.tsx';
import { MessageRunView } from './message-run.tsx';
import { groupMessages, startOfDay } from './message-runs.ts';
import type { Outbox, OutgoingMessage } from './outbox.ts';
import { OutgoingMessages } from './outgoing-messages.tsx';
import { useLoadEarlier } from './threads.queries.ts';
import { useIsSeen, useReadWhenSeen } from './use-read-when-seen.ts';

type MessageListProps = {
  thread: HeldThread;
  outgoing: readonly OutgoingMessage[];
  outbox: Outbox;
  /** Loads the conversation again, for a new key to its files. */
  renew: () => Promise<HeldThread>;
};

export function MessageList({ thread, outgoing, outbox, renew }: MessageListProps) {
  const t = useText();
  const frame = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [firstNew] = useState(() => firstUnread(thread));
  // As of the last load, which every new message brings about: days change while a page stays open.
  const today = new Date(thread.loadedAt);
  const days = groupMessages(thread.messages, firstNew);
  // Where the conversation begins, and only there.
  const asked = thread.before === null ? thread.asked : null;
  const isWithFirst = asked !== null && days[0]?.start.getTime() === startOfDay(asked.created_at).getTime();
  const askedWords = asked && (
    <AskedWords
      asked={asked}
      coach={thread.coach.name}
      isYours={thread.participants.some(({ role, is_you: isYou }) => role === 'coach' && isYou)}
    />
  );
  const isEndSeen = useIsSeen(end, frame);
  useReadWhenSeen(thread, isEndSeen);
  useShowOwn(frame, outgoing.length);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={frame}
        aria-label={t('messages.conversation')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        // Reversed around its one child, it holds its distance to the newest message, whatever is added on either side.
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain bg-paper -outline-offset-2"
      >
        <div className="mt-auto flex flex-col gap-4 px-3 py-4 sm:px-5">
          <Earlier thread={thread} />
          {asked && !isWithFirst && (
            <>
              <DayHeading start={startOfDay(asked.created_at)} today={today} />
              {askedWords}
            </>
          )}
          {days.map(({ start, runs }, index) => (
            // No element of its own around a day: one that shows whole would be what the browser keeps in place when
            // earlier messages of the same day are added inside it.
            <Fragment key={start.getTime()}>
              <DayHeading start={start} today={today} />
              {index === 0 && isWithFirst && askedWords}
              {runs.map((run) => (
                <div key={run.id} className="flex flex-col gap-4">
                  {run.id === firstNew && <NewMark />}
                  <MessageRunView run={run} thread={thread} renew={renew} />
                </div>
              ))}
            </Fragment>
          ))}
          <OutgoingMessages messages={outgoing} outbox={outbox} />
          <div ref={end} aria-hidden className="-mt-4 h-px" />
        </div>
      </section>
      {!isEndSeen && <ToNewest frame={frame} unread={thread.unread} />}
    </div>
  );
}

function Earlier({ thread }: { thread: Thread }) {
  const t = useText();
  const errorText = useErrorText();
  const { mutate: load, isPending, error } = useLoadEarlier(thread.id);
  const { before } = thread;
  return (
    // No anchor: what is added goes below it, and the reader must stay with the messages, not with the button.
    <div className="flex flex-col gap-3 [overflow-anchor:none]">
      <LoadMore
        isOnTop
        hasMore={before !== null}
        isBusy={isPending}
        label={t('messages.earlier')}
        busyText={t('app.loading')}
        status={
          before === null ? t('messages.beginning') : t('messages.shown', { count: thread.messages.length })
        }
        onLoad={() => before !== null && load(before)}
      />
      {error && <Alert kind="error">{errorText(error, t('messages.earlier.failed'))}</Alert>}
    </div>
  );
}

function ToNewest({ frame, unread }: { frame: RefObject<HTMLElement | null>; unread: number }) {
  const t = useText();
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
      <Button
        variant="secondary"
        size="sm"
        icon={<ArrowDown aria-hidden />}
        className="pointer-events-auto animate-rise-in rounded-full shadow-float"
        onClick={() => {
          frame.current?.scrollTo({ top: 0, behavior: 'smooth' });
          frame.current?.focus({ preventScroll: true });
        }}
      >
        {unread > 0 ? t('messages.to_new', { count: unread }) : t('messages.to_newest')}
      </Button>
    </div>
  );
}

/** Scrolls to a message that the reader has just sent, wherever they had scrolled to. */
function useShowOwn(frame: RefObject<HTMLElement | null>, outgoing: number): void {
  const before = useRef(outgoing);
  useEffect(() => {
    if (outgoing > before.current) frame.current?.scrollTo({ top: 0 });
    before.current = outgoing;
  }, [frame, outgoing]);
}
