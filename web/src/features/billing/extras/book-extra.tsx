/** One extra is booked with a few words and the times that suit. What was typed stays, whatever goes wrong. */
import {
  bookExtraSchema,
  PRO_EXTRA_LIMITS,
  type BookExtra,
  type ProExtra,
} from '@faircourt/contracts/pro-extras';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver, showFieldErrors } from '../../../api/contract-resolver.ts';
import { describeFieldError } from '../../../api/field-errors.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useBookExtra } from './extras.queries.ts';

type Typed = { text: string; times: string };

export function BookExtraDialog({ kind }: { kind: ProExtra }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const title = t(`extras.${kind}`);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          variant="secondary"
          className="shrink-0 max-sm:w-full"
          aria-label={t('ui.named_action', { action: t('extras.book'), title })}
        >
          {t('extras.book')}
        </Button>
      </DialogTrigger>
      <DialogContent title={title} description={t('extras.book.text')}>
        <BookForm kind={kind} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

type BookFormProps = { kind: ProExtra; onDone: () => void };

function BookForm({ kind, onDone }: BookFormProps) {
  const t = useText();
  const { form, failure, save } = useBookForm(kind, onDone);
  const { errors, isSubmitting } = form.formState;
  const { text, times } = errors;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <Field
        label={t('extras.words')}
        hint={t(`extras.words.${kind}`)}
        error={text?.message && describeFieldError(text.message, t)}
        isRequired
      >
        <Textarea rows={5} maxLength={PRO_EXTRA_LIMITS.textMax} {...form.register('text')} />
      </Field>
      {kind !== 'feature_request' && (
        <Field
          label={t('extras.times')}
          hint={t('extras.times.hint')}
          error={times?.message && describeFieldError(times.message, t)}
        >
          <Input autoComplete="off" maxLength={PRO_EXTRA_LIMITS.timesMax} {...form.register('times')} />
        </Field>
      )}
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={isSubmitting} busyText={t('billing.saving')}>
          {t('extras.book.send')}
        </Button>
      </DialogActions>
    </form>
  );
}

function useBookForm(kind: ProExtra, onDone: () => void) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync } = useBookExtra();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Typed, unknown, BookExtra>({
    resolver: contractResolver<Typed, BookExtra>(bookExtraSchema, (typed) => ({ kind, ...typed })),
    defaultValues: { text: '', times: '' },
  });
  const save = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await mutateAsync(body);
      toast.success({ title: t('extras.book.done'), description: t('extras.book.done.text') });
      onDone();
    } catch (error) {
      if (showFieldErrors(form, error, (path) => path === 'text' || path === 'times')) return;
      setFailure(errorText(error, t('billing.not_saved')));
    }
  });
  return { form, failure, save };
}
