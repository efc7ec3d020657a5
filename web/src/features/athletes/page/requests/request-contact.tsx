import { CircleSlash, Clock3, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { threadPath } from '../../../../shell/paths.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button, buttonClasses } from '../../../../ui/button.tsx';
import { AnswerLine } from './answer-line.tsx';
import { RequestContactDialog } from './request-contact-dialog.tsx';
import { isPaused } from './askable-groups.ts';
import { useRequesting, type Requesting } from './request-context.ts';

/** In the contact section: asking to talk, what the family said to it, and the conversation once there is one. */
export function RequestContact() {
  const t = useText();
  const requesting = useRequesting();
  const [isOpen, setIsOpen] = useState(false);
  if (!requesting || requesting.askable.refusal !== null) return null;
  const { contact } = requesting.askable;
  if (contact.status === 'approved') {
    return contact.thread_id === null ? null : (
      <Link to={threadPath(contact.thread_id)} className={buttonClasses({ className: 'w-fit' })}>
        <MessageCircle aria-hidden />
        {t('requests.open_conversation')}
      </Link>
    );
  }
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <ContactAnswer requesting={requesting} />
      {contact.status !== 'requested' && !isPaused(contact.can_ask_again_on, requesting.today) && (
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          icon={<MessageCircle aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {t('asking.contact')}
        </Button>
      )}
      <RequestContactDialog requesting={requesting} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

function ContactAnswer({ requesting: { askable, today } }: { requesting: Requesting }) {
  const t = useText();
  const format = useFormat();
  const { status, reason, can_ask_again_on } = askable.contact;
  if (status === 'requested') {
    return <AnswerLine icon={Clock3} tone="caution" title={t('asking.contact.asked')} />;
  }
  if (status === 'closed') {
    return <AnswerLine icon={CircleSlash} tone="stop" title={t('asking.contact.closed')} />;
  }
  if (status !== 'declined') return null;
  return (
    <AnswerLine icon={CircleSlash} tone="stop" title={t('asking.contact.declined')} reason={reason}>
      {isPaused(can_ask_again_on, today) && t('asking.again_on', { date: format.day(can_ask_again_on) })}
    </AnswerLine>
  );
}
