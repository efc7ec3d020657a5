import { MailCheck } from 'lucide-react';
import type { Translate } from '../../../i18n/messages.ts';
import { PATHS } from '../../../shell/paths.ts';
import type { WaitingItem } from '../waiting/waiting-item.ts';

/** The athlete's address is not confirmed yet: after the next step on the road, since nothing else waits for it. */
export function mailboxItem(t: Translate): WaitingItem {
  return {
    key: 'mailbox',
    urgency: 'asked',
    since: null,
    icon: MailCheck,
    title: t('mailbox.title'),
    text: t('mailbox.until.athlete'),
    action: { label: t('mailbox.open'), to: PATHS.confirmEmail },
  };
}
