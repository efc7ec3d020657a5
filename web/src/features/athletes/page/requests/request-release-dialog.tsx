import { REQUEST_MESSAGE_MAX } from '@faircourt/contracts/requests';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../../../../api/use-error-text.ts';
import { ContactToday } from '../../../../domain/contact-calendar/contact-today.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '../../../../ui/dialog.tsx';
import { toast } from '../../../../ui/toast.tsx';
import type { AskableGroup } from './askable-groups.ts';
import type { Requesting } from './request-context.ts';
import { useRequestReleases } from './request.queries.ts';
import { MessageField, messageProblem } from './message-field.tsx';

type RequestReleaseDialogProps = {
  requesting: Requesting;
  /** What is chosen to begin with; null while the dialog is closed. */
  wanted: readonly AskableGroup[] | null;
  onClose: () => void;
};

/** One dialog for all groups: a family gets one message instead of five. What was typed outlives closing it. */
export function RequestReleaseDialog({ requesting, wanted, onClose }: RequestReleaseDialogProps) {
  const t = useText();
  const [message, setMessage] = useState('');
  return (
    <Dialog
      open={wanted !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DialogContent
        title={t('asking.release.title')}
        description={t('asking.release.text', { athlete: requesting.athleteName })}
      >
        {wanted && (
          <RequestReleaseForm
            requesting={requesting}
            wanted={wanted}
            message={message}
            onMessage={setMessage}
            onDone={() => {
              setMessage('');
              onClose();
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

type RequestReleaseFormProps = {
  requesting: Requesting;
  wanted: readonly AskableGroup[];
  message: string;
  onMessage: (message: string) => void;
  onDone: () => void;
};

function RequestReleaseForm({ requesting, wanted, message, onMessage, onDone }: RequestReleaseFormProps) {
  const t = useText();
  const errorText = useErrorText();
  const request = useRequestReleases(requesting.athleteId);
  const [chosen, setChosen] = useState(wanted);
  const [isTried, setIsTried] = useState(false);
  const isHeld = requesting.askable.contact.is_held;
  const groups = requesting.groups.filter((group) => chosen.includes(group));

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const isIncomplete = groups.length === 0 || (!isHeld && messageProblem(message, t) !== undefined);
    if (isIncomplete || request.isPending) return;
    try {
      await request.mutateAsync({ field_groups: groups, message: isHeld ? '' : message });
      toast.success({ title: t('asking.release.done'), description: t('asking.done_text') });
      onDone();
    } catch {
      // Said below, where everything typed is kept.
    }
  };
  const toggle = (group: AskableGroup, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, group] : chosen.filter((other) => other !== group));
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
      <ContactToday />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-medium">{t('asking.release.groups')}</legend>
        {requesting.groups.map((group) => (
          <Checkbox
            key={group}
            label={t(`field_group.${group}`)}
            checked={chosen.includes(group)}
            onChange={(event) => toggle(group, event.target.checked)}
          />
        ))}
      </fieldset>
      {isTried && groups.length === 0 && <Alert kind="error">{t('asking.release.none')}</Alert>}
      {isHeld ? (
        <Alert title={t('asking.release.held_title')}>{t('asking.release.held')}</Alert>
      ) : (
        <MessageField
          label={t('asking.message')}
          hint={t('asking.message_hint')}
          max={REQUEST_MESSAGE_MAX}
          value={message}
          onChange={onMessage}
          error={isTried ? messageProblem(message, t) : undefined}
        />
      )}
      {request.error && <Alert kind="error">{errorText(request.error, t('asking.failed'))}</Alert>}
      <DialogActions className="mt-1">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button
          type="submit"
          icon={<Send aria-hidden />}
          isBusy={request.isPending}
          busyText={t('asking.busy')}
        >
          {t('asking.send')}
        </Button>
      </DialogActions>
    </form>
  );
}
