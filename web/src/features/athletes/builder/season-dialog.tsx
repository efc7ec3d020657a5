/** One season in a dialog. It stays open with everything typed until the save has gone through. */
import { seasonInputSchema, type Season } from '@faircourt/contracts/athletes';
import { useMemo, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { showFieldErrors } from '../../../api/contract-resolver.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { DraftNote } from './draft-note.tsx';
import { useSaveSeason } from './profile.queries.ts';
import { SeasonFields } from './season-fields.tsx';
import { isSeasonField, seasonBody, seasonValues } from './season-values.ts';
import { useBuilderForm } from './use-builder-form.ts';

type SeasonDialogProps = { season: Season | null; onClose: () => void };

export function SeasonDialog({ season, onClose }: SeasonDialogProps) {
  const t = useText();
  const { builder, save } = useSeasonForm({ season, onClose });
  // Opened from a row, not by a trigger of its own: focus has to be given back by hand.
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  const title = season === null ? t('season.add') : t('season.edit', { label: season.label });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={title}
        description={season?.badge ? t('season.form.hint') : undefined}
        className="sm:max-w-2xl"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener?.focus();
        }}
      >
        <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void save(event)}>
          {builder.isRestored && <DraftNote onDiscard={builder.discard} />}
          <SeasonFields builder={builder} />
          <DialogActions className="mt-0">
            <DialogClose asChild>
              <Button variant="secondary">{t('ui.cancel')}</Button>
            </DialogClose>
            <Button
              type="submit"
              isBusy={builder.form.formState.isSubmitting}
              busyText={t('profile.form.busy')}
            >
              {t('season.form.submit')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function useSeasonForm({ season, onClose }: SeasonDialogProps) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: saveSeason } = useSaveSeason();
  const saved = useMemo(() => seasonValues(season), [season]);
  const builder = useBuilderForm({
    name: `season.${season?.id ?? 'new'}`,
    schema: seasonInputSchema,
    toBody: seasonBody,
    saved,
  });

  const save = builder.form.handleSubmit(async (body) => {
    try {
      await saveSeason({ id: season?.id ?? null, body });
      builder.settle(builder.form.getValues());
      toast.success({ title: t('season.form.saved') });
      onClose();
    } catch (error) {
      showFieldErrors(builder.form, error, isSeasonField);
      const isDuplicate = error instanceof ApiError && error.code === 'conflict';
      toast.destructive({
        title: t('season.form.failed'),
        description: isDuplicate ? t('season.form.duplicate') : errorText(error),
      });
    }
  });
  return { builder, save };
}
