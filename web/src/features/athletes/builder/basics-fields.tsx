/** The fields of the specification's Athlete Profile card, in its order and in three sections, and the birthdate in the first. */
import type { AthleteProfile, OwnProfile } from '@faircourt/contracts/athletes';
import { LIMITS } from '@faircourt/contracts/limits';
import { POSITIONS, VISIBILITIES, type VisibilityHold } from '@faircourt/contracts/vocabulary';
import { Controller, useWatch } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { useAreUnitsChosen, useUnits } from '../../../i18n/use-units.ts';
import { CountryField } from '../../../ui/country-field.tsx';
import { UnitSwitch } from '../../../ui/unit-switch.tsx';
import { BirthdateField } from './birthdate-field.tsx';
import { CountedTextField, NumberField, SelectField, TextField } from './form-fields.tsx';
import { MeasureField } from './measure-field.tsx';
import { stepAnchor } from './profile-steps.ts';
import type { ProfileValues } from './profile-values.ts';
import type { BuilderForm } from './use-builder-form.ts';

export type ProfileFieldsProps = { builder: BuilderForm<ProfileValues, AthleteProfile> };

const GRID = 'grid items-start gap-x-6 gap-y-5 sm:grid-cols-2';

export function CourtFields({ builder, profile }: ProfileFieldsProps & { profile: OwnProfile }) {
  const t = useText();
  const { system } = useUnits();
  const isChosen = useAreUnitsChosen();
  return (
    <div className={GRID}>
      <div id={stepAnchor('position')}>
        <PositionField builder={builder} name="primary_position" emptyLabel={t('profile.choice.position')} />
      </div>
      <PositionField builder={builder} name="secondary_position" emptyLabel={t('profile.choice.none')} />
      <div className="-mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-span-2">
        <UnitSwitch />
        {system === 'imperial' && !isChosen && <p className="text-sm text-muted">{t('units.remembered')}</p>}
      </div>
      <div id={stepAnchor('height')}>
        <MeasureField builder={builder} measure="height_cm" />
      </div>
      <MeasureField builder={builder} measure="weight_kg" />
      <div id={stepAnchor('birthdate')} className="sm:col-span-2">
        <BirthdateField builder={builder} canSet={profile.can_set_birthdate} />
      </div>
    </div>
  );
}

export function SchoolFields({ builder }: ProfileFieldsProps) {
  const t = useText();
  return (
    <div className={GRID}>
      <div id={stepAnchor('grad_year')}>
        <NumberField
          builder={builder}
          name="grad_year"
          label={t('profile.field.grad_year')}
          min={LIMITS.gradYear.min}
          max={LIMITS.gradYear.max}
        />
      </div>
      <div id={stepAnchor('school')}>
        <TextField
          builder={builder}
          name="school_name"
          label={t('profile.field.school_name')}
          autoComplete="organization"
        />
      </div>
      <TextField
        builder={builder}
        name="city"
        label={t('profile.field.city')}
        autoComplete="address-level2"
      />
      <HomeCountryField builder={builder} />
    </div>
  );
}

export function WordsFields({ builder, hold }: ProfileFieldsProps & { hold: VisibilityHold | null }) {
  const t = useText();
  return (
    <div className="flex flex-col gap-5">
      <div id={stepAnchor('bio')}>
        <CountedTextField
          builder={builder}
          name="bio"
          label={t('profile.field.bio')}
          max={LIMITS.bioMax}
          rows={4}
        />
      </div>
      <div id={stepAnchor('visibility')}>
        <VisibilityField builder={builder} hold={hold} />
      </div>
    </div>
  );
}

function PositionField({
  builder,
  name,
  emptyLabel,
}: ProfileFieldsProps & { name: 'primary_position' | 'secondary_position'; emptyLabel: string }) {
  const t = useText();
  return (
    <SelectField builder={builder} name={name} label={t(`profile.field.${name}`)}>
      <option value="">{emptyLabel}</option>
      {POSITIONS.map((position) => (
        <option key={position} value={position}>
          {t(`position.${position}`)}
        </option>
      ))}
    </SelectField>
  );
}

/** A component of its own, as every field: the first wrong one takes the cursor, in the order of their rendering. */
function HomeCountryField({ builder }: ProfileFieldsProps) {
  const t = useText();
  return (
    <Controller
      control={builder.form.control}
      name="country_code"
      render={({ field }) => (
        <CountryField
          {...field}
          label={t('profile.field.country_code')}
          error={builder.errorOf('country_code')}
          autoComplete="country"
          placeholder={t('profile.field.country_code.placeholder')}
        />
      )}
    />
  );
}

/**
 * Says below the choice whom it lets in, or why it lets in nobody yet: a wrong guess here is the one that matters. A
 * birthdate that was just typed counts, since both are saved together.
 */
function VisibilityField({ builder, hold }: ProfileFieldsProps & { hold: VisibilityHold | null }) {
  const t = useText();
  const [chosen, birthdate] = useWatch({ control: builder.form.control, name: ['visibility', 'birthdate'] });
  const visibility = VISIBILITIES.find((option) => option === chosen) ?? 'private';
  const isHeld = visibility !== 'private' && hold !== null && !(hold === 'birthdate_missing' && birthdate);
  return (
    <SelectField
      builder={builder}
      name="visibility"
      label={t('profile.field.visibility')}
      hint={isHeld ? t(`profile.visibility_hold.${hold}`) : t(`profile.visibility.${visibility}.hint`)}
    >
      {VISIBILITIES.map((option) => (
        <option key={option} value={option}>
          {t(`profile.visibility.${option}`)}
        </option>
      ))}
    </SelectField>
  );
}
