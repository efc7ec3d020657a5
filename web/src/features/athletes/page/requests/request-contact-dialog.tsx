import { REQUEST_MESSAGE_MAX } from '@faircourt/contracts/requests';
import { PROGRAMS, type Program } from '@faircourt/contracts/vocabulary';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../../../../api/use-error-text.ts';
import { ContactToday } from '../../../../domain/contact-calendar/contact-today.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '../../../../ui/dialog.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { toast } from '../../../../ui/toast.tsx';
import type { Requesting } from './request-context.ts';
import { useRequestContact } from './request.queries.ts';
import { ContactWindowNote } from './contact-window-note.tsx';
import { MessageField, messageProblem } from './message-field.tsx';

/** What is being typed; it outlives closing the dialog. */
interface Draft {
  program: Program | '';
  message: string;
}

const EMPTY: Draft = { program: '', message: '' };

type RequestContactDialogProps = { requesting: Requesting; isOpen: boolean; onClose: () => void };

export function RequestContactDialog({ requesting, isOpen, onClose }: RequestContactDialogProps) {
  const t = useText();
  const [draft, setDraft] = useState(EMPTY);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <DialogContent
        title={t('asking.contact.title', { athlete: requesting.athleteName })}
        description={t('asking.contact.text')}
      >
        <RequestContactForm
          requesting={requesting}
          draft={draft}
          onDraft={setDraft}
          onDone={() => {
            setDraft(EMPTY);
            onClose();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

type RequestContactFormProps = {
  requesting: Requesting;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onDone: () => void;
};

function RequestContactForm({ requesting, draft, onDraft, onDone }: RequestContactFormProps) {
  const t = useText();
  const errorText = useErrorText();
  const request = useRequestContact(requesting.athleteId);
  const [isTried, setIsTried] = useState(false);
  const { program, message } = draft;
  const window = program ? requesting.askable.contact.windows[program] : null;
  const isHeld = window?.verdict === 'hold';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const isComplete = program && !messageProblem(message, t);
    if (!isComplete || isHeld || request.isPending) return;
    try {
      await request.mutateAsync({ program, message });
      toast.success({ title: t('asking.contact.done'), description: t('asking.done_text') });
      onDone();
    } catch {
      // Said below, where everything typed is kept.
    }
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
      <ContactToday isDoubtSaid={window !== null} />
      <Segmented<Program | ''>
        label={t('asking.program')}
        isLabelShown
        options={PROGRAMS.map((value) => ({ value, label: t(`program.${value}`) }))}
        value={program}
        onChange={(value) => onDraft({ ...draft, program: value })}
      />
      {isTried && !program && <Alert kind="error">{t('asking.program_missing')}</Alert>}
      {window && <ContactWindowNote window={window} />}
      <MessageField
        label={t('asking.message')}
        hint={t('asking.message_hint')}
        max={REQUEST_MESSAGE_MAX}
        value={message}
        onChange={(text) => onDraft({ ...draft, message: text })}
        error={isTried && !isHeld ? messageProblem(message, t) : undefined}
      />
      {request.error && <Alert kind="error">{errorText(request.error, t('asking.failed'))}</Alert>}
      <DialogActions className="mt-1">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button
          type="submit"
          icon={<Send aria-hidden />}
          disabled={isHeld}
          isBusy={request.isPending}
          busyText={t('asking.busy')}
        >
          {t(window?.verdict === 'warn' ? 'asking.send_anyway' : 'asking.send')}
        </Button>
      </DialogActions>
    </form>
  );
}
