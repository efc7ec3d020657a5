/** The Academics tab: grades, tests, courses and the transcript. */
import { academicsInputSchema, type OwnProfile } from '@faircourt/contracts/athletes';
import { LIMITS } from '@faircourt/contracts/limits';
import { useId, useMemo } from 'react';
import { showFieldErrors } from '../../../api/contract-resolver.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { academicsBody, academicsValues, isAcademicsField } from './academics-values.ts';
import { CoreCourses } from './core-courses.tsx';
import { DraftNote } from './draft-note.tsx';
import { FactNotes } from './fact-notes.tsx';
import { FileField } from './file-field.tsx';
import { NumberField, TextField } from './form-fields.tsx';
import { useSaveAcademics } from './profile.queries.ts';
import { stepAnchor } from './profile-steps.ts';
import { SaveBar } from './save-bar.tsx';
import { useBuilderForm, type NoteUnsaved } from './use-builder-form.ts';

/** What directors check of this form. */
const ACADEMIC_FACTS = ['academics', 'transcript'] as const;

type AcademicsTabProps = {
  profile: OwnProfile;
  noteUnsaved: NoteUnsaved;
};

export function AcademicsTab({ profile, noteUnsaved }: AcademicsTabProps) {
  const t = useText();
  const titleId = useId();
  const { builder, save } = useAcademicsForm({ profile, noteUnsaved });
  const { isSubmitting, isDirty } = builder.form.formState;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('academics.title')}</CardTitle>
        <CardDescription>{t('academics.description')}</CardDescription>
      </CardHeader>
      <CardContent>
        <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void save(event)}>
          {builder.isRestored && <DraftNote onDiscard={builder.discard} />}
          <FactNotes groups={ACADEMIC_FACTS} />
          <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-3">
            <div id={stepAnchor('gpa')}>
              <NumberField
                builder={builder}
                name="gpa"
                label={t('academics.gpa')}
                step={0.01}
                {...LIMITS.gpa}
              />
            </div>
            <NumberField builder={builder} name="sat" label={t('academics.sat')} {...LIMITS.sat} />
            <NumberField builder={builder} name="act" label={t('academics.act')} {...LIMITS.act} />
          </div>
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
          <CoreCourses builder={builder} />
          <SaveBar label={t('academics.submit')} isSaving={isSubmitting} isDirty={isDirty} />
        </form>
      </CardContent>
    </Card>
  );
}

function useAcademicsForm({ profile, noteUnsaved }: AcademicsTabProps) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: saveAcademics } = useSaveAcademics();
  const saved = useMemo(() => academicsValues(profile.academics), [profile.academics]);
  const builder = useBuilderForm({
    name: 'academics',
    schema: academicsInputSchema,
    toBody: academicsBody,
    saved,
    noteUnsaved,
  });

  const save = builder.form.handleSubmit(async (body) => {
    const sent = structuredClone(builder.form.getValues());
    try {
      builder.settle(academicsValues(await saveAcademics(body)), sent);
      toast.success({ title: t('academics.saved') });
    } catch (error) {
      showFieldErrors(builder.form, error, isAcademicsField);
      toast.destructive({ title: t('profile.error'), description: errorText(error, t('academics.failed')) });
    }
  });
  return { builder, save };
}
