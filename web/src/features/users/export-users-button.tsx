import type { UserFilters } from '@faircourt/contracts/users';
import { FileDown } from 'lucide-react';
import { ApiError } from '../../api/api-error.ts';
import { systemClock } from '../../api/clock.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { dayAt } from '../../shell/clock/readings.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { Button } from '../../ui/button.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { useExportUsers } from './users.queries.ts';

/** Names and addresses leave the platform with it, so it says first what is kept of that. */
export function ExportUsersButton({ filters }: { filters: UserFilters }) {
  const t = useText();
  const { mutateAsync: load } = useExportUsers();
  const errorText = useErrorText();
  const exportTable = async () => {
    saveBlob(await load(filters), `faircourt-users-${dayAt(systemClock.now())}.csv`);
  };
  return (
    <ConfirmedAction
      trigger={
        <Button variant="secondary" icon={<FileDown aria-hidden />}>
          {t('users.export')}
        </Button>
      }
      title={t('users.export.title')}
      description={t('users.export.text')}
      confirmLabel={t('users.export.confirm')}
      busyText={t('users.export.busy')}
      isDestructive={false}
      onConfirm={exportTable}
      done={{ title: t('users.export.done') }}
      failed={t('users.export.failed')}
      describeFailure={(error) =>
        error instanceof ApiError && error.code === 'too_many' ? t('users.export.too_many') : errorText(error)
      }
    />
  );
}
