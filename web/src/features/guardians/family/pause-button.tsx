import { pausableDays } from '@faircourt/contracts/listing-pause';
import type { FamilyAthlete } from '@faircourt/contracts/family';
import { CirclePause, PencilLine } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { fieldErrorsFor } from '../../../api/field-errors.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.tsx';
import { usePauseListing } from './family.queries.ts';
import { WeightyRow } from './weighty-row.tsx';

type PauseProps = { athlete: FamilyAthlete };

/** Takes the athlete out of search until a day. While paused it chooses another one. */
export function PauseButton({ athlete }: PauseProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { name, is_self, paused } = athlete;
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        {paused === null ? (
          <WeightyRow
            icon={CirclePause}
            label={t('family.pause')}
            aria-label={t(is_self ? 'family.pause' : 'family.pause.label', { name })}
            text={t('family.pause.line')}
          />
        ) : (
          <Button variant="secondary" icon={<PencilLine aria-hidden />}>
            {t('family.pause.change')}
          </Button>
        )}
      </DialogTrigger>
      <PauseDialog athlete={athlete} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

type Fault = 'in_past' | 'too_far';

function PauseDialog({ athlete, onDone }: PauseProps & { onDone: () => void }) {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  // Days are counted in UTC, as the server does.
  const { first, last } = pausableDays(useToday());
  const { id, name, is_self, paused } = athlete;
  const pause = usePauseListing(id);
  const [until, setUntil] = useState(paused?.until ?? '');
  const [fault, setFault] = useState<Fault | null>(null);

  const save = async () => {
    try {
      await pause.mutateAsync({ until });
      const date = format.day(until);
      toast.success({ title: t(is_self ? 'family.pause.done_own' : 'family.pause.done', { name, date }) });
      onDone();
    } catch (error) {
      // The server counts from its own midnight, which may have passed since the dialog was opened.
      if (fieldErrorsFor(error, { until: 'until' }).length > 0) setFault('in_past');
      else toast.destructive({ title: t('guardians.not_saved'), description: errorText(error) });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = until < first ? 'in_past' : until > last ? 'too_far' : null;
    setFault(found);
    if (found === null) void save();
  };
  return (
    <DialogContent
      title={t(is_self ? 'family.pause.title_own' : 'family.pause.title', { name })}
      description={t(is_self ? 'family.pause.text_own' : 'family.pause.text', { name })}
    >
      <form noValidate onSubmit={submit}>
        <Field
          label={t('family.pause.day')}
          hint={t('family.pause.hint')}
          error={fault === null ? undefined : t(`family.pause.${fault}`)}
          isRequired
        >
          <Input
            type="date"
            min={first}
            max={last}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </Field>
        <DialogActions>
          <Button type="submit" isBusy={pause.isPending} busyText={t('guardians.saving')}>
            {t(paused === null ? 'family.pause.save' : 'family.pause.save_day')}
          </Button>
        </DialogActions>
      </form>
    </DialogContent>
  );
}
