import type { Season } from '@faircourt/contracts/athletes';
import { Trash2 } from 'lucide-react';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { useBadgeWords } from '../builder/badges/badge-words.ts';
import { useDeleteSeason } from '../builder/profile.queries.ts';

/** A season may carry a director's verification that no undo could bring back, so it asks first. */
export function DeleteSeasonButton({ season: { id, label, badge } }: { season: Season }) {
  const t = useText();
  const badgeWords = useBadgeWords(label);
  const { mutateAsync: deleteSeason } = useDeleteSeason();
  const cost = badge && t('season.delete.badge', { ...badgeWords({ ...badge, fact_group: 'season' }) });
  return (
    <ConfirmedAction
      trigger={
        <IconButton label={t('season.delete', { label })}>
          <Trash2 aria-hidden />
        </IconButton>
      }
      title={t('season.delete.title', { label })}
      description={[cost, t('season.delete.text')].filter(Boolean).join(' ')}
      confirmLabel={t('season.delete.confirm')}
      busyText={t('season.delete.busy')}
      onConfirm={() => deleteSeason(id)}
      done={{ title: t('season.deleted') }}
      failed={t('season.delete.failed')}
    />
  );
}
