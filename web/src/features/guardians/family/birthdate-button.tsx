import { PencilLine } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { fieldErrorsFor } from '../../../api/field-errors.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useCorrectBirthdate } from './family.queries.ts';

type BirthdateProps = { athlete: { id: string; name: string } };

/** A guardian with verified guardianship states or corrects what the athlete no longer can. */
export function BirthdateButton({ athlete }: BirthdateProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="link" className="text-sm" icon={<PencilLine aria-hidden />}>
          {t('family.birthdate.change')}
        </Button>
      </DialogTrigger>
      <BirthdateDialog athlete={athlete} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function BirthdateDialog({ athlete: { id, name }, onDone }: BirthdateProps & { onDone: () => void }) {
  const t = useText();
  const errorText = useErrorText();
  const today = useToday();
  const correct = useCorrectBirthdate(id);
  const [day, setDay] = useState('');
  const [isRefused, setIsRefused] = useState(false);

  const save = async () => {
    try {
      await correct.mutateAsync({ birthdate: day });
      toast.success({ title: t('family.birthdate.saved') });
      onDone();
    } catch (error) {
      if (fieldErrorsFor(error, { birthdate: 'birthdate' }).length > 0) setIsRefused(true);
      else toast.destructive({ title: t('family.not_saved'), description: errorText(error) });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = day === '' || day > today;
    setIsRefused(isMissing);
    if (!isMissing) void save();
  };
  return (
    <DialogContent
      title={t('family.birthdate.title', { name })}
      description={t('family.birthdate.text', { name })}
    >
      <form noValidate onSubmit={submit}>
        <Field
          label={t('profile.field.birthdate')}
          error={isRefused ? t('field_error.date') : undefined}
          isRequired
        >
          <Input type="date" max={today} value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <DialogActions>
          <Button type="submit" isBusy={correct.isPending} busyText={t('guardians.saving')}>
            {t('family.birthdate.save')}
          </Button>
        </DialogActions>
      </form>
    </DialogContent>
  );
}
