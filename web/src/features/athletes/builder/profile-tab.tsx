/** The Profile tab: the athlete's own fields in one form of folding sections, beside it the card that coaches find, and the way to seasons, growth and who looked. */
import { athleteProfileSchema, type AthleteProfile, type OwnProfile } from '@faircourt/contracts/athletes';
import { use, useId, useMemo } from 'react';
import type { FieldErrors, Path } from 'react-hook-form';
import { refusedFields, showFieldErrors } from '../../../api/contract-resolver.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { isChildsBirthdate } from '../../../domain/age.ts';
import { AgeQuestion } from '../../../domain/age-question.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAskedAge, type AskedAge } from './use-asked-age.ts';
import { KeepBadgeDialog } from './badges/keep-badge-dialog.tsx';
import { useKeptBadges, type KeptBadges } from './badges/use-kept-badges.ts';
import { CourtFields, SchoolFields, WordsFields, type ProfileFieldsProps } from './basics-fields.tsx';
import { DraftNote } from './draft-note.tsx';
import { FactNotes } from './fact-notes.tsx';
import { LiveCard } from './live-card.tsx';
import { MoreFields, SocialFields } from './more-fields.tsx';
import { ProgressLink } from './progress-link.tsx';
import { useReadAgain, useSaveProfile } from './profile.queries.ts';
import {
  isProfileField,
  profileBody,
  profileValues,
  withBirthdateOnly,
  type ProfileValues,
} from './profile-values.ts';
import { formId } from './reload/page-place.ts';
import { readHeld } from './reload/read-held.ts';
import { useReloadAfterSave } from './reload/use-reload-after-save.ts';
import { SaveBar } from './save-bar.tsx';
import { ProfileSection } from './sections/form-section.tsx';
import { sectionsWith } from './sections/section-list.ts';
import { SectionsContext } from './sections/use-sections.ts';
import { useBuilderForm, type NoteUnsaved } from './use-builder-form.ts';
import { useFailureWords } from './use-failure-words.ts';

/** What directors check of this form. */
const PROFILE_FACTS = ['measurements', 'school'] as const;

type ProfileTabProps = {
  profile: OwnProfile;
  noteUnsaved: NoteUnsaved;
};

export function ProfileTabContent({ profile, noteUnsaved }: ProfileTabProps) {
  const { builder, kept, askedAge } = useProfileForm({ profile, noteUnsaved });
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <ProfileForm {...{ profile, builder, kept, askedAge }} />
        <LiveCard profile={profile} builder={builder} />
      </div>
      {profile.athlete && <ProgressLink />}
    </>
  );
}

type ProfileFormProps = ProfileFieldsProps & {
  profile: OwnProfile;
  kept: KeptBadges;
  askedAge: AskedAge;
};

function ProfileForm({ profile, builder, kept, askedAge }: ProfileFormProps) {
  const t = useText();
  const titleId = useId();
  const around = { builder, profile };
  const nameOf = (field: Path<ProfileValues>) => fieldName(field, t);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="max-sm:pt-4">
        <CardTitle id={titleId}>{t('profile.form.title')}</CardTitle>
      </CardHeader>
      <CardContent className="max-sm:pt-2">
        <form
          id={formId('profile')}
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => void kept.save(event)}
        >
          {builder.isRestored && <DraftNote onDiscard={builder.discard} />}
          <div className="flex flex-col">
            <ProfileSection {...around} id="court">
              <CourtFields {...around} />
            </ProfileSection>
            <ProfileSection {...around} id="school">
              <SchoolFields builder={builder} />
            </ProfileSection>
            <ProfileSection {...around} id="words">
              <WordsFields builder={builder} hold={profile.visibility_hold} />
            </ProfileSection>
            <ProfileSection {...around} id="more">
              <MoreFields {...around} />
            </ProfileSection>
            <ProfileSection {...around} id="social">
              <SocialFields builder={builder} />
            </ProfileSection>
          </div>
          <FactNotes groups={PROFILE_FACTS} />
          <SaveBar {...around} label={t('profile.form.submit')} nameOf={nameOf} />
        </form>
        <KeepBadgeDialog kept={kept} nameOf={nameOf} />
        <AgeQuestion {...askedAge} />
      </CardContent>
    </Card>
  );
}

/** The birthdate itself, or the class, which may speak against it. */
function isAgeStated(saved: OwnProfile['athlete'], before: OwnProfile['athlete']): boolean {
  return saved?.birthdate !== before?.birthdate || saved?.grad_year !== before?.grad_year;
}

function fieldName(field: Path<ProfileValues>, t: Translate): string {
  if (field.startsWith('social_handles')) return t('profile.social');
  // All others are fields with a label of their own.
  return t(`profile.field.${field as Exclude<keyof ProfileValues, 'social_handles'>}`);
}

function useProfileForm({ profile, noteUnsaved }: ProfileTabProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const { mutateAsync: saveProfile } = useSaveProfile();
  const readAgain = useReadAgain();
  const beginReload = useReloadAfterSave('profile');
  const sections = use(SectionsContext);
  const saved = useMemo(() => profileValues(profile.athlete), [profile.athlete]);
  const builder = useBuilderForm({
    name: 'profile',
    schema: athleteProfileSchema,
    toBody: profileBody,
    saved,
    badges: profile.badges,
    noteUnsaved,
  });

  const trySave = async (body: AthleteProfile) => {
    const sent = structuredClone(builder.form.getValues());
    const reload = beginReload();
    try {
      const isChild = isChildsBirthdate(body.birthdate) && !isChildsBirthdate(saved.birthdate);
      const taken = isChild ? withBirthdateOnly(body, saved) : body;
      const athlete = await saveProfile({ body: taken, changed: builder.changedIn(taken) });
      builder.settle(profileValues(athlete), sent);
      const held = isAgeStated(athlete, profile.athlete) ? await readHeld() : null;
      const isHeld = held?.profile ?? { collection_hold: isChild ? 'child' : null };
      // As the server will say it: what stands below the field is as tall from the start.
      const canSet = profile.can_set_birthdate && athlete.birthdate === null;
      if (await reload({ ...profile, athlete, can_set_birthdate: canSet, ...isHeld }, held)) return;
      readAgain();
      toast.success({ title: t('profile.form.saved') });
    } catch (error) {
      sections.open(sectionsWith(refusedFields(error)));
      showFieldErrors(builder.form, error, isProfileField);
      toast.destructive(failureWords(error, t('profile.form.failed')));
    }
  };
  const showErrors = (errors: FieldErrors<ProfileValues>) => sections.open(sectionsWith(Object.keys(errors)));
  const { askedAge, saveOrAsk } = useAskedAge(builder, trySave, showErrors);
  const kept = useKeptBadges(builder, saveOrAsk, showErrors);
  return { builder, kept, askedAge };
}
