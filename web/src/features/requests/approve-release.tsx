import type { FamilyRequest } from '@faircourt/contracts/requests';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { AudienceChoice, type AudienceAnswer } from './audience-choice.tsx';
import { DecisionForm } from './decision-form.tsx';
import { MissingForms } from './missing-forms.tsx';
import { requestTitle } from './request-words.ts';
import { useDecideRelease } from './requests.queries.ts';
import { useToday } from '../../shell/clock/use-clock.ts';

type ReleaseRequest = Extract<FamilyRequest, { kind: 'release' }>;

/** For whom and until when is part of the yes, so it is asked before anything is released. */
export function ApproveRelease({ request }: { request: ReleaseRequest }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const title = requestTitle(request, t);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          size="lg"
          icon={<Check aria-hidden />}
          aria-label={t('ui.named_action', { action: t('requests.approve'), title })}
        >
          {t('requests.approve')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('requests.approve.title')} description={title}>
        <ApproveForm request={request} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function ApproveForm({ request, onDone }: { request: ReleaseRequest; onDone: () => void }) {
  const t = useText();
  const decide = useDecideRelease();
  const [audience, setAudience] = useState<AudienceAnswer>('institution');
  const [lastDay, setLastDay] = useState('');
  // In UTC, as the server counts days.
  const today = useToday();
  const isPast = lastDay !== '' && lastDay < today;

  const approve = async () => {
    const decision = { decision: 'approve', audience, expires_on: lastDay || null } as const;
    await decide.mutateAsync({ id: request.id, decision });
    toast.success({
      title: t('requests.approve.done'),
      description: t(
        request.missing_consents.length > 0 ? 'requests.approve.done_unsigned' : 'requests.approve.done_text',
      ),
    });
    onDone();
  };
  return (
    <DecisionForm submitLabel={t('requests.approve')} saving={decide} isInvalid={isPast} onSubmit={approve}>
      <AudienceChoice institution={request.coach.institution.name} value={audience} onChange={setAudience} />
      <Field
        label={t('requests.approve.until')}
        hint={t('requests.approve.until_hint')}
        error={isPast ? t('requests.approve.past') : undefined}
        isOptional
      >
        <Input type="date" min={today} value={lastDay} onChange={(event) => setLastDay(event.target.value)} />
      </Field>
      <MissingForms kinds={request.missing_consents} group={request.field_group} />
    </DecisionForm>
  );
}
