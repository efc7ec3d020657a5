/** The Profile tab: the athlete's own fields in one form, and below it seasons, growth and who looked. */
import { athleteProfileSchema, type OwnProfile } from '@faircourt/contracts/athletes';
import { useId, useMemo } from 'react';
import { showFieldErrors } from '../../../api/contract-resolver.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardContent, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UnitSwitch } from '../../../ui/unit-switch.tsx';
import { BasicsFields } from './basics-fields.tsx';
import { DraftNote } from './draft-note.tsx';
import { FactNotes } from './fact-notes.tsx';
import { GrowthCard } from './growth-card.tsx';
import { MoreFields } from './more-fields.tsx';
import { useSaveProfile } from './profile.queries.ts';
import { isProfileField, profileBody, profileValues } from './profile-values.ts';
import { SaveBar } from './save-bar.tsx';
import { SeasonsCard } from './seasons-card.tsx';
import { useBuilderForm, type NoteUnsaved } from './use-builder-form.ts';
import { ViewsCard } from './views-card.tsx';

/** What directors check of this form. */
const PROFILE_FACTS = ['measurements', 'school'] as const;

type ProfileTabProps = {
  profile: OwnProfile;
  noteUnsaved: NoteUnsaved;
};

export function ProfileTabContent({ profile, noteUnsaved }: ProfileTabProps) {
  return (
    <>
      <ProfileForm profile={profile} noteUnsaved={noteUnsaved} />
      {profile.athlete && (
        <>
          <SeasonsCard />
          <GrowthCard />
          <ViewsCard />
        </>
      )}
    </>
  );
}

function ProfileForm({ profile, noteUnsaved }: ProfileTabProps) {
  const t = useText();
  const titleId = useId();
  const { builder, save } = useProfileForm({ profile, noteUnsaved });
  const { isSubmitting, isDirty } = builder.form.formState;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <CardTitle id={titleId}>{t('profile.form.title')}</CardTitle>
        <UnitSwitch />
      </CardHeader>
      <CardContent>
        <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void save(event)}>
          {builder.isRestored && <DraftNote onDiscard={builder.discard} />}
          <FactNotes groups={PROFILE_FACTS} />
          <BasicsFields builder={builder} hold={profile.visibility_hold} />
          <MoreFields builder={builder} profile={profile} />
          <SaveBar label={t('profile.form.submit')} isSaving={isSubmitting} isDirty={isDirty} />
        </form>
      </CardContent>
    </Card>
  );
}

function useProfileForm({ profile, noteUnsaved }: ProfileTabProps) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: saveProfile } = useSaveProfile();
  const saved = useMemo(() => profileValues(profile.athlete), [profile.athlete]);
  const builder = useBuilderForm({
    name: 'profile',
    schema: athleteProfileSchema,
    toBody: profileBody,
    saved,
    noteUnsaved,
  });

  const save = builder.form.handleSubmit(async (body) => {
    const sent = structuredClone(builder.form.getValues());
    try {
      builder.settle(profileValues(await saveProfile(body)), sent);
      toast.success({ title: t('profile.form.saved') });
    } catch (error) {
      showFieldErrors(builder.form, error, isProfileField);
      toast.destructive({
        title: t('profile.error'),
        description: errorText(error, t('profile.form.failed')),
      });
    }
  });
  return { builder, save };
}
