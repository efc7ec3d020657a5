/** The fields of a season: what coaches compare first in sight, the rest folded. A phone shows its number pad. */
import type { SeasonValues as SeasonBody } from '@faircourt/contracts/athletes';
import { LIMITS } from '@faircourt/contracts/limits';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { NumberField, TextField } from '../builder/form-fields.tsx';
import type { BuilderForm } from '../builder/use-builder-form.ts';
import { SHOTS } from '../../../domain/season-figures.ts';
import {
  filledFields,
  FOLDED,
  MAIN_FIGURES,
  MORE_FIGURES,
  type SeasonFold,
  type SeasonFolds,
} from './season-folds.ts';
import { SeasonLabelField } from './season-label-field.tsx';
import type { SeasonValues } from './season-values.ts';

/** Made against attempted, threes against field goals: each half can put another one right or wrong. */
const SHOT_HALVES = SHOTS.flatMap((shot) => [`${shot}_made`, `${shot}_attempted`] as const);

/** Label and number keep to their half; what is said below, such as a mistake, has the width of both. */
const HALF_IN_ROW = 'contents [&>div]:row-start-1 [&>input]:row-start-2 [&>p]:col-span-2';

type SeasonBuilder = { builder: BuilderForm<SeasonValues, SeasonBody> };

export function SeasonFields({ builder, folds }: SeasonBuilder & { folds: SeasonFolds }) {
  const t = useText();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SeasonLabelField builder={builder} />
        <TextField
          builder={builder}
          name="team"
          label={t('season.form.team')}
          maxLength={LIMITS.teamNameMax}
          autoComplete="off"
        />
      </div>
      <fieldset>
        <legend className="font-medium">{t('season.form.counts')}</legend>
        <div className="mt-3 grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
          {MAIN_FIGURES.map((figure) => (
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
      <div className="flex flex-col gap-3">
        <Fold name="shooting" title={t('season.form.shooting')} {...{ builder, folds }}>
          <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-3">
            {SHOTS.map((shot) => (
              <fieldset key={shot} className="min-w-0">
                <legend className="text-sm font-medium">{t(`season.${shot}`)}</legend>
                <div className="mt-2 grid grid-cols-2 items-start gap-x-4 gap-y-1.5">
                  {(['made', 'attempted'] as const).map((half) => (
                    <NumberField
                      key={half}
                      builder={builder}
                      name={`${shot}_${half}`}
                      label={t(`season.form.${half}`)}
                      min={0}
                      checksWith={SHOT_HALVES}
                      className={HALF_IN_ROW}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
        </Fold>
        <Fold name="more" title={t('season.form.more')} {...{ builder, folds }}>
          <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
            {MORE_FIGURES.map((figure) => (
              <NumberField
                key={figure}
                builder={builder}
                name={figure}
                label={t(`season.${figure}`)}
                min={0}
              />
            ))}
            <TextField
              builder={builder}
              name="league"
              label={t('season.form.league')}
              maxLength={LIMITS.teamNameMax}
              className="col-span-2 sm:col-span-1"
            />
          </div>
        </Fold>
      </div>
    </>
  );
}

type FoldProps = SeasonBuilder & {
  name: SeasonFold;
  title: string;
  folds: SeasonFolds;
  children: ReactNode;
};

/** Stays in the page while folded, so that nothing typed is lost. */
function Fold({ builder, name, title, folds, children }: FoldProps) {
  const t = useText();
  const values = useWatch({ control: builder.form.control });
  const filled = filledFields({ ...builder.form.getValues(), ...values }).filter((field) =>
    FOLDED[name].includes(field),
  );
  return (
    <details
      open={folds.isOpen(name)}
      onToggle={({ currentTarget }) => folds.toggle(name, currentTarget.open)}
      className="group rounded-md border border-line"
    >
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-md px-4 font-medium hover:bg-ink/3 [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <span className="ml-auto text-sm font-normal text-muted">
          {filled.length === 0
            ? t('ui.field.optional')
            : t('season.form.filled', { count: filled.length, all: FOLDED[name].length })}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  );
}
