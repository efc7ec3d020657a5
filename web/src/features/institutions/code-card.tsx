import { EMAIL_CODE_DIGITS, proveEmailSchema, type ProveEmail } from '@faircourt/contracts/email-code';
import type { Affiliation } from '@faircourt/contracts/institutions';
import { MailCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { contractResolver, showFieldErrors } from '../../api/contract-resolver.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import type { Translate } from '../../i18n/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { useProveEmail } from './affiliation.queries.ts';
import { ResendButton } from './resend-button.tsx';

/** Mails show the code in two halves, and some people copy the blank between them. */
const resolver = contractResolver<ProveEmail, ProveEmail>(proveEmailSchema, ({ code }) => ({
  code: code.replaceAll(/\s/g, ''),
}));

/** Whoever reads the mail at the work address has the code: typed in here, it proves the address. */
export function CodeCard({ affiliation }: { affiliation: Affiliation }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const { work_email: email, code_expires_at } = affiliation;
  const { form, failure, prove } = useCodeForm();
  const { errors, isSubmitting } = form.formState;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('institution.code.title')}</CardTitle>
        <CardDescription className="[overflow-wrap:anywhere]">
          {code_expires_at === null
            ? t('institution.code.none', { email: email ?? '' })
            : t('institution.code.sent', { email: email ?? '', time: format.time(code_expires_at) })}
        </CardDescription>
      </CardHeader>
      <CardContent>
        <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void prove(event)}>
          <Field
            label={t('institution.code.label')}
            hint={t('institution.code.hint')}
            error={errors.code?.message && describeRefusal(errors.code.message, t)}
          >
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCorrect="off"
              spellCheck={false}
              // Twice as long as a code: room for blanks that came along with it.
              maxLength={2 * EMAIL_CODE_DIGITS}
              className="max-w-48 font-heading text-xl tracking-[0.3em] tabular-nums"
              {...form.register('code')}
            />
          </Field>
          {failure !== null && <Alert kind="error">{failure}</Alert>}
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              icon={<MailCheck aria-hidden />}
              isBusy={isSubmitting}
              busyText={t('institution.code.busy')}
              className="max-sm:w-full"
            >
              {t('institution.code.submit')}
            </Button>
            <ResendButton
              key={code_expires_at}
              codeExpiresAt={code_expires_at}
              onSent={() => {
                form.reset();
                form.setFocus('code');
              }}
            />
          </div>
        </form>
      </CardContent>
    </Card>
  );
}

function useCodeForm() {
  const t = useText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const request = useProveEmail();
  const form = useForm<ProveEmail, unknown, ProveEmail>({ resolver, defaultValues: { code: '' } });

  const prove = form.handleSubmit(async (proof) => {
    setFailure(null);
    try {
      await request.mutateAsync(proof);
      toast.success({ title: t('institution.code.done'), description: t('institution.code.next') });
    } catch (error) {
      if (showFieldErrors(form, error, (path) => path === 'code')) return;
      const isUsedUp = error instanceof ApiError && error.code === 'conflict';
      setFailure(
        isUsedUp ? t('institution.code.error.expired') : errorText(error, t('institution.code.failed')),
      );
    }
  });
  return { form, failure, prove };
}

/** What the server says of a code, and what this form says of one that cannot be one. */
function describeRefusal(code: string, t: Translate): string {
  if (code === 'wrong_code') return t('institution.code.error.wrong');
  if (code === 'code_expired') return t('institution.code.error.expired');
  if (code === 'code_used_up') return t('institution.code.error.used_up');
  return t('institution.code.error.digits', { digits: EMAIL_CODE_DIGITS });
}
