/** The Academics tab: grades, tests, courses and the transcript. */
import { academicsInputSchema, type AcademicsValues, type OwnProfile } from '@faircourt/contracts/athletes';
import { use, useId, useMemo } from 'react';
import type { Path } from 'react-hook-form';
import { refusedFields, showFieldErrors } from '../../../api/contract-resolver.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import {
  academicsBody,
  academicsValues,
  isAcademicsField,
  type AcademicsFields,
} from './academics-values.ts';
import { KeepBadgeDialog } from './badges/keep-badge-dialog.tsx';
import { useKeptBadges } from './badges/use-kept-badges.ts';
import { CoreCourses } from './core-courses.tsx';
import { DraftNote } from './draft-note.tsx';
import { FactNotes } from './fact-notes.tsx';
import { FileField } from './file-field.tsx';
import { TextField } from './form-fields.tsx';
import { GradeFields } from './grade-fields.tsx';
import { useReadAgain, useSaveAcademics } from './profile.queries.ts';
import { stepAnchor } from './profile-steps.ts';
import { formId } from './reload/page-place.ts';
import { useReloadAfterSave } from './reload/use-reload-after-save.ts';
import { SaveBar } from './save-bar.tsx';
import { AcademicsSection } from './sections/form-section.tsx';
import { sectionsWith } from './sections/section-list.ts';
import { SectionsContext } from './sections/use-sections.ts';
import { useBuilderForm, type NoteUnsaved } from './use-builder-form.ts';
import { useFailureWords } from './use-failure-words.ts';

/** What directors check of this form. */
const ACADEMIC_FACTS = ['academics', 'transcript'] as const;

type AcademicsTabProps = {
  profile: OwnProfile;
  noteUnsaved: NoteUnsaved;
};

export function AcademicsTab({ profile, noteUnsaved }: AcademicsTabProps) {
  const t = useText();
  const titleId = useId();
  const { builder, kept } = useAcademicsForm({ profile, noteUnsaved });
  const around = { builder, profile };
  const nameOf = (field: Path<AcademicsFields>) => fieldName(field, t);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('academics.title')}</CardTitle>
        <CardDescription>{t('academics.description')}</CardDescription>
      </CardHeader>
      <CardContent>
        <form
          id={formId('academics')}
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => void kept.save(event)}
        >
          {builder.isRestored && <DraftNote onDiscard={builder.discard} />}
          <div className="flex flex-col">
            <AcademicsSection {...around} id="grades">
              <GradeFields builder={builder} />
            </AcademicsSection>
            <AcademicsSection {...around} id="transcript">
              <div id={stepAnchor('transcript')} className="flex flex-col gap-5">
                <TextField
                  builder={builder}
                  name="transcript_url"
                  label={t('academics.transcript_url')}
                  type="url"
                  inputMode="url"
                  placeholder={t('academics.transcript_url.placeholder')}
                  autoComplete="off"
                />
                <FileField kind="transcript" profile={profile} />
              </div>
            </AcademicsSection>
            <AcademicsSection {...around} id="courses">
              <CoreCourses builder={builder} />
            </AcademicsSection>
          </div>
          <FactNotes groups={ACADEMIC_FACTS} />
          <SaveBar {...around} label={t('academics.submit')} nameOf={nameOf} />
        </form>
        <KeepBadgeDialog kept={kept} nameOf={nameOf} />
      </CardContent>
    </Card>
  );
}

function fieldName(field: Path<AcademicsFields>, t: Translate): string {
  if (field.startsWith('core_courses')) return t('academics.courses');
  // All others are fields with a label of their own.
  return t(`academics.${field as Exclude<keyof AcademicsFields, 'core_courses'>}`);
}

function useAcademicsForm({ profile, noteUnsaved }: AcademicsTabProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const { mutateAsync: saveAcademics } = useSaveAcademics();
  const readAgain = useReadAgain();
  const beginReload = useReloadAfterSave('academics');
  const sections = use(SectionsContext);
  const saved = useMemo(() => academicsValues(profile.academics), [profile.academics]);
  const builder = useBuilderForm({
    name: 'academics',
    schema: academicsInputSchema,
    toBody: academicsBody,
    saved,
    badges: profile.badges,
    noteUnsaved,
  });

  const trySave = async (body: AcademicsValues) => {
    const sent = structuredClone(builder.form.getValues());
    const reload = beginReload();
    try {
      const academics = await saveAcademics({ body, changed: builder.changedIn(body) });
      builder.settle(academicsValues(academics), sent);
      if (await reload({ ...profile, academics })) return;
      readAgain();
      toast.success({ title: t('academics.saved') });
    } catch (error) {
      sections.open(sectionsWith(refusedFields(error)));
      showFieldErrors(builder.form, error, isAcademicsField);
      toast.destructive(failureWords(error, t('academics.failed')));
    }
  };
  const kept = useKeptBadges(builder, trySave, (errors) => sections.open(sectionsWith(Object.keys(errors))));
  return { builder, kept };
}
