import { REPORT_REASON_MAX, type Message, type Thread } from '@faircourt/contracts/messages';
import type { ReportCategory } from '@faircourt/contracts/vocabulary';
import { useState, type FormEvent } from 'react';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { CategoryField } from '../../domain/report/category-field.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select, Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { useReport } from './threads.queries.ts';

const MOST_OFFERED = 50;
const EXCERPT_LENGTH = 60;

type ReportDialogProps = { thread: Thread; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function ReportDialog({ thread, isOpen, onOpenChange }: ReportDialogProps) {
  const t = useText();
  // Here and not in the form: closing it, by Back perhaps, loses nothing. Never in the browser's storage, where others look.
  const [reason, setReason] = useState('');
  const finish = () => {
    setReason('');
    onOpenChange(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={t('messages.report.title')} description={t('messages.report.text')}>
        <ReportForm thread={thread} reason={reason} onReason={setReason} onSent={finish} />
      </DialogContent>
    </Dialog>
  );
}

type ReportFormProps = {
  thread: Thread;
  reason: string;
  onReason: (reason: string) => void;
  onSent: () => void;
};

function ReportForm({ thread, reason, onReason, onSent }: ReportFormProps) {
  const t = useText();
  const errorText = useErrorText();
  const [messageId, setMessageId] = useState('');
  const [category, setCategory] = useState<ReportCategory | ''>('');
  const [isTried, setIsTried] = useState(false);
  const { mutateAsync: report, isPending, error } = useReport(thread.id);
  const role = useRole();
  // What one of a family writes keeps no coach away.
  const reported = thread.messages.find(({ id }) => id === messageId);
  const isMissing = isTried && reason.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isPending || category === '' || reason.trim() === '') return;
    try {
      await report({ message_id: messageId || null, category, reason });
    } catch {
      // Said in the form, which keeps what was typed.
      return;
    }
    toast.success({ title: t('messages.report.done'), description: t('messages.report.done_text') });
    onSent();
  };

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Field label={t('messages.report.about')}>
        <Select value={messageId} onChange={({ target }) => setMessageId(target.value)}>
          <option value="">{t('messages.report.whole')}</option>
          <OfferedMessages messages={thread.messages} />
        </Select>
      </Field>
      <CategoryField
        value={category}
        onChange={setCategory}
        isMissing={isTried && category === ''}
        pausesContact={role === 'coach' || reported === undefined || reported.sender_role === 'coach'}
      />
      <Field
        label={t('messages.report.reason')}
        isRequired
        error={isMissing ? t('messages.report.reason_missing') : undefined}
      >
        <Textarea
          value={reason}
          maxLength={REPORT_REASON_MAX}
          onChange={({ target }) => onReason(target.value)}
        />
      </Field>
      {error && <Alert kind="error">{errorText(error, t('messages.report.failed'))}</Alert>}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={isPending} busyText={t('messages.report.busy')}>
          {t('messages.report.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** What others wrote, the latest first: nobody reports themselves. */
function OfferedMessages({ messages }: { messages: readonly Message[] }) {
  const t = useText();
  const format = useFormat();
  const offered = messages.filter(({ is_yours: isYours }) => !isYours).slice(-MOST_OFFERED);
  return offered.toReversed().map((message) => (
    <option key={message.id} value={message.id}>
      {t('messages.report.message', {
        name: message.sender_name,
        time: format.dateTime(message.created_at),
        text: excerptOf(message.body) || t('messages.attachment'),
      })}
    </option>
  ));
}

function excerptOf(body: string): string {
  const characters = Array.from(body);
  return characters.length > EXCERPT_LENGTH ? `${characters.slice(0, EXCERPT_LENGTH).join('')}…` : body;
}
