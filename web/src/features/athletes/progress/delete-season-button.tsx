import type { Season } from '@faircourt/contracts/athletes';
import { Trash2 } from 'lucide-react';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { useDeleteSeason } from '../builder/profile.queries.ts';

/** A season may carry a director's verification that no undo could bring back, so it asks first. */
export function DeleteSeasonButton({ season: { id, label } }: { season: Season }) {
  const t = useText();
  const { mutateAsync: deleteSeason } = useDeleteSeason();
  return (
    <ConfirmedAction
      trigger={
        <IconButton label={t('season.delete', { label })}>
          <Trash2 aria-hidden />
        </IconButton>
      }
      title={t('season.delete.title', { label })}
      description={t('season.delete.text')}
      confirmLabel={t('season.delete.confirm')}
      busyText={t('season.delete.busy')}
      onConfirm={() => deleteSeason(id)}
      done={{ title: t('season.deleted') }}
      failed={t('season.delete.failed')}
    />
  );
}
