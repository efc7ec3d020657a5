import { REASON_MAX, type FamilyRequest } from '@faircourt/contracts/requests';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { DecisionForm } from './decision-form.tsx';
import { requestTitle } from './request-words.ts';
import { useDecideContact, useDecideRelease } from './requests.queries.ts';

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
  const release = useDecideRelease();
  const contact = useDecideContact();
  const [reason, setReason] = useState('');
  const decide = request.kind === 'contact' ? contact : release;
  const isTooLong = reason.trim().length > REASON_MAX;

  const decline = async () => {
    await decide.mutateAsync({ id: request.id, decision: { decision: 'decline', reason } });
    toast.success({ title: t('requests.decline.done'), description: t('requests.decline.done_text') });
    onDone();
  };
  return (
    <DecisionForm
      submitLabel={t('requests.decline')}
      saving={decide}
      isInvalid={isTooLong}
      onSubmit={decline}
    >
      <Field
        label={t('requests.decline.reason')}
        hint={t('requests.decline.reason_hint')}
        error={isTooLong ? t('field_error.max_length', { max: REASON_MAX }) : undefined}
        isOptional
      >
        <Textarea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </DecisionForm>
  );
}
