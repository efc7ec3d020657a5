/** /dashboard/messages and /dashboard/messages/:id: all conversations, and one of them beside or instead of the list. */
import type { Role } from '@faircourt/contracts/vocabulary';
import { MessagesSquare } from 'lucide-react';
import { useParams } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { ContactToday } from '../../domain/contact-calendar/contact-today.tsx';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/class-names.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Conversation } from './conversation-pane.tsx';
import { ThreadList } from './thread-list.tsx';

/** Who has conversations at all. The server decides; this only spares a dead screen. */
const TALKERS: readonly Role[] = ['athlete', 'guardian', 'coach'];

export function MessagesPage() {
  const role = useRole();
  const { id } = useParams();
  return role !== undefined && TALKERS.includes(role) ? <Panes threadId={id} /> : <Refused />;
}

/** Side by side where there is room; else the conversation takes the place of the list. */
function Panes({ threadId }: { threadId: string | undefined }) {
  const t = useText();
  const role = useRole();
  const Heading = threadId === undefined ? 'h1' : 'h2';
  return (
    <Card className="relative flex h-[calc(100dvh-8.25rem)] min-h-112 overflow-hidden lg:h-[calc(100dvh-9.25rem)]">
      {threadId === undefined && <PageTitle title={t('messages.title')} />}
      <div
        className={cn(
          'w-full min-w-0 flex-col border-line xl:flex xl:w-80 xl:shrink-0 xl:border-r',
          threadId === undefined ? 'flex' : 'hidden',
        )}
      >
        <Heading tabIndex={-1} className="border-b border-line px-4 py-4 text-xl">
          {t('messages.title')}
        </Heading>
        {/* A family reads it in each conversation, of the division of that coach. */}
        {role === 'coach' && (
          <ContactToday
            className={cn('border-b border-line px-4 py-2', threadId !== undefined && 'xl:hidden')}
          />
        )}
        <ThreadList openId={threadId} />
      </div>
      <div className={cn('min-w-0 flex-1 flex-col xl:flex', threadId === undefined ? 'hidden' : 'flex')}>
        {threadId === undefined ? <NothingChosen /> : <Conversation key={threadId} id={threadId} />}
      </div>
    </Card>
  );
}

function NothingChosen() {
  const t = useText();
  return (
    <EmptyState icon={MessagesSquare} title={t('messages.none_chosen')} className="m-auto">
      {t('messages.none_chosen.text')}
    </EmptyState>
  );
}

function Refused() {
  const t = useText();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('messages.title')} />
      <NotYourPage page={PATHS.messages}>{t('messages.refused.text')}</NotYourPage>
    </div>
  );
}
