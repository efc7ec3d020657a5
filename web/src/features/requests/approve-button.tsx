import { Check } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useToday } from '../../shell/clock/use-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { approvalWords } from './approval-words.ts';
import { AudienceChoice, type AudienceAnswer } from './audience-choice.tsx';
import { DecisionForm } from './decision-form.tsx';
import { MissingForms } from './missing-forms.tsx';
import { openedGroup, requestsTitle } from './request-words.ts';
import { useAnswer } from './requests.queries.ts';
import { useSayAnswer, type SayInPlace } from './use-say-answer.ts';
import { useSentDialog, type Requests, type SendDialog } from './use-sent-dialog.ts';

/** For whom and until when is part of the answer, and so is who will be in a conversation: both are said before it counts. */
type ApproveButtonProps = { requests: Requests; of: number; sayInPlace: SayInPlace | undefined };

export function ApproveButton({ requests, of, sayInPlace }: ApproveButtonProps) {
  const t = useText();
  const { shown, send, isOpen, setIsOpen } = useSentDialog(requests);
  const title = requestsTitle(requests, t);
  const action =
    requests.length === of
      ? t('requests.approve')
      : t('requests.approve_some', { count: requests.length, of });
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          size="lg"
          className="px-2 sm:px-6"
          icon={<Check aria-hidden />}
          aria-label={t('ui.named_action', { action, title })}
        >
          {action}
        </Button>
      </DialogTrigger>
      <DialogContent title={dialogTitle(shown, t)} description={requestsTitle(shown, t)}>
        <ApproveForm requests={shown} sayInPlace={sayInPlace} send={send} />
      </DialogContent>
    </Dialog>
  );
}

function dialogTitle(requests: Requests, t: ReturnType<typeof useText>): string {
  const [first] = requests;
  const isTalkAlone = requests.every(({ kind }) => kind === 'contact');
  return isTalkAlone
    ? t('requests.approve_contact.title', { coach: first.coach.name })
    : t('requests.approve.title', { count: requests.length });
}

type ApproveFormProps = {
  requests: Requests;
  sayInPlace: SayInPlace | undefined;
  send: SendDialog;
};

function ApproveForm({ requests, sayInPlace, send }: ApproveFormProps) {
  const t = useText();
  const format = useFormat();
  const answering = useAnswer();
  const sayAnswer = useSayAnswer(sayInPlace);
  const [audience, setAudience] = useState<AudienceAnswer>('institution');
  const [lastDay, setLastDay] = useState('');
  // In UTC, as the server counts days.
  const today = useToday();
  const isPast = lastDay !== '' && lastDay < today;
  const [{ coach, athlete }] = requests;
  const releases = requests.filter((request) => request.kind === 'release');
  const opensConversation = releases.length < requests.length;
  const missing = [...new Set(requests.flatMap(({ missing_consents }) => missing_consents))];

  const approve = () =>
    send(() =>
      sayAnswer(approvalWords(requests, audience, t, format), () =>
        answering.mutateAsync({
          requests,
          answer: { decision: 'approve', audience, expires_on: lastDay || null },
        }),
      ),
    );
  return (
    <DecisionForm
      submitLabel={t('requests.approve')}
      saving={answering}
      isInvalid={isPast}
      onSubmit={approve}
    >
      {requests.length > 1 && (
        <ul className="list-disc pl-5">
          {requests.map((request) => (
            <li key={request.id}>{t(`requests.group.${openedGroup(request)}`)}</li>
          ))}
        </ul>
      )}
      {releases.length > 0 && (
        <>
          <AudienceChoice institution={coach.institution.name} value={audience} onChange={setAudience} />
          <Field
            label={t('requests.approve.until')}
            hint={t('requests.approve.until_hint')}
            error={isPast ? t('requests.approve.past') : undefined}
            isOptional
          >
            <Input
              type="date"
              min={today}
              value={lastDay}
              onChange={(event) => setLastDay(event.target.value)}
            />
          </Field>
        </>
      )}
      <MissingForms kinds={missing} asked={requests[0]} />
      {opensConversation && (
        <p>{t('requests.approve_contact.text', { coach: coach.name, athlete: athlete.name })}</p>
      )}
    </DecisionForm>
  );
}
