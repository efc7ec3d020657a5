/** An admin writes a quote: how much, for what, until when. What was typed stays, whatever goes wrong. */
import {
  CONSULTING_LIMITS,
  makeQuoteSchema,
  type ConsultingCase,
  type MakeQuote,
} from '@faircourt/contracts/consulting';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { describeFieldError } from '../../../api/field-errors.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { centsOf } from './cents.ts';
import { useCaseSteps } from './consulting.queries.ts';
import { StepForm } from './step-form.tsx';
import { useSavedStep } from './use-saved-step.ts';

/** The amount is typed in dollars. */
type Typed = { amount_cents: string; covers: string; valid_until: string };

export function MakeQuoteDialog({ advised }: { advised: ConsultingCase }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant={advised.quote ? 'secondary' : 'primary'} icon={<FileText aria-hidden />}>
          {t(advised.quote ? 'consulting.quote.again' : 'consulting.quote.make')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t(advised.quote ? 'consulting.quote.again' : 'consulting.quote.make')}
        description={t('consulting.quote.make.text')}
      >
        <QuoteForm advised={advised} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function QuoteForm({ advised, onDone }: { advised: ConsultingCase; onDone: () => void }) {
  const t = useText();
  const today = useToday();
  const { form, failure, save } = useQuoteForm(advised, onDone);
  const { errors, isSubmitting } = form.formState;
  return (
    <StepForm
      onSubmit={save}
      failure={failure}
      isBusy={isSubmitting}
      submitLabel={t('consulting.quote.send')}
    >
      <Field
        label={t('consulting.quote.amount')}
        hint={t('consulting.quote.amount.hint')}
        error={errorOf(errors.amount_cents?.message, t)}
        isRequired
      >
        <Input inputMode="decimal" autoComplete="off" {...form.register('amount_cents')} />
      </Field>
      <Field
        label={t('consulting.quote.covers')}
        hint={t('consulting.quote.covers.hint')}
        error={errorOf(errors.covers?.message, t)}
        isRequired
      >
        <Textarea rows={5} maxLength={CONSULTING_LIMITS.coversMax} {...form.register('covers')} />
      </Field>
      <Field label={t('consulting.quote.until')} error={errorOf(errors.valid_until?.message, t)} isRequired>
        <Input type="date" min={today} {...form.register('valid_until')} />
      </Field>
    </StepForm>
  );
}

function errorOf(code: string | undefined, t: Translate): string | undefined {
  if (code === undefined) return undefined;
  if (code === 'in_past') return t('consulting.quote.until.past');
  return code === 'too_late' ? t('consulting.quote.until.late') : describeFieldError(code, t);
}

function useQuoteForm({ id, version, quote }: ConsultingCase, onDone: () => void) {
  const t = useText();
  const steps = useCaseSteps(id);
  const form = useForm<Typed, unknown, MakeQuote>({
    resolver: contractResolver<Typed, MakeQuote>(makeQuoteSchema, (typed) => ({
      version,
      amount_cents: centsOf(typed.amount_cents),
      covers: typed.covers,
      valid_until: typed.valid_until === '' ? undefined : typed.valid_until,
    })),
    defaultValues: {
      amount_cents: quote ? (quote.amount_cents / 100).toFixed(2) : '',
      covers: quote?.covers ?? '',
      valid_until: quote?.valid_until ?? '',
    },
  });
  const saving = useSavedStep(form, {
    step: steps.quote.mutateAsync,
    fields: ['amount_cents', 'covers', 'valid_until'],
    done: t('consulting.quote.done'),
    onDone,
  });
  return { form, ...saving };
}
