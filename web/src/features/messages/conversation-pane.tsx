/** One conversation: who takes part, what was said, and the place to write. */
import { useQuery } from '@tanstack/react-query';
import { MessageSquareOff } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useHeldError } from '../../api/use-held-error.ts';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../ui/states.tsx';
import { ArrivalAnnouncer } from './arrival-announcer.tsx';
import { ClosedNote } from './closed-note.tsx';
import { Composer } from './composer.tsx';
import type { HeldThread } from './conversation.ts';
import { ConversationFacts } from './conversation-facts.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { MessageList } from './message-list.tsx';
import { threadQuery } from './threads.queries.ts';
import { useOutbox } from './use-outbox.ts';

export function Conversation({ id }: { id: string }) {
  const t = useText();
  const errorText = useErrorText();
  const query = useQuery(threadQuery(id));
  const { data: thread, isFetching, refetch } = query;
  // The live line asks again for all that a page shows; one that is not there stays so meanwhile.
  const error = useHeldError(query);
  // What was loaded before is removed too: a person who may no longer read it must not find it on the screen.
  if (isMissing(error)) return <NoConversation />;
  if (thread) return <Opened thread={thread} renew={async () => (await refetch()).data ?? thread} />;
  if (error) {
    return (
      <>
        <PageTitle title={t('messages.failed')} />
        <ErrorState
          title={t('messages.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          className="m-auto"
        >
          {errorText(error)}
        </ErrorState>
      </>
    );
  }
  return (
    <>
      <PageTitle title={t('messages.title')} />
      <LoadingView className="m-auto" />
    </>
  );
}

function Opened({ thread, renew }: { thread: HeldThread; renew: () => Promise<HeldThread> }) {
  const { outbox, outgoing } = useOutbox(thread.id);
  const { messages } = thread;
  const stored = useMemo(() => new Set(messages.map(({ client_id: id }) => id)), [messages]);
  useEffect(() => outbox.settle(stored), [outbox, stored]);
  return (
    <>
      <ConversationHeader thread={thread} />
      <ConversationFacts thread={thread} />
      <MessageList
        thread={thread}
        // The live line may bring a message before the answer to sending it does.
        outgoing={outgoing.filter(({ client_id: id }) => !stored.has(id))}
        outbox={outbox}
        renew={renew}
      />
      <ArrivalAnnouncer messages={messages} />
      {thread.is_open ? (
        <Composer thread={thread} onSend={(message) => outbox.add(message)} />
      ) : (
        <ClosedNote thread={thread} />
      )}
    </>
  );
}

/** The same whether it never was, or is not for this reader. */
function NoConversation() {
  const t = useText();
  return (
    <div className="m-auto">
      <PageTitle title={t('messages.missing')} />
      <h1 tabIndex={-1} className="sr-only">
        {t('messages.missing')}
      </h1>
      <EmptyState
        icon={MessageSquareOff}
        title={t('messages.missing')}
        action={
          <Link to={PATHS.messages} className={buttonClasses({ variant: 'secondary' })}>
            {t('messages.back')}
          </Link>
        }
      >
        {t('messages.missing.text')}
      </EmptyState>
    </div>
  );
}

/** An address that is no id is as missing as a conversation of others. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
}
