import type { FamilyRequest } from '@faircourt/contracts/requests';
import { Check } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { requestTitle } from './request-words.ts';
import { useDecideContact } from './requests.queries.ts';
import { useDecisionFailure } from './use-decision-failure.ts';

/** Opens a conversation, and with it tells the athlete: so it says first who will be in it. */
export function ApproveContact({ request }: { request: FamilyRequest }) {
  const t = useText();
  const navigate = useNavigate();
  const describeFailure = useDecisionFailure();
  const decide = useDecideContact();
  const title = requestTitle(request, t);
  return (
    <ConfirmedAction
      isDestructive={false}
      trigger={
        <Button
          size="lg"
          icon={<Check aria-hidden />}
          aria-label={t('ui.named_action', { action: t('requests.approve'), title })}
        >
          {t('requests.approve')}
        </Button>
      }
      title={t('requests.approve_contact.title', { coach: request.coach.name })}
      description={t('requests.approve_contact.text', {
        coach: request.coach.name,
        athlete: request.athlete.name,
      })}
      confirmLabel={t('requests.approve')}
      busyText={t('requests.busy')}
      onConfirm={() => decide.mutateAsync({ id: request.id, decision: { decision: 'approve' } })}
      done={{
        title: t('requests.approve_contact.done'),
        description: t('requests.approve_contact.done_text'),
        action: { label: t('requests.open_messages'), onClick: () => void navigate(PATHS.messages) },
      }}
      failed={t('requests.decide.failed')}
      describeFailure={describeFailure}
    />
  );
}
