import type { SeasonValues as SeasonBody } from '@faircourt/contracts/athletes';
import { LIMITS } from '@faircourt/contracts/limits';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../builder/form-fields.tsx';
import type { BuilderForm } from '../builder/use-builder-form.ts';
import { lastSeasons } from './last-seasons.ts';
import type { SeasonValues } from './season-values.ts';

/** Most seasons are one of the last few, so those are one press away. */
export function SeasonLabelField({ builder }: { builder: BuilderForm<SeasonValues, SeasonBody> }) {
  const t = useText();
  const label = useWatch({ control: builder.form.control, name: 'label' });
  return (
    <div className="flex flex-col gap-2">
      <TextField
        builder={builder}
        name="label"
        label={t('season.form.label')}
        placeholder={t('season.form.label.placeholder')}
        maxLength={LIMITS.seasonLabelMax}
        autoComplete="off"
        isRequired
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('season.form.last')}</legend>
        {lastSeasons(useToday()).map((season) => (
          <Button
            key={season}
            variant="secondary"
            size="sm"
            aria-pressed={label === season}
            onClick={() =>
              builder.form.setValue('label', season, { shouldDirty: true, shouldValidate: true })
            }
          >
            {season}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
