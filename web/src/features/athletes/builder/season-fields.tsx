import type { SeasonValues as SeasonBody } from '@faircourt/contracts/athletes';
import { LIMITS } from '@faircourt/contracts/limits';
import { useText } from '../../../i18n/use-text.ts';
import { FIGURES, SHOTS } from '../shared/season-figures.ts';
import { NumberField, TextField } from './form-fields.tsx';
import type { SeasonValues } from './season-values.ts';
import type { BuilderForm } from './use-builder-form.ts';

export function SeasonFields({ builder }: { builder: BuilderForm<SeasonValues, SeasonBody> }) {
  const t = useText();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          builder={builder}
          name="label"
          label={t('season.form.label')}
          placeholder={t('season.form.label.placeholder')}
          maxLength={LIMITS.seasonLabelMax}
          isRequired
        />
        <TextField builder={builder} name="team" label={t('season.form.team')} />
        <TextField builder={builder} name="league" label={t('season.form.league')} />
      </div>
      <fieldset>
        <legend className="font-medium">{t('season.form.counts')}</legend>
        <div className="mt-3 grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
          {FIGURES.map((figure) => (
            <NumberField
              key={figure}
              builder={builder}
              name={figure}
              label={t(`season.${figure}`)}
              min={0}
              isRequired={figure === 'games'}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-3">
        {SHOTS.map((shot) => (
          <fieldset key={shot} className="min-w-0">
            <legend className="font-medium">{t(`season.${shot}`)}</legend>
            <div className="mt-3 grid grid-cols-2 items-start gap-4">
              <NumberField builder={builder} name={`${shot}_made`} label={t('season.form.made')} min={0} />
              <NumberField
                builder={builder}
                name={`${shot}_attempted`}
                label={t('season.form.attempted')}
                min={0}
              />
            </div>
          </fieldset>
        ))}
      </div>
    </>
  );
}
