/** An admin says when the call is. What was typed stays, whatever goes wrong. */
import {
  CONSULTING_LIMITS,
  planCallSchema,
  type ConsultingCase,
  type PlanCall,
} from '@faircourt/contracts/consulting';
import { PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { describeFieldError } from '../../../api/field-errors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { useCaseSteps } from './consulting.queries.ts';
import { StepForm } from './step-form.tsx';
import { useSavedStep } from './use-saved-step.ts';

type Typed = { call_at: string; note: string };

export function PlanCallDialog({ advised }: { advised: ConsultingCase }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" icon={<PhoneCall aria-hidden />}>
          {t(advised.call ? 'consulting.call.again' : 'consulting.call')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('consulting.call')} description={t('consulting.call.text')}>
        <CallForm advised={advised} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function CallForm({
  advised: { id, version, call },
  onDone,
}: {
  advised: ConsultingCase;
  onDone: () => void;
}) {
  const t = useText();
  const { planCall } = useCaseSteps(id);
  const form = useForm<Typed, unknown, PlanCall>({
    resolver: contractResolver<Typed, PlanCall>(planCallSchema, ({ call_at: at, note }) => ({
      version,
      call_at: at === '' ? undefined : new Date(at).toISOString(),
      note,
    })),
    defaultValues: { call_at: '', note: call?.note ?? '' },
  });
  const { failure, save } = useSavedStep(form, {
    step: planCall.mutateAsync,
    fields: ['call_at', 'note'],
    done: t('consulting.call.done'),
    onDone,
  });
  const { errors, isSubmitting } = form.formState;
  const when = errors.call_at?.message;
  return (
    <StepForm onSubmit={save} failure={failure} isBusy={isSubmitting} submitLabel={t('consulting.call')}>
      <Field
        label={t('consulting.call.when')}
        hint={t('consulting.call.when.hint')}
        error={when && (when === 'in_past' ? t('consulting.call.past') : describeFieldError(when, t))}
        isRequired
      >
        <Input type="datetime-local" {...form.register('call_at')} />
      </Field>
      <Field
        label={t('consulting.call.note')}
        hint={t('consulting.call.note.hint')}
        error={errors.note?.message && describeFieldError(errors.note.message, t)}
      >
        <Textarea rows={3} maxLength={CONSULTING_LIMITS.callNoteMax} {...form.register('note')} />
      </Field>
    </StepForm>
  );
}
