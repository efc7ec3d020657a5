import type { FamilyRequest } from '@faircourt/contracts/requests';
import { Ban } from 'lucide-react';
import { ReportButton } from '../../domain/report/report-button.tsx';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useBlock } from './requests.queries.ts';
import { useDecisionFailure } from './use-decision-failure.ts';

/** From a request on, one coach or everybody of an institution can be shut out for good. */
export function BlockButtons({ request }: { request: FamilyRequest }) {
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-1">
      <BlockButton request={request} whom="coach" />
      <BlockButton request={request} whom="institution" />
      <ReportButton
        name={request.coach.name}
        things={[{ target: { kind: 'coach', id: request.coach.coach_id }, label: request.coach.name }]}
      />
    </div>
  );
}

function BlockButton({ request, whom }: { request: FamilyRequest; whom: 'coach' | 'institution' }) {
  const t = useText();
  const describeFailure = useDecisionFailure();
  const block = useBlock();
  const { coach, athlete } = request;
  const name = whom === 'coach' ? coach.name : coach.institution.name;
  return (
    <ConfirmedAction
      trigger={
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11 text-stop"
          icon={<Ban aria-hidden />}
          aria-label={t('ui.named_action', { action: t(`requests.block.${whom}`), title: name })}
        >
          {t(`requests.block.${whom}`)}
        </Button>
      }
      title={t('requests.block.title', { name })}
      description={t(`requests.block.${whom}.text`, { name, athlete: athlete.name })}
      confirmLabel={t(`requests.block.${whom}`)}
      busyText={t('requests.busy')}
      onConfirm={() =>
        block.mutateAsync({
          athlete_id: athlete.id,
          coach_id: whom === 'coach' ? coach.coach_id : null,
          institution_id: whom === 'institution' ? coach.institution.id : null,
        })
      }
      done={{
        title: t('requests.block.done', { name }),
        description: t('requests.block.done_text'),
      }}
      failed={t('requests.block.failed')}
      describeFailure={describeFailure}
    />
  );
}
