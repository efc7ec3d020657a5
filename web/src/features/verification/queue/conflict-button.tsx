import type { VerificationItem } from '@faircourt/contracts/verification';
import { UserRoundX } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { queuePath, type QueueView } from './queue-view.ts';
import { useDeclareConflict } from './queue.queries.ts';

/** Nobody judges whom they know. It cannot be taken back here, so it asks first. */
export function ConflictButton({ item, view }: { item: VerificationItem; view: QueueView }) {
  const t = useText();
  const navigate = useNavigate();
  const { mutateAsync } = useDeclareConflict();
  const of = item.institution ? 'institution' : 'athlete';
  return (
    <ConfirmedAction
      trigger={
        <Button
          variant="ghost"
          icon={<UserRoundX aria-hidden />}
          className="max-sm:px-2 max-sm:text-left max-sm:text-sm max-sm:leading-tight xl:px-2.5"
        >
          {t(`item.conflict.${of}`)}
        </Button>
      }
      title={t(`item.conflict.${of}.title`, { name: item.institution_name ?? item.name })}
      description={t(`item.conflict.${of}.text`)}
      confirmLabel={t('item.conflict.confirm')}
      busyText={t('item.busy')}
      onConfirm={async () => {
        await mutateAsync(item.id);
        await navigate(queuePath(view));
      }}
      done={{ title: t('item.conflict.done'), description: t('item.conflict.done_text') }}
      failed={t('item.conflict.failed')}
    />
  );
}
