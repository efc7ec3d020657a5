/** One season as a form. Whatever is typed stays as a draft of this tab until it is saved or thrown away. */
import {
  seasonInputSchema,
  type BadgeInEffect,
  type Season,
  type SeasonValues as SeasonBody,
} from '@faircourt/contracts/athletes';
import { useId, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { showFieldErrors } from '../../../api/contract-resolver.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Card, CardContent } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { BadgeWarning } from '../builder/badges/badge-warning.tsx';
import { KeepBadgeDialog } from '../builder/badges/keep-badge-dialog.tsx';
import { useKeptBadges } from '../builder/badges/use-kept-badges.ts';
import { DraftNote } from '../builder/draft-note.tsx';
import { useSaveSeason } from '../builder/profile.queries.ts';
import { useBuilderForm, type BuilderForm } from '../builder/use-builder-form.ts';
import { SeasonFields } from './season-fields.tsx';
import { foldsOf, useSeasonFolds } from './season-folds.ts';
import { seasonFieldName } from './season-field-name.ts';
import { isSeasonField, seasonBody, seasonValues, type SeasonValues } from './season-values.ts';

/** In the place of an id: in the address, and in the name of the draft. */
export const NEW_SEASON = 'new';

export function seasonDraft(id: string): string {
  return `season.${id}`;
}

type SeasonFormProps = { season: Season | null; badges: readonly BadgeInEffect[] };

export function SeasonForm({ season, badges }: SeasonFormProps) {
  const t = useText();
  const warningId = useId();
  const saved = useMemo(() => seasonValues(season), [season]);
  const builder = useBuilderForm({
    name: seasonDraft(season?.id ?? NEW_SEASON),
    schema: seasonInputSchema,
    toBody: seasonBody,
    saved,
    badges,
  });
  const folds = useSeasonFolds(builder.form.getValues());
  const kept = useKeptBadges(builder, useSave(builder, season), (errors) =>
    // What is wrong must be in sight before it can take focus.
    folds.open(foldsOf(Object.keys(errors))),
  );
  const about = season ? { seasonLabel: season.label } : {};
  const { isDirty, isSubmitting } = builder.form.formState;
  return (
    <Card>
      <CardContent className="pt-5 sm:pt-6">
        <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void kept.save(event)}>
          {builder.isRestored && <DraftNote onDiscard={builder.discard} />}
          <SeasonFields builder={builder} folds={folds} />
          <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
            <BadgeWarning id={warningId} builder={builder} {...about} />
            <Button
              type="submit"
              isBusy={isSubmitting}
              busyText={t('profile.form.busy')}
              aria-describedby={warningId}
            >
              {t('season.form.submit')}
            </Button>
            <Link to={PATHS.progress} className={buttonClasses({ variant: 'secondary' })}>
              {t('season.form.close')}
            </Link>
            {isDirty && !isSubmitting && (
              <p className="basis-full text-sm text-muted">{t('season.form.kept')}</p>
            )}
          </div>
        </form>
        <KeepBadgeDialog
          kept={kept}
          nameOf={(field: keyof SeasonValues) => seasonFieldName(field, t)}
          {...about}
        />
      </CardContent>
    </Card>
  );
}

function useSave(builder: BuilderForm<SeasonValues, SeasonBody>, season: Season | null) {
  const t = useText();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { mutateAsync: saveSeason } = useSaveSeason();
  return async (body: SeasonBody) => {
    try {
      await saveSeason({ id: season?.id ?? null, body });
    } catch (error) {
      showFieldErrors(builder.form, error, isSeasonField);
      const isDuplicate = error instanceof ApiError && error.code === 'conflict';
      toast.destructive({
        title: t('season.form.failed'),
        description: isDuplicate ? t('season.form.duplicate') : errorText(error),
      });
      return;
    }
    builder.settle(builder.form.getValues());
    toast.success({ title: t('season.form.saved') });
    void navigate(PATHS.progress);
  };
}
