/** "More about you" and the accounts elsewhere: what the specification's card does not ask for and coaches want to know next. */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import { LIMITS } from '@faircourt/contracts/limits';
import { DOMINANT_HANDS, SOCIAL_NETWORKS } from '@faircourt/contracts/vocabulary';
import { useText } from '../../../i18n/use-text.ts';
import { UnitSwitch } from '../../../ui/unit-switch.tsx';
import type { ProfileFieldsProps } from './basics-fields.tsx';
import { FileField } from './file-field.tsx';
import { NumberField, SelectField, TextField } from './form-fields.tsx';
import { MeasureField } from './measure-field.tsx';
import { stepAnchor } from './profile-steps.ts';

export function MoreFields({ builder, profile }: ProfileFieldsProps & { profile: OwnProfile }) {
  const t = useText();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{t('profile.more.description')}</p>
      <div id={stepAnchor('photo')}>
        <FileField kind="photo" profile={profile} />
      </div>
      <UnitSwitch className="-mb-1" />
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <div id={stepAnchor('measurements')}>
          <MeasureField builder={builder} measure="wingspan_cm" />
        </div>
        <MeasureField builder={builder} measure="vertical_cm" />
        <SelectField builder={builder} name="dominant_hand" label={t('profile.field.dominant_hand')}>
          <option value="">{t('profile.choice.hand')}</option>
          {DOMINANT_HANDS.map((hand) => (
            <option key={hand} value={hand}>
              {t(`hand.${hand}`)}
            </option>
          ))}
        </SelectField>
        <TextField builder={builder} name="current_team" label={t('profile.field.current_team')} />
        <NumberField
          builder={builder}
          name="jersey_number"
          label={t('profile.field.jersey_number')}
          {...LIMITS.jerseyNumber}
        />
      </div>
    </div>
  );
}

export function SocialFields({ builder }: ProfileFieldsProps) {
  const t = useText();
  return (
    <fieldset aria-label={t('profile.social')}>
      <p className="text-sm text-muted">{t('profile.social.hint')}</p>
      <div className="mt-4 grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {SOCIAL_NETWORKS.map((network) => (
          <TextField
            key={network}
            builder={builder}
            name={`social_handles.${network}`}
            label={t(`profile.social.${network}`)}
            autoCapitalize="none"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </div>
    </fieldset>
  );
}
