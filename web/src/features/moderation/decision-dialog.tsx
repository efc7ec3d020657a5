/** Deciding with measures. What was typed stays when it fails, and a second press decides nothing twice. */
import { REPORT_WORDS_MAX, type ModerationItem } from '@faircourt/contracts/moderation';
import type { Measure } from '@faircourt/contracts/vocabulary';
import { Gavel } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { systemClock } from '../../api/clock.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { dayAt } from '../../shell/clock/readings.ts';
import { isOvertaken } from '../../shell/reason-dialog.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { useClose } from './moderation.queries.ts';
import { WhoToCall } from './who-to-call.tsx';

export function DecisionDialog({ item }: { item: ModerationItem }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button className="max-sm:w-full" icon={<Gavel aria-hidden />}>
          {t('moderation.decide')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('moderation.decide.title')} description={t(readersOf(item))}>
        <DecisionForm item={item} onClose={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

/** Who reads what: where there is no measure nobody is told of one, and of a quiet report nobody is told anything. */
function readersOf({ is_quiet: isQuiet, possible }: ModerationItem) {
  if (isQuiet) return 'moderation.decide.quiet';
  return possible.length === 0 ? 'moderation.decide.no_measure' : 'moderation.decide.text';
}

function DecisionForm({ item, onClose }: { item: ModerationItem; onClose: () => void }) {
  const t = useText();
  // Contact that is paused stays closed unless somebody says otherwise.
  const [measures, setMeasures] = useState<readonly Measure[]>(item.is_frozen ? ['freeze'] : []);
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const isReasonNeeded = measures.length > 0;
  const canTakeMeasures = item.possible.length > 0;
  const noteLabel = t(canTakeMeasures ? 'moderation.close.note' : 'moderation.decide.outside.note');
  const { submit, isBusy, isTried, failure } = useDecision(item.id, onClose, {
    done: t(canTakeMeasures ? 'moderation.decide.done' : 'moderation.close.done'),
    isComplete: note.trim() !== '' && (!isReasonNeeded || reason.trim() !== ''),
    body: {
      outcome: 'acted',
      measures: [...measures],
      reason: isReasonNeeded ? reason : null,
      until: measures.includes('suspend') && until !== '' ? until : null,
      note,
    },
  });
  const missing = (text: string) => (isTried && text.trim() === '' ? t('field_error.required') : undefined);
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {canTakeMeasures && (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-semibold">{t('moderation.decide.measures')}</legend>
          {item.possible.map((measure) => (
            <Checkbox
              key={measure}
              label={t(`moderation.measure.${measure}`)}
              description={
                measure === 'ban'
                  ? t('moderation.measure.ban.text', { name: item.institution_name ?? '' })
                  : t(`moderation.measure.${measure}.text`)
              }
              checked={measures.includes(measure)}
              onChange={({ target }) =>
                setMeasures(
                  target.checked ? [...measures, measure] : measures.filter((one) => one !== measure),
                )
              }
            />
          ))}
        </fieldset>
      )}
      {canTakeMeasures && measures.length === 0 && (
        <p className="text-muted">{t('moderation.decide.outside')}</p>
      )}
      {item.category === 'child_safety' && <WhoToCall />}
      {measures.includes('suspend') && (
        <Field label={t('moderation.decide.until')} hint={t('moderation.decide.until.hint')}>
          <Input
            type="date"
            min={dayAt(systemClock.now())}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </Field>
      )}
      {isReasonNeeded && (
        <Field
          label={t('moderation.decide.reason')}
          hint={t('moderation.decide.reason.hint')}
          error={missing(reason)}
          isRequired
        >
          <Textarea
            rows={3}
            maxLength={REPORT_WORDS_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
      <Field label={noteLabel} error={missing(note)} isRequired>
        <Textarea
          rows={3}
          maxLength={REPORT_WORDS_MAX}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button
          type="submit"
          variant={canTakeMeasures ? 'destructive' : 'primary'}
          isBusy={isBusy}
          busyText={t('reason_dialog.saving')}
        >
          {t('moderation.decide.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

type Body = Omit<Parameters<ReturnType<typeof useClose>['mutateAsync']>[0], 'id'>;

function useDecision(
  id: string,
  onClose: () => void,
  { body, isComplete, done }: { body: Body; isComplete: boolean; done: string },
) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: close } = useClose();
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A double click comes before the next drawing, which would know.
  const isSent = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isSent.current || !isComplete) return;
    isSent.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await close({ id, ...body });
      toast.success({ title: done });
      onClose();
    } catch (error) {
      setFailure(
        isOvertaken(error) ? t('reason_dialog.overtaken') : errorText(error, t('reason_dialog.not_saved')),
      );
    }
    isSent.current = false;
    setIsBusy(false);
  };
  return { submit, isBusy, isTried, failure };
}
