/** Until the account's address is confirmed, every page says so; the dashboard takes the code right there. */
import { Link, useLocation } from 'react-router';
import { useLiveEvents } from '../../../api/live/live-listeners.ts';
import { session } from '../../../api/session/session-client.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { readInvitationKey } from '../../../domain/guardian-links/invitation-address.ts';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClasses } from '../../../ui/button.tsx';

/** There the code is asked for anyway. */
const OWN_PAGES: readonly string[] = [PATHS.dashboard, PATHS.confirmEmail, PATHS.settings];

export function MailboxBanner() {
  const t = useText();
  const { pathname, search } = useLocation();
  const user = useSession().session?.user;
  useProofElsewhere();
  if (!user || user.is_mailbox_proven || OWN_PAGES.includes(pathname)) return null;
  // An invitation asks for the code itself, as a part of its answer.
  if (pathname === PATHS.athletes && readInvitationKey(new URLSearchParams(search)) !== null) return null;
  // A child has something else to do first, and nothing waits for the code; the others cannot go on without it.
  if (user.user_metadata.role === 'athlete') return null;
  return (
    <aside aria-label={t('mailbox.label')} className="mb-6 print:hidden">
      <Alert
        title={t('mailbox.title')}
        action={
          <Link
            to={PATHS.confirmEmail}
            className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-11' })}
          >
            {t('mailbox.open')}
          </Link>
        }
      >
        {t(`mailbox.until.${user.user_metadata.role}`)}
      </Alert>
    </aside>
  );
}

/** Confirmed in another tab or on the phone that has the mail: this one follows. */
function useProofElsewhere(): void {
  const isProven = useSession().session?.user.is_mailbox_proven;
  // After a gap the line opens again, and then this is asked again.
  const lookAgain = () => void session.getUser().catch(() => undefined);
  useLiveEvents(
    ({ event, data }) => {
      if (event === 'changed' && data.topic === 'account') lookAgain();
    },
    () => {
      if (isProven === false) lookAgain();
    },
  );
}
