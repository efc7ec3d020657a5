/** One message to support for the person who wrote it, with our answers and a place to reply. */
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageMissing } from '../../shell/page-missing.ts';
import { PATHS } from '../../shell/paths.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Card, CardContent } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { FamilyCase } from './consulting/family-case.tsx';
import { ThreadState } from './own-threads.tsx';
import { useOwnThread, useReply } from './support.queries.ts';
import { TextForm } from './text-form.tsx';
import { ThreadEntry } from './thread-entry.tsx';

export function OwnThreadView({ id }: { id: string }) {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const { mutateAsync: reply } = useReply(id);
  const { data: thread, error, isPending, isFetching, refetch } = useOwnThread(id);
  if (error instanceof ApiError && error.status === 404) throw new PageMissing();
  if (isPending) return <LoadingView />;
  if (thread === undefined) {
    return (
      <Card>
        <ErrorState title={t('support.one_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        eyebrow={t(thread.type ? `support.type.${thread.type}` : 'support.own.message')}
        title={thread.reference}
        description={<ThreadState thread={thread} />}
        actions={
          <Link to={PATHS.supportInbox} className={buttonClasses({ variant: 'secondary' })}>
            <ArrowLeft aria-hidden />
            {t('support.own.back')}
          </Link>
        }
      />
      {thread.type === 'nil-consulting' && <FamilyCase id={id} />}
      <Card>
        <ol className="divide-y divide-line">
          {thread.message === null ? (
            <li className="px-5 py-4 text-muted sm:px-6">
              {t('support.own.unshown', { when: format.dateTime(thread.created_at) })}
            </li>
          ) : (
            <ThreadEntry author={t('support.own.you')} at={thread.created_at} body={thread.message} />
          )}
          {thread.messages.map((message) => (
            <ThreadEntry
              key={message.id}
              author={t(message.is_own ? 'support.own.you' : 'support.own.us')}
              at={message.created_at}
              body={message.body}
              tone={message.is_own ? 'reply' : 'answer'}
            />
          ))}
        </ol>
      </Card>
      <Card>
        <CardContent>
          <TextForm
            form={`support.reply.${id}`}
            label={t('support.own.reply')}
            hint={t('support.own.reply.hint')}
            submitLabel={t('support.own.reply.send')}
            busyText={t('support.sending')}
            done={t('support.own.reply.done')}
            onSend={reply}
          />
        </CardContent>
      </Card>
    </div>
  );
}
