/** Where an adult of the family accepts a quote with their full name. What was typed stays, whatever goes wrong. */
import {
  acceptQuoteSchema,
  type AcceptQuote,
  type ConsultingCase,
  type ConsultingQuote,
} from '@faircourt/contracts/consulting';
import { LIMITS } from '@faircourt/contracts/limits';
import { PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver, showFieldErrors } from '../../../api/contract-resolver.ts';
import { describeFieldError } from '../../../api/field-errors.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useMoney } from '../../../domain/billing/use-money.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useCaseSteps } from './consulting.queries.ts';

type AcceptProps = { advised: ConsultingCase; quote: ConsultingQuote };
type Typed = { signed_name: string; birthdate: string };

export function AcceptQuoteCard({ advised, quote }: AcceptProps) {
  const t = useText();
  const money = useMoney();
  const titleId = useId();
  const today = useToday();
  const { form, failure, save } = useAcceptForm(advised, quote);
  const { errors, isSubmitting } = form.formState;
  return (
    <Card aria-labelledby={titleId} className="max-w-3xl print:hidden">
      <CardHeader>
        <CardTitle id={titleId}>{t('consulting.accept.title')}</CardTitle>
        <CardDescription>{t('consulting.accept.text', { amount: money(quote, 'exact') })}</CardDescription>
      </CardHeader>
      <CardContent>
        <form noValidate className="flex max-w-md flex-col gap-4" onSubmit={(event) => void save(event)}>
          <Field
            label={t('consulting.accept.name')}
            hint={t('consulting.accept.name.hint')}
            error={errorOf(errors.signed_name?.message, t)}
            isRequired
          >
            <Input autoComplete="name" maxLength={LIMITS.nameMax} {...form.register('signed_name')} />
          </Field>
          {advised.needs_birthdate && (
            <Field
              label={t('consulting.accept.birthdate')}
              hint={t('consulting.accept.birthdate.hint')}
              error={errorOf(errors.birthdate?.message, t)}
              isRequired
            >
              <Input type="date" autoComplete="bday" max={today} {...form.register('birthdate')} />
            </Field>
          )}
          {failure !== null && <Alert kind="error">{failure}</Alert>}
          <Button
            type="submit"
            icon={<PenLine aria-hidden />}
            isBusy={isSubmitting}
            busyText={t('support.sending')}
            className="sm:w-fit"
          >
            {t('consulting.accept')}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}

function errorOf(code: string | undefined, t: Translate): string | undefined {
  if (code === undefined) return undefined;
  if (code === 'other_name') return t('consulting.accept.other_name');
  return code === 'under_18' ? t('consulting.accept.under_18') : describeFieldError(code, t);
}

function useAcceptForm({ id }: ConsultingCase, quote: ConsultingQuote) {
  const t = useText();
  const errorText = useErrorText();
  const { accept } = useCaseSteps(id);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Typed, unknown, AcceptQuote>({
    resolver: contractResolver<Typed, AcceptQuote>(acceptQuoteSchema, ({ signed_name, birthdate }) => ({
      quote_id: quote.id,
      signed_name,
      birthdate: birthdate === '' ? null : birthdate,
    })),
    defaultValues: { signed_name: '', birthdate: '' },
  });
  const save = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await accept.mutateAsync(body);
      toast.success({ title: t('consulting.accept.done'), description: t('consulting.accept.done.text') });
    } catch (error) {
      if (showFieldErrors(form, error, (path) => path === 'signed_name' || path === 'birthdate')) return;
      setFailure(errorText(error, t('billing.not_saved')));
    }
  });
  return { form, failure, save };
}
