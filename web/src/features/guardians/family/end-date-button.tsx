import { CalendarX2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { lastDayOf } from './last-day.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';

/** `day_refused`: the server does not take this day. */
export type SaveOutcome = 'saved' | 'day_refused' | 'failed';

type EndDateProps = {
  /** The switch in words: a page has many of these buttons. */
  what: string;
  expiresAt: string | null;
  isSaving: boolean;
  /** Null: no end. Unless it worked the dialog stays open with the day. */
  onSave: (expiresOn: string | null) => Promise<SaveOutcome>;
};

/** Lets a release end by itself. */
export function EndDateButton(props: EndDateProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const action = t(props.expiresAt === null ? 'family.end_date.set' : 'family.end_date.change');
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          variant="link"
          className="min-h-8 text-sm"
          icon={<CalendarX2 aria-hidden />}
          aria-label={t('family.end_date.label', { action, what: props.what })}
        >
          {action}
        </Button>
      </DialogTrigger>
      <EndDateDialog {...props} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function EndDateDialog({ what, expiresAt, isSaving, onSave, onDone }: EndDateProps & { onDone: () => void }) {
  const t = useText();
  // Days are counted in UTC, as the server does.
  const today = useToday();
  const [day, setDay] = useState(expiresAt === null ? '' : lastDayOf(expiresAt));
  const [fault, setFault] = useState<'in_past' | 'too_far' | null>(null);

  const save = async (expiresOn: string | null) => {
    setFault(null);
    const outcome = await onSave(expiresOn);
    if (outcome === 'saved') onDone();
    if (outcome === 'day_refused') setFault('too_far');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day < today) setFault('in_past');
    else void save(day);
  };
  return (
    <DialogContent title={t('family.end_date.title')} description={what}>
      <form noValidate onSubmit={submit}>
        <Field
          label={t('family.end_date.day')}
          hint={t('family.end_date.hint')}
          error={fault === null ? undefined : t(`family.end_date.${fault}`)}
        >
          <Input type="date" min={today} value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
        <DialogActions>
          {expiresAt !== null && (
            <Button variant="secondary" disabled={isSaving} onClick={() => void save(null)}>
              {t('family.end_date.none')}
            </Button>
          )}
          <Button type="submit" isBusy={isSaving} busyText={t('guardians.saving')}>
            {t('family.end_date.save')}
          </Button>
        </DialogActions>
      </form>
    </DialogContent>
  );
}
