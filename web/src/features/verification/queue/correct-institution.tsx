/** What is wrong or missing about an institution is corrected while it is checked: its domain, its division. */
import { institutionInputSchema, type InstitutionInput } from '@faircourt/contracts/institutions';
import type { VerificationItem } from '@faircourt/contracts/verification';
import { DIVISIONS } from '@faircourt/contracts/vocabulary';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver, showFieldErrors } from '../../../api/contract-resolver.ts';
import { describeFieldError } from '../../../api/field-errors.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useCorrectInstitution } from './queue.queries.ts';

type Known = NonNullable<VerificationItem['institution']>;
type CorrectInstitutionProps = { institution: Known; onCorrected: () => Promise<void> };

export function CorrectInstitution(props: CorrectInstitutionProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" className="min-h-11 w-fit" icon={<PencilLine aria-hidden />}>
          {t('item.correct')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('item.correct.title')} description={t('item.correct.text')}>
        <CorrectForm {...props} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

const FIELDS = ['name', 'city', 'website', 'email_domain'] as const;
type Fields = Record<(typeof FIELDS)[number] | 'division', string>;

function CorrectForm({ institution, onCorrected, onDone }: CorrectInstitutionProps & { onDone: () => void }) {
  const t = useText();
  const errorText = useErrorText();
  const correcting = useCorrectInstitution();
  const form = useForm<Fields, unknown, InstitutionInput>({
    defaultValues: {
      name: institution.name,
      city: institution.city ?? '',
      website: institution.website ?? '',
      email_domain: institution.email_domain ?? '',
      division: institution.division ?? '',
    },
    resolver: contractResolver(institutionInputSchema, toBody),
  });
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (body) => {
    try {
      await correcting.mutateAsync({ id: institution.id, body });
      await onCorrected();
      toast.success({ title: t('item.correct.done'), description: body.name });
      onDone();
    } catch (error) {
      const isShown = showFieldErrors(form, error, (path) => path in form.getValues());
      if (!isShown) form.setError('root', { message: errorText(error) });
    }
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      {FIELDS.map((name) => (
        <Field
          key={name}
          label={t(`item.correct.${name}`)}
          error={fieldText(name, errors[name]?.message, t)}
          isOptional={name !== 'name'}
        >
          <Input autoComplete="off" {...form.register(name)} />
        </Field>
      ))}
      <Field label={t('item.correct.division')} hint={t('item.correct.division_hint')} isOptional>
        <Select {...form.register('division')}>
          <option value="">{t('item.correct.no_division')}</option>
          {DIVISIONS.map((division) => (
            <option key={division} value={division}>
              {t(`division.${division}`)}
            </option>
          ))}
        </Select>
      </Field>
      {errors.root?.message && <Alert kind="error">{errors.root.message}</Alert>}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={isSubmitting} busyText={t('item.busy')}>
          {t('item.correct.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** An empty field is nothing known. */
function toBody(fields: Fields): unknown {
  return {
    name: fields.name,
    city: fields.city,
    website: fields.website.trim() || null,
    email_domain: fields.email_domain.trim() || null,
    division: fields.division || null,
  };
}

function fieldText(name: keyof Fields, code: string | undefined, t: Translate): string | undefined {
  if (code === undefined) return undefined;
  if (code === 'known_institution') return t('item.correct.known');
  if (name === 'email_domain') return t('item.correct.not_a_domain');
  if (name === 'website') return t('field_error.web_address');
  return describeFieldError(code, t);
}
