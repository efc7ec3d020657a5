/** One measurement, typed in the reader's units. The form always holds the metric value, so switching changes nothing. */
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits } from '../../../i18n/use-units.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import {
  isAlwaysAskedInMetric,
  MEASURE_LIMITS,
  measureLimitWords,
  ownLimitWords,
  type Measure,
} from '../../../domain/measures.ts';
import type { ProfileFieldsProps } from './basics-fields.tsx';
import { useFieldBadge } from './badges/field-badge.tsx';
import { NumberField } from './form-fields.tsx';
import { imperialText, metricText, wrongPart, type ImperialPart } from './imperial-parts.ts';

type MeasureFieldProps = ProfileFieldsProps & { measure: Measure };

export function MeasureField({ builder, measure }: MeasureFieldProps) {
  const t = useText();
  const { system } = useUnits();
  if (system === 'imperial') {
    return <ImperialField builder={builder} measure={measure} hasMetric={isAlwaysAskedInMetric(measure)} />;
  }
  return (
    <NumberField
      builder={builder}
      name={measure}
      label={t(`profile.field.${measure}`)}
      step={0.1}
      {...MEASURE_LIMITS[measure]}
    />
  );
}

/** Feet and pounds come first; where there is a field in centimetres or kilograms, it is beside them. */
function ImperialField({ builder, measure, hasMetric }: MeasureFieldProps & { hasMetric: boolean }) {
  const t = useText();
  const units = useUnits();
  const id = useId();
  const { field } = useController({ control: builder.form.control, name: measure });
  const [typed, setTyped] = useState({
    metric: field.value,
    parts: imperialText(measure, field.value),
    isInFeet: false,
  });
  // The value changed by itself: a save, a discard, a restored draft.
  if (typed.metric !== field.value) {
    setTyped({ metric: field.value, parts: imperialText(measure, field.value), isInFeet: false });
  }

  const type = (changed: ImperialPart, text: string) => {
    const parts = typed.parts.map((entry) => (entry.part === changed ? { ...entry, text } : entry));
    const metric = metricText(parts);
    setTyped({ metric, parts, isInFeet: true });
    field.onChange(metric);
  };

  const label = t(`profile.field.${measure}.imperial`);
  const isSplit = typed.parts.length > 1;
  const wrong = wrongPart(typed.parts);
  // What was typed in feet or pounds is answered in them, where it was typed.
  const isAnsweredHere = !hasMetric || (typed.isInFeet && isOutside(measure, typed.metric));
  const said = hasMetric
    ? t('field_error.measure_range', ownLimitWords(measure, units))
    : builder.errorOf(measure);
  const isRefused = isAnsweredHere && builder.errorOf(measure) !== undefined;
  const error = wrong === null ? (isRefused ? said : undefined) : t('field_error.feet_and_inches');
  // The cursor goes to the part that is wrong.
  const first = wrong ?? (isAnsweredHere ? typed.parts[0]?.part : null);
  const { mark, note } = useFieldBadge(builder, measure, hasMetric ? t(`profile.field.${measure}`) : label);
  const limits = note ?? t('profile.limits', measureLimitWords(measure, units));
  const imperial = (
    <Field
      label={label}
      action={hasMetric ? undefined : mark}
      hint={error || hasMetric ? undefined : limits}
      error={error}
    >
      <div
        className="flex gap-3"
        role={isSplit ? 'group' : undefined}
        aria-label={isSplit ? label : undefined}
      >
        {typed.parts.map(({ part, text }, index) => (
          <div key={part} className="relative flex-1">
            <Input
              name={`${measure}.${part}`}
              inputMode="decimal"
              autoComplete="off"
              {...(part === first ? { ref: field.ref } : {})}
              {...(index === 0 ? {} : { id: `${id}-${part}` })}
              aria-invalid={wrong === null ? error !== undefined : part === wrong}
              {...(isSplit && part !== 'pounds'
                ? { 'aria-label': t(`profile.field.${part}`, { field: label }) }
                : {})}
              className={isSplit ? 'pr-10' : ''}
              value={text}
              onChange={(event) => type(part, event.target.value)}
              onBlur={field.onBlur}
            />
            {isSplit && part !== 'pounds' && (
              <span
                aria-hidden
                className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted"
              >
                {t(`profile.unit.${part}`)}
              </span>
            )}
          </div>
        ))}
      </div>
    </Field>
  );
  if (!hasMetric) return imperial;
  const metricError = wrong === null && !isAnsweredHere ? builder.errorOf(measure) : undefined;
  return (
    <div className="grid grid-cols-[2fr_1fr] items-start gap-x-3">
      {imperial}
      <Field
        label={t(`profile.field.${measure}`)}
        action={mark}
        hint={metricError ? undefined : (note ?? t('profile.limits', MEASURE_LIMITS[measure]))}
        error={metricError}
      >
        <NumberInput
          {...(first === null ? { ref: field.ref } : {})}
          name={measure}
          step={0.1}
          {...MEASURE_LIMITS[measure]}
          value={Number.isFinite(Number(field.value)) ? field.value : ''}
          onChange={({ target }) => field.onChange(target.validity.badInput ? 'NaN' : target.value)}
          onBlur={field.onBlur}
        />
      </Field>
    </div>
  );
}

/** A number that no person has. */
function isOutside(measure: Measure, metric: string): boolean {
  const { min, max } = MEASURE_LIMITS[measure];
  return Number(metric) < min || Number(metric) > max;
}
