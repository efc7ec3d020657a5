import { REQUEST_MESSAGE_MAX } from '@faircourt/contracts/requests';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../../../../api/use-error-text.ts';
import { ContactToday } from '../../../../domain/contact-calendar/contact-today.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '../../../../ui/dialog.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { GroupChoice } from './group-choice.tsx';
import type { Requesting } from './request-context.ts';
import { useRequestReleases } from './request.queries.ts';
import { MessageField, messageProblem } from './message-field.tsx';

type RequestReleaseDialogProps = {
  /** With what is ticked in the request itself. */
  requesting: Requesting;
  isOpen: boolean;
  onSent: () => void;
  onClose: () => void;
};

/** One dialog for all groups: a family gets one message instead of five. What was typed outlives closing it. */
export function RequestReleaseDialog({ requesting, isOpen, onSent, onClose }: RequestReleaseDialogProps) {
  const t = useText();
  const [message, setMessage] = useState('');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <DialogContent
        title={t('asking.release.title')}
        description={t('asking.release.text', { athlete: requesting.athleteName })}
      >
        <RequestReleaseForm
          requesting={requesting}
          message={message}
          onMessage={setMessage}
          onDone={() => {
            setMessage('');
            onSent();
            onClose();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

type RequestReleaseFormProps = {
  requesting: Requesting;
  message: string;
  onMessage: (message: string) => void;
  onDone: () => void;
};

function RequestReleaseForm({ requesting, message, onMessage, onDone }: RequestReleaseFormProps) {
  const t = useText();
  const errorText = useErrorText();
  const request = useRequestReleases(requesting.athleteId);
  const [isTried, setIsTried] = useState(false);
  const isHeld = requesting.askable.contact.is_held;
  const groups = requesting.chosen;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const isIncomplete = groups.length === 0 || (!isHeld && messageProblem(message, t) !== undefined);
    if (isIncomplete || request.isPending) return;
    try {
      await request.mutateAsync({ field_groups: [...groups], message: isHeld ? '' : message });
      toast.success({ title: t('asking.release.done'), description: t('asking.done_text') });
      onDone();
    } catch {
      // Said below, where everything typed is kept.
    }
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
      <ContactToday />
      <GroupChoice requesting={requesting} title={t('asking.release.groups')} isTitleShown />
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
