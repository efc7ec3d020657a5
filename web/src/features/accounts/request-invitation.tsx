/** For an athlete without a code: a message to their coach, ready to send, and support for those who have none. */
import { Copy, Mail, MessageCircleQuestion, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../i18n/locale-provider.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { publicAddress } from '../../shell/public-address.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { MAIN_ID } from '../../ui/skip-link.tsx';
import { useCopy } from '../../ui/use-copy.ts';

export function RequestInvitation({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  if (isOpen) return <ReadyMessage />;
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ml-3 self-start text-court"
      icon={<MessageCircleQuestion aria-hidden />}
      onClick={() => setIsOpen(true)}
    >
      {t('auth.request.open')}
    </Button>
  );
}

function ReadyMessage() {
  const t = useText();
  const { locale } = useLocale();
  const copy = useCopy();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // It was pressed for, here or on another page. Who has begun to fill in the form is left there.
    if (document.activeElement !== document.body && document.activeElement?.id !== MAIN_ID) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, []);
  const message = t('auth.request.message', { link: `${location.origin}${PATHS.invitations}` });
  const mail = new URLSearchParams({ subject: t('auth.request.subject'), body: message }).toString();
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('auth.request.title')}
      className="flex scroll-mt-6 flex-col gap-3 rounded-md border border-line bg-sunken p-4 outline-none"
    >
      <p className="font-medium">{t('auth.request.title')}</p>
      <p className="text-sm text-muted">{t('auth.request.text')}</p>
      <blockquote className="rounded-sm border border-line bg-surface p-3 text-sm [overflow-wrap:anywhere] whitespace-pre-line">
        {message}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          icon={<Copy aria-hidden />}
          onClick={() => void copy(message, t('auth.request.copied'))}
        >
          {t('auth.request.copy')}
        </Button>
        {'share' in navigator && (
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            icon={<Share2 aria-hidden />}
            // Closing the phone's own dialog is an answer, not a failure.
            onClick={() => void navigator.share({ text: message }).catch(() => undefined)}
          >
            {t('auth.request.share')}
          </Button>
        )}
        <a
          // Mail programs show a plus as it is.
          href={`mailto:?${mail.replaceAll('+', '%20')}`}
          className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-11' })}
        >
          <Mail aria-hidden />
          {t('auth.request.mail')}
        </a>
      </div>
      <p className="text-sm text-muted">
        {t('auth.request.no_coach')}{' '}
        <a
          href={`${publicAddress(locale, PATHS.support)}?type=account`}
          className="font-medium text-court underline underline-offset-4"
        >
          {t('auth.request.support')}
        </a>
      </p>
    </section>
  );
}
