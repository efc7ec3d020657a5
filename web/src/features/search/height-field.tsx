import { LIMITS } from '@faircourt/contracts/limits';
import { useWatch } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { useUnits } from '../../i18n/use-units.ts';
import { Field } from '../../ui/field.tsx';
import { NumberInput, numberRegistration } from '../../ui/number-input.tsx';
import type { FilterFormReturn } from './filter-card.tsx';

type HeightFieldProps = { form: FilterFormReturn; name: 'min_height' | 'max_height'; label: string };

/** Typed in centimetres; who thinks in feet reads below what that is. */
export function HeightField({ form, name, label }: HeightFieldProps) {
  const t = useText();
  const units = useUnits();
  const cm = Number(useWatch({ control: form.control, name }));
  const isHeight = cm >= LIMITS.heightCm.min && cm <= LIMITS.heightCm.max;
  const error = form.formState.errors[name]?.type;
  return (
    <Field
      label={label}
      hint={units.system === 'imperial' && isHeight ? units.height(cm) : undefined}
      error={
        error === undefined
          ? undefined
          : error === 'below_min'
            ? t('search.error.height_order')
            : t('search.error.range', LIMITS.heightCm)
      }
    >
      <NumberInput
        min={LIMITS.heightCm.min}
        max={LIMITS.heightCm.max}
        step="any"
        {...numberRegistration(form.register(name))}
      />
    </Field>
  );
}
