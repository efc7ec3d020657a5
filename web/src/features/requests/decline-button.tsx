import { REASON_MAX } from '@faircourt/contracts/requests';
import { X } from 'lucide-react';
import { useKeptText } from '../../shell/drafts/use-kept-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { DecisionForm } from './decision-form.tsx';
import { declineWords } from './decline-words.ts';
import { groupOf, requestsTitle } from './request-words.ts';
import { useAnswer } from './requests.queries.ts';
import { useSayAnswer, type SayInPlace } from './use-say-answer.ts';
import { useSentDialog, type Requests, type SendDialog } from './use-sent-dialog.ts';

/** A no needs no reason. One that is given reaches the coach word for word, and the form says so. */
type DeclineButtonProps = { requests: Requests; sayInPlace?: SayInPlace | undefined };

/** Of what was approved it takes that back, or ends the conversation. */
export function DeclineButton({ requests, sayInPlace }: DeclineButtonProps) {
  const t = useText();
  const { shown, send, isOpen, setIsOpen } = useSentDialog(requests);
  const title = requestsTitle(requests, t);
  const { action } = declineWords(requests, t);
  const isLater = requests[0].status === 'approved';
  const words = declineWords(shown, t);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          size={isLater ? 'sm' : 'lg'}
          variant={isLater ? 'ghost' : 'secondary'}
          className={isLater ? 'min-h-10' : 'px-2 sm:px-6'}
          icon={<X aria-hidden />}
          aria-label={t('ui.named_action', { action, title })}
        >
          {action}
        </Button>
      </DialogTrigger>
      <DialogContent title={words.title} description={words.text}>
        <DeclineForm requests={shown} sayInPlace={sayInPlace} send={send} />
      </DialogContent>
    </Dialog>
  );
}

type DeclineFormProps = {
  requests: Requests;
  sayInPlace: SayInPlace | undefined;
  send: SendDialog;
};

function DeclineForm({ requests, sayInPlace, send }: DeclineFormProps) {
  const t = useText();
  const answering = useAnswer();
  const sayAnswer = useSayAnswer(sayInPlace);
  const [reason, setReason, dropReason] = useKeptText(`decline.${requests[0].id}`);
  const isTooLong = reason.trim().length > REASON_MAX;
  const { action, done } = declineWords(requests, t);

  const decline = async () => {
    const words = {
      title: done,
      description: t('requests.decline.done_text'),
      isYes: false,
      opensConversation: false,
    };
    await send(() =>
      sayAnswer(words, () => answering.mutateAsync({ requests, answer: { decision: 'decline', reason } })),
    );
    dropReason();
  };
  return (
    <DecisionForm submitLabel={action} saving={answering} isInvalid={isTooLong} onSubmit={decline}>
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
