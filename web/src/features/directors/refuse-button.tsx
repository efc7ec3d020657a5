import type { Director } from '@faircourt/contracts/regions';
import { USER_REASON_MAX } from '@faircourt/contracts/users';
import { UserX } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { useRefuseDirector } from './directors.queries.ts';

/** Also for somebody whose application is not complete: then the reason says what is missing. */
export function RefuseButton({ director: { user_id: id, name } }: { director: Director }) {
  const t = useText();
  const { mutateAsync: refuse } = useRefuseDirector();
  return (
    <ReasonDialog
      trigger={
        <Button
          variant="secondary"
          icon={<UserX aria-hidden />}
          aria-label={t('ui.named_action', { action: t('directors.refuse'), title: name })}
        >
          {t('directors.refuse')}
        </Button>
      }
      title={t('directors.refuse.title', { name })}
      description={t('directors.refuse.text')}
      label={t('directors.refuse.reason')}
      hint={t('directors.refuse.hint')}
      max={USER_REASON_MAX}
      confirmLabel={t('directors.refuse')}
      isDestructive
      onConfirm={(reason) => refuse({ id, reason })}
      done={t('directors.refused.done', { name })}
    />
  );
}
