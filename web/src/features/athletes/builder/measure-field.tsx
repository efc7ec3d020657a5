/** One measurement, typed in the reader's units. The form always holds the metric value, so switching changes nothing. */
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits } from '../../../i18n/use-units.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { MEASURE_LIMITS, measureLimitWords, type Measure } from '../../../domain/measures.ts';
import type { ProfileFieldsProps } from './basics-fields.tsx';
import { useFieldBadge } from './badges/field-badge.tsx';
import { NumberField } from './form-fields.tsx';
import { imperialText, metricText, wrongPart, type ImperialPart } from './imperial-parts.ts';

type MeasureFieldProps = ProfileFieldsProps & { measure: Measure };

export function MeasureField({ builder, measure }: MeasureFieldProps) {
  const t = useText();
  const { system } = useUnits();
  if (system === 'imperial') return <ImperialField builder={builder} measure={measure} />;
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

function ImperialField({ builder, measure }: MeasureFieldProps) {
  const t = useText();
  const units = useUnits();
  const id = useId();
  const { field } = useController({ control: builder.form.control, name: measure });
  const [typed, setTyped] = useState({ metric: field.value, parts: imperialText(measure, field.value) });
  // The value changed by itself: a save, a discard, a restored draft.
  if (typed.metric !== field.value) {
    setTyped({ metric: field.value, parts: imperialText(measure, field.value) });
  }

  const type = (changed: ImperialPart, text: string) => {
    const parts = typed.parts.map((entry) => (entry.part === changed ? { ...entry, text } : entry));
    const metric = metricText(parts);
    setTyped({ metric, parts });
    field.onChange(metric);
  };

  const label = t(`profile.field.${measure}.imperial`);
  const isSplit = typed.parts.length > 1;
  const wrong = wrongPart(typed.parts);
  const error = wrong === null ? builder.errorOf(measure) : t('field_error.feet_and_inches');
  // The cursor goes to the part that is wrong.
  const first = wrong ?? typed.parts[0]?.part;
  const { mark, note } = useFieldBadge(builder, measure, label);
  return (
    <Field
      label={label}
      action={mark}
      hint={error ? undefined : (note ?? t('profile.limits', measureLimitWords(measure, units)))}
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
}
