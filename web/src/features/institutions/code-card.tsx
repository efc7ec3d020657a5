import type { Affiliation } from '@faircourt/contracts/institutions';
import { useId } from 'react';
import { EmailCodeForm } from '../../domain/email-code/email-code-form.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUntil } from '../../shell/clock/use-until.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { useProveEmail, useSendCodeAgain } from './affiliation.queries.ts';

/** We email the code to the work address; typed in here, it proves that the coach reads that mailbox. */
export function CodeCard({ affiliation }: { affiliation: Affiliation }) {
  const t = useText();
  const untilOf = useUntil();
  const titleId = useId();
  const proving = useProveEmail();
  const resending = useSendCodeAgain();
  const { work_email: email, code_expires_at } = affiliation;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>
          {t(code_expires_at === null ? 'institution.path.proven' : 'institution.code.title')}
        </CardTitle>
        <CardDescription className="[overflow-wrap:anywhere]">
          {code_expires_at === null
            ? t('institution.code.none', { email: email ?? '' })
            : t('institution.code.sent', { email: email ?? '', time: untilOf(code_expires_at) })}
        </CardDescription>
      </CardHeader>
      <CardContent>
        <EmailCodeForm
          codeExpiresAt={code_expires_at}
          submitLabel={t('institution.code.submit')}
          prove={(proof) => proving.mutateAsync(proof)}
          resend={async () => (await resending.mutateAsync()).work_email ?? ''}
          onProven={() =>
            toast.success({ title: t('institution.code.done'), description: t('institution.code.next') })
          }
        />
      </CardContent>
    </Card>
  );
}
