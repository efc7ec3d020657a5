/** A modest way to report what one sees. The person concerned is told nothing, and what was typed stays when it fails. */
import { REPORT_WORDS_MAX } from '@faircourt/contracts/moderation';
import type { ReportCategory } from '@faircourt/contracts/vocabulary';
import { Flag } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select, Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { CategoryField } from './category-field.tsx';
import { useSendReport, type ReportTarget } from './report.query.ts';

export interface Reportable {
  target: ReportTarget;
  /** Said where there is more than one thing to choose from. */
  label: string;
}

type ReportButtonProps = {
  /** Who or what it is, for the title and for screen readers. */
  name: string;
  things: readonly [Reportable, ...Reportable[]];
};

export function ReportButton({ name, things }: ReportButtonProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11 w-fit text-muted"
          icon={<Flag aria-hidden />}
          aria-label={t('ui.named_action', { action: t('report.action'), title: name })}
        >
          {t('report.action')}
        </Button>
      </DialogTrigger>
      <ReportContent name={name} things={things} onSent={() => setIsOpen(false)} />
    </Dialog>
  );
}

/** The same question, opened from a menu. */
export function ReportDialog({
  isOpen,
  onOpenChange,
  ...about
}: ReportButtonProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <ReportContent {...about} onSent={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ReportContent({ name, things, onSent }: ReportButtonProps & { onSent: () => void }) {
  const t = useText();
  // Here and not in the form: closing it, by Back perhaps, loses nothing. Never in the browser's storage, where others look.
  const [reason, setReason] = useState('');
  const finish = () => {
    setReason('');
    onSent();
  };
  return (
    <DialogContent title={t('report.title', { name })} description={t('report.text')}>
      <ReportForm things={things} reason={reason} onReason={setReason} onSent={finish} />
    </DialogContent>
  );
}

type ReportFormProps = Pick<ReportButtonProps, 'things'> & {
  reason: string;
  onReason: (reason: string) => void;
  onSent: () => void;
};

function ReportForm({ things, reason, onReason, onSent }: ReportFormProps) {
  const t = useText();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(0);
  const [category, setCategory] = useState<ReportCategory | ''>('');
  const [isTried, setIsTried] = useState(false);
  const { mutateAsync: send, isPending, error } = useSendReport();
  const { target } = things[chosen] ?? things[0];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isPending || category === '' || reason.trim() === '') return;
    try {
      await send({ target, body: { category, reason } });
    } catch {
      // Said in the form, which keeps what was typed.
      return;
    }
    toast.success({ title: t('report.done'), description: t('report.done_text') });
    onSent();
  };

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {things.length > 1 && (
        <Field label={t('report.about')}>
          <Select value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
            {things.map(({ target: { kind, id }, label }, n) => (
              <option key={`${kind} ${id}`} value={n}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <CategoryField
        value={category}
        onChange={setCategory}
        isMissing={isTried && category === ''}
        pausesContact={target.kind === 'coach'}
      />
      <Field
        label={t('report.reason')}
        isRequired
        error={isTried && reason.trim() === '' ? t('report.reason.missing') : undefined}
      >
        <Textarea
          value={reason}
          maxLength={REPORT_WORDS_MAX}
          onChange={(event) => onReason(event.target.value)}
        />
      </Field>
      {error && <Alert kind="error">{errorText(error, t('report.failed'))}</Alert>}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={isPending} busyText={t('report.busy')}>
          {t('report.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}
