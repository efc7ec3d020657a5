import { Link } from 'react-router';
import { useSession } from '../../api/session/use-session.ts';
import { useRole } from '../../api/session/use-role.ts';
import { MailboxCodeCard } from '../../domain/mailbox/mailbox-code-card.tsx';
import { useMailbox } from '../../domain/mailbox/mailbox.queries.ts';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';

/** True until it is known what the panel says: nothing is drawn that it would push down. */
export function useIsCodePanelComing(): boolean {
  const isAsked = useIsCodeAsked();
  const { isPending, failureCount } = useMailbox(isAsked);
  return isAsked && isPending && failureCount === 0;
}

/** The code that confirms the address, where everybody lands. To athletes it is one of the things that wait for them. */
export function CodePanel() {
  const t = useText();
  const role = useRole();
  const isAsked = useIsCodeAsked();
  const { data: mailbox } = useMailbox(isAsked);
  if (!isAsked || !mailbox || mailbox.is_proven || !role) return null;
  return (
    <aside aria-label={t('mailbox.label')} className="print:hidden">
      <MailboxCodeCard mailbox={mailbox}>
        <p className="text-muted">{t(`mailbox.until.${role}`)}</p>
        <p>
          <Link to={PATHS.settings} className="font-semibold text-court underline">
            {t('mailbox.change')}
          </Link>
        </p>
      </MailboxCodeCard>
    </aside>
  );
}

/** A child has something else to do first, and nothing waits for the code; the others cannot go on without it. */
function useIsCodeAsked(): boolean {
  const user = useSession().session?.user;
  return user !== undefined && !user.is_mailbox_proven && user.user_metadata.role !== 'athlete';
}
