/** A minor ends a guardian's link: what happens is said first, and on the same screen they can say that they feel unsafe. */
import { SAFETY_MESSAGE_MAX } from '@faircourt/contracts/guardians';
import { LifeBuoy, UserRoundX } from 'lucide-react';
import { useId, useState } from 'react';
import { useEndLink } from '../../../domain/guardian-links/link-answers.queries.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useReportGuardian } from './links.queries.ts';

type EndGuardianButtonProps = {
  linkId: string;
  name: string;
  /** Who goes on deciding without this guardian. */
  others: readonly string[];
};

export function EndGuardianButton({ linkId, name, others }: EndGuardianButtonProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          variant="ghost"
          size="sm"
          className="min-h-10 text-stop"
          icon={<UserRoundX aria-hidden />}
          aria-label={t('guardians.end.guardian.label', { name })}
        >
          {t('guardians.end.guardian')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('guardians.end.guardian.question', { name })}>
        <EndForm linkId={linkId} name={name} others={others} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

const CONSEQUENCES = ['hidden', 'releases', 'noes'] as const;

function EndForm({ linkId, name, others, onDone }: EndGuardianButtonProps & { onDone: () => void }) {
  const t = useText();
  const format = useFormat();
  const [isUnsafe, setIsUnsafe] = useState(false);
  // Forgotten as soon as the dialog is closed: a guardian may be the next to open it.
  const [message, setMessage] = useState('');
  const { end, report, busy } = useEnding({ linkId, name, onDone, isUnsafe, message });
  const isTooLong = message.trim().length > SAFETY_MESSAGE_MAX;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="font-medium">{t('guardians.end.minor')}</p>
        <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5">
          {CONSEQUENCES.map((one) => (
            <li key={one}>{t(`guardians.end.minor.${one}`, { name })}</li>
          ))}
          <li>
            {others.length > 0
              ? t('guardians.end.minor.others', { names: format.list(others), count: others.length })
              : t('guardians.end.minor.nobody')}
          </li>
        </ul>
      </div>
      <Unsafe
        name={name}
        isOpen={isUnsafe}
        onToggle={() => setIsUnsafe(!isUnsafe)}
        message={message}
        onMessage={setMessage}
        error={isTooLong ? t('field_error.max_length', { max: SAFETY_MESSAGE_MAX }) : undefined}
      />
      {/* Three answers do not fit into one row. */}
      <DialogActions className={isUnsafe ? 'mt-1 sm:flex-col-reverse' : 'mt-1'}>
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        {isUnsafe && (
          <Button
            variant="secondary"
            isBusy={busy === 'report'}
            busyText={t('guardians.saving')}
            disabled={busy === 'end' || isTooLong}
            onClick={() => void report()}
          >
            {t('guardians.unsafe.only')}
          </Button>
        )}
        <Button
          variant="destructive"
          isBusy={busy === 'end'}
          busyText={t('guardians.saving')}
          disabled={busy === 'report' || (isUnsafe && isTooLong)}
          onClick={() => void end()}
        >
          {t(isUnsafe ? 'guardians.unsafe.end' : 'guardians.end.guardian')}
        </Button>
      </DialogActions>
    </div>
  );
}

type UnsafeProps = {
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  message: string;
  onMessage: (message: string) => void;
  error: string | undefined;
};

/** Quiet: a plain line that opens, no alarm, and clear about who reads it. */
function Unsafe({ name, isOpen, onToggle, message, onMessage, error }: UnsafeProps) {
  const t = useText();
  const id = useId();
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-sunken/50 p-3">
      <Button
        variant="ghost"
        size="sm"
        className="min-h-11 justify-start"
        icon={<LifeBuoy aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        {t('guardians.unsafe')}
      </Button>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-3 px-1 pb-1">
        <p>{t('guardians.unsafe.text', { name })}</p>
        <Field label={t('guardians.unsafe.message')} error={error} isOptional>
          <Textarea rows={3} value={message} onChange={({ target }) => onMessage(target.value)} />
        </Field>
        <p className="text-sm text-muted">{t('guardians.unsafe.emergency')}</p>
      </div>
    </div>
  );
}

type Ending = Omit<EndGuardianButtonProps, 'others'> & {
  onDone: () => void;
  isUnsafe: boolean;
  message: string;
};

function useEnding({ linkId, name, onDone, isUnsafe, message }: Ending) {
  const t = useText();
  const errorText = useErrorText();
  const ending = useEndLink();
  const reporting = useReportGuardian();
  const [busy, setBusy] = useState<'end' | 'report' | null>(null);
  const said = isUnsafe ? message.trim() || null : null;

  const run = async (what: 'end' | 'report', act: () => Promise<unknown>, title: string) => {
    setBusy(what);
    try {
      await act();
      toast.success({ title, ...(isUnsafe ? { description: t('guardians.unsafe.done') } : {}) });
      onDone();
    } catch (error) {
      toast.destructive({ title: t('guardians.not_saved'), description: errorText(error) });
    }
    setBusy(null);
  };
  return {
    busy,
    end: () =>
      run(
        'end',
        () => ending.mutateAsync({ id: linkId, said: { is_unsafe: isUnsafe, message: said } }),
        t('guardians.end.guardian.done', { name }),
      ),
    report: () =>
      run('report', () => reporting.mutateAsync({ id: linkId, message: said }), t('guardians.unsafe.sent')),
  };
}
