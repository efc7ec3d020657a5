import { REASON_MAX, type FamilyRequest } from '@faircourt/contracts/requests';
import { X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { requestTitle } from './request-words.ts';
import { useDecideContact, useDecideRelease } from './requests.queries.ts';
import { useDecisionFailure } from './use-decision-failure.ts';

/** A no needs no reason. One that is given reaches the coach word for word, and the form says so. */
export function DeclineButton({ request, label }: { request: FamilyRequest; label?: string }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const title = requestTitle(request, t);
  const action = label ?? t('requests.decline');
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          size={label ? 'sm' : 'lg'}
          variant={label ? 'ghost' : 'secondary'}
          className={label ? 'min-h-10' : ''}
          icon={<X aria-hidden />}
          aria-label={t('ui.named_action', { action, title })}
        >
          {action}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('requests.decline.title')} description={title}>
        <DeclineForm request={request} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function DeclineForm({ request, onDone }: { request: FamilyRequest; onDone: () => void }) {
  const t = useText();
  const describeFailure = useDecisionFailure();
  const release = useDecideRelease();
  const contact = useDecideContact();
  const [reason, setReason] = useState('');
  const decide = request.kind === 'contact' ? contact : release;
  const isTooLong = reason.trim().length > REASON_MAX;

  const decline = async (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong || decide.isPending) return;
    try {
      await decide.mutateAsync({ id: request.id, decision: { decision: 'decline', reason } });
      toast.success({ title: t('requests.decline.done'), description: t('requests.decline.done_text') });
      onDone();
    } catch {
      // Said below, where the reason is kept.
    }
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void decline(event)}>
      <Field
        label={t('requests.decline.reason')}
        hint={t('requests.decline.reason_hint')}
        error={isTooLong ? t('field_error.max_length', { max: REASON_MAX }) : undefined}
        isOptional
      >
        <Textarea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {decide.error && <Alert kind="error">{describeFailure(decide.error)}</Alert>}
      <DialogActions className="mt-1">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={decide.isPending} busyText={t('requests.busy')}>
          {t('requests.decline')}
        </Button>
      </DialogActions>
    </form>
  );
}
