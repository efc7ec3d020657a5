import { personName } from '../../domain/person-name.ts';
import type { Thread } from '@faircourt/contracts/messages';
import { ArrowLeft, Ban, EllipsisVertical, Flag, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { PATHS } from '../../shell/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses, IconButton } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../../ui/menu.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { MAIN_ID } from '../../ui/skip-link.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { aboutThread, guardianNote, otherSide, participantsText } from './thread-words.ts';

export function ConversationHeader({ thread }: { thread: Thread }) {
  const t = useText();
  const format = useFormat();
  const role = useRole();
  const heading = useHeadingFocus();
  const name = personName(otherSide(thread, role), t);
  const about = aboutThread(thread, role, t);
  const note = guardianNote(thread, role, t);
  return (
    <header className="flex items-start gap-1 border-b border-line py-2.5 pr-2 pl-2 sm:gap-2 xl:pl-5">
      <PageTitle title={t('messages.conversation_title', { name })} />
      <Link
        to={PATHS.messages}
        aria-label={t('messages.back')}
        title={t('messages.back')}
        className={cn(buttonClasses({ variant: 'ghost', size: 'icon' }), 'shrink-0 xl:hidden')}
      >
        <ArrowLeft aria-hidden />
      </Link>
      <div className="min-w-0 flex-1 py-1">
        <h1 ref={heading} tabIndex={-1} className="truncate text-lg">
          {name}
        </h1>
        {about !== null && <p className="truncate text-sm text-muted">{about}</p>}
        <p className="text-sm break-words text-muted">
          {t('messages.here', { names: participantsText(thread, t, format) })}
        </p>
        {note !== null && (
          <p className="mt-0.5 flex items-start gap-1.5 text-sm text-verified">
            <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            {note}
          </p>
        )}
      </div>
      <ConversationMenu thread={thread} />
    </header>
  );
}

/** The heading comes after the navigation that should have focused it; until then the page itself holds its place. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.id === MAIN_ID) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

function ConversationMenu({ thread }: { thread: Thread }) {
  const t = useText();
  const [asked, setAsked] = useState<'report' | 'block' | null>(null);
  const close = (isOpen: boolean) => {
    if (!isOpen) setAsked(null);
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t('messages.menu')} className="shrink-0">
            <EllipsisVertical aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setAsked('report')}>
            <Flag aria-hidden />
            {t('messages.report')}
          </DropdownMenuItem>
          {thread.can_block && (
            <DropdownMenuItem isDestructive onSelect={() => setAsked('block')}>
              <Ban aria-hidden />
              {t('messages.block', { name: thread.coach.name })}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <ReportDialog thread={thread} isOpen={asked === 'report'} onOpenChange={close} />
      <BlockDialog thread={thread} isOpen={asked === 'block'} onOpenChange={close} />
    </>
  );
}
