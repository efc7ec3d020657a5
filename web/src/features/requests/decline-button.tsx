import { REASON_MAX, type FamilyRequest } from '@faircourt/contracts/requests';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useKeptText } from '../../shell/drafts/use-kept-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { DecisionForm } from './decision-form.tsx';
import { groupOf, requestsTitle } from './request-words.ts';
import { useAnswer } from './requests.queries.ts';

type Requests = readonly [FamilyRequest, ...FamilyRequest[]];

/** A no needs no reason. One that is given reaches the coach word for word, and the form says so. */
export function DeclineButton({ requests, label }: { requests: Requests; label?: string }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const title = requestsTitle(requests, t);
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
      <DialogContent title={t('requests.decline.title', { count: requests.length })} description={title}>
        <DeclineForm requests={requests} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function DeclineForm({ requests, onDone }: { requests: Requests; onDone: () => void }) {
  const t = useText();
  const answering = useAnswer();
  const [reason, setReason, dropReason] = useKeptText(`decline.${requests[0].id}`);
  const isTooLong = reason.trim().length > REASON_MAX;

  const decline = async () => {
    await answering.mutateAsync({ requests, answer: { decision: 'decline', reason } });
    dropReason();
    toast.success({ title: t('requests.decline.done'), description: t('requests.decline.done_text') });
    onDone();
  };
  return (
    <DecisionForm
      submitLabel={t('requests.decline')}
      saving={answering}
      isInvalid={isTooLong}
      onSubmit={decline}
    >
      {requests.length > 1 && (
        <ul className="list-disc pl-5">
          {requests.map((request) => (
            <li key={request.id}>{t(`requests.group.${groupOf(request)}`)}</li>
          ))}
        </ul>
      )}
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
