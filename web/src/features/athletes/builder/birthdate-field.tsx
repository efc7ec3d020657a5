import { useWatch } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { ageStage, yearsOld } from '../../../domain/age.ts';
import type { ProfileFieldsProps } from './basics-fields.tsx';
import { TextField } from './form-fields.tsx';

/**
 * Can be stated once, and decides who speaks for the athlete: so the age is read back in words before it is saved, where a
 * slip of the year is seen at once.
 */
export function BirthdateField({ builder, canSet }: ProfileFieldsProps & { canSet: boolean }) {
  const t = useText();
  const today = useToday();
  const birthdate = useWatch({ control: builder.form.control, name: 'birthdate' });
  const age = canSet && builder.errorOf('birthdate') === undefined ? yearsOld(birthdate, today) : null;
  return (
    <TextField
      builder={builder}
      name="birthdate"
      label={t('profile.field.birthdate')}
      hint={
        <span aria-live="polite">
          {age === null
            ? t(canSet ? 'profile.field.birthdate.hint' : 'profile.field.birthdate.locked')
            : `${t(`profile.age.${ageStage(age)}`, { age })} ${t('profile.age.check')}`}
        </span>
      }
      type="date"
      autoComplete="bday"
      max={today}
      // Not disabled: a locked date is still read out, can be focused, and stays part of what is sent.
      readOnly={!canSet}
    />
  );
}
