import { personName } from '../../domain/person-name.ts';
import type { Thread } from '@faircourt/contracts/messages';
import { ArrowLeft, Ban, EllipsisVertical, Flag, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses, IconButton } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../../ui/menu.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { MAIN_ID } from '../../ui/skip-link.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ThreadAvatar } from './thread-avatar.tsx';
import { aboutThread, guardianNote, otherSide } from './thread-words.ts';

export function ConversationHeader({ thread }: { thread: Thread }) {
  const t = useText();
  const role = useRole();
  const heading = useHeadingFocus();
  const name = personName(otherSide(thread, role), t);
  const about = aboutThread(thread, role, t);
  const note = guardianNote(thread, role, t);
  return (
    <header className="flex items-start gap-1 pt-2.5 pr-2 pl-2 sm:gap-2 xl:pl-5">
      <PageTitle title={t('messages.conversation_title', { name })} />
      <Link
        to={PATHS.messages}
        aria-label={t('messages.back')}
        title={t('messages.back')}
        className={cn(buttonClasses({ variant: 'ghost', size: 'icon' }), 'shrink-0 xl:hidden')}
      >
        <ArrowLeft aria-hidden />
      </Link>
      {/* A phone has room for a jersey, and none for initials. */}
      <ThreadAvatar
        thread={thread}
        className={cn('mt-1.5 mr-1 max-sm:mt-2 max-sm:size-8', role !== 'coach' && 'max-sm:hidden')}
      />
      <div className="min-w-0 flex-1 py-1">
        <h1 ref={heading} tabIndex={-1} className="truncate text-lg">
          {name}
        </h1>
        {about !== null && <p className="line-clamp-2 text-sm break-words text-muted">{about}</p>}
        {note !== null && (
          <p className="mt-0.5 flex items-start gap-1.5 text-sm text-verified">
            <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            {note}
          </p>
        )}
      </div>
      <ReportOrBlock thread={thread} />
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

function ReportOrBlock({ thread }: { thread: Thread }) {
  const t = useText();
  const [asked, setAsked] = useState<'report' | 'block' | null>(null);
  const close = (isOpen: boolean) => {
    if (!isOpen) setAsked(null);
  };
  return (
    <>
      {thread.can_block ? (
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
            <DropdownMenuItem isDestructive onSelect={() => setAsked('block')}>
              <Ban aria-hidden />
              {t('messages.block', { name: thread.coach.name })}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      ) : (
        // One thing to do needs no menu.
        <IconButton
          label={t('messages.report.title')}
          className="shrink-0"
          onClick={() => setAsked('report')}
        >
          <Flag aria-hidden />
        </IconButton>
      )}
      <ReportDialog thread={thread} isOpen={asked === 'report'} onOpenChange={close} />
      {asked === 'block' && <BlockDialog thread={thread} onClose={() => setAsked(null)} />}
    </>
  );
}
