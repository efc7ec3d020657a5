import type { BadgeInEffect } from '@faircourt/contracts/athletes';
import type { FileKind } from '@faircourt/contracts/vocabulary';
import { Trash2 } from 'lucide-react';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useBadgeWords } from './badges/badge-words.ts';
import { useDeleteFile } from './profile.queries.ts';

/** A deleted file is gone for good, so it asks first. */
export function DeleteFileButton({ kind, badge }: { kind: FileKind; badge: BadgeInEffect | null }) {
  const t = useText();
  const badgeWords = useBadgeWords();
  const { mutateAsync: deleteFile } = useDeleteFile(kind);
  const cost = badge && t('file.transcript.badge', { ...badgeWords(badge) });
  return (
    <ConfirmedAction
      trigger={
        <Button variant="ghost" size="sm" icon={<Trash2 aria-hidden />}>
          {t(`file.${kind}.delete`)}
        </Button>
      }
      title={t(`file.${kind}.delete.title`)}
      description={[cost, t(`file.${kind}.delete.text`)].filter(Boolean).join(' ')}
      confirmLabel={t(`file.${kind}.delete`)}
      busyText={t('file.delete.busy')}
      onConfirm={() => deleteFile(undefined)}
      done={{ title: t(`file.${kind}.deleted`) }}
      failed={t('file.delete.failed')}
    />
  );
}
