import type { SupportRequestPage } from '@faircourt/contracts/support-inbox';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { LOCALE_NAMES } from '../../i18n/locale.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { userPath } from '../../shell/paths.ts';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';
import { undecidedCase } from './moderated-card.tsx';

/** Who wrote, and in which language to answer. */
export function RequestFacts({ request }: { request: SupportRequestPage }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('support.sender')}</CardTitle>
      </CardHeader>
      <CardContent>
        <dl className="flex flex-col gap-3">
          <Fact label={t('support.sender.name')}>{request.name}</Fact>
          <Fact label={t('support.sender.email')}>
            <span className="break-all">{request.email}</span>
          </Fact>
          <Fact label={t('support.sender.account')}>
            {request.sender_user_id && request.can_answer ? (
              <Link
                to={userPath(request.sender_user_id)}
                className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
              >
                {request.sender_role ? t(`role.${request.sender_role}`) : t('support.sender.open')}
              </Link>
            ) : (
              // Opening the account of somebody who reported a guardian is a look that the guardian reads of.
              t(request.sender_role ? `role.${request.sender_role}` : 'support.no_account')
            )}
          </Fact>
          <Fact label={t('support.sender.language')}>{LOCALE_NAMES[request.locale]}</Fact>
          <Fact label={t('support.sender.sent')}>{format.dateTime(request.created_at)}</Fact>
          {request.answer_by && (
            <Fact label={t(undecidedCase(request) ? 'support.sender.decided_by' : 'support.sender.promised')}>
              {format.dateTime(request.answer_by)}
            </Fact>
          )}
        </dl>
      </CardContent>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
