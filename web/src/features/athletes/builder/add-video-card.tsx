import { LIMITS } from '@faircourt/contracts/limits';
import { videoInputSchema, type VideoValues } from '@faircourt/contracts/videos';
import { VIDEO_PROVIDERS } from '@faircourt/contracts/vocabulary';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { showFieldErrors } from '../../../api/contract-resolver.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { DraftNote } from './draft-note.tsx';
import { CountedTextField, SelectField, TextField } from './form-fields.tsx';
import { useAddVideo } from './profile.queries.ts';
import { stepAnchor } from './profile-steps.ts';
import { useBuilderForm, type BuilderForm, type NoteUnsaved } from './use-builder-form.ts';
import { EMPTY_VIDEO, isVideoField, type VideoFields } from './video-values.ts';
import { useFailureWords } from './use-failure-words.ts';
import { useRecognisedPlatform } from './use-recognised-platform.ts';
import { useVideoRelease } from './use-video-release.ts';
import { VideoRecognition } from './video-recognition.tsx';

type AddVideoCardProps = { noteUnsaved: NoteUnsaved };

export function AddVideoCard({ noteUnsaved }: AddVideoCardProps) {
  const t = useText();
  const titleId = useId();
  const { builder, add } = useVideoForm({ noteUnsaved });
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('video.form.title')}</CardTitle>
        <CardDescription>{t('video.form.links')}</CardDescription>
      </CardHeader>
      <CardContent>
        <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void add(event)}>
          {builder.isRestored && <DraftNote onDiscard={builder.discard} />}
          <VideoFormFields builder={builder} />
          <Button
            type="submit"
            className="self-start"
            icon={<Plus aria-hidden />}
            isBusy={builder.form.formState.isSubmitting}
            busyText={t('video.form.busy')}
          >
            {t('video.form.submit')}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}

function VideoFormFields({ builder }: { builder: BuilderForm<VideoFields, VideoValues> }) {
  const t = useText();
  const noteChoice = useRecognisedPlatform(builder.form);
  return (
    <>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-[2fr_1fr]">
        <div id={stepAnchor('video')}>
          <CountedTextField
            builder={builder}
            name="title"
            label={t('video.form.name')}
            max={LIMITS.videoTitleMax}
            isRequired
          />
        </div>
        <SelectField builder={builder} name="provider" label={t('video.form.provider')} onChoose={noteChoice}>
          {VIDEO_PROVIDERS.map((provider) => (
            <option key={provider} value={provider}>
              {t(`provider.${provider}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="flex flex-col gap-2">
        <TextField
          builder={builder}
          name="url"
          label={t('video.form.url')}
          type="url"
          inputMode="url"
          autoComplete="off"
          isRequired
        />
        <VideoRecognition builder={builder} />
      </div>
      <CountedTextField
        builder={builder}
        name="description"
        label={t('video.form.description')}
        max={LIMITS.videoDescriptionMax}
        rows={3}
      />
    </>
  );
}

function useVideoForm({ noteUnsaved }: AddVideoCardProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const release = useVideoRelease();
  const { mutateAsync: addVideo } = useAddVideo();
  const builder = useBuilderForm({
    name: 'video',
    schema: videoInputSchema,
    toBody: identity,
    saved: EMPTY_VIDEO,
    noteUnsaved,
  });

  const add = builder.form.handleSubmit(async (body) => {
    try {
      await addVideo(body);
      builder.settle(EMPTY_VIDEO);
      toast.success({
        title: t('video.form.added'),
        description: release ? t(`video.next.${release}`) : undefined,
      });
    } catch (error) {
      showFieldErrors(builder.form, error, isVideoField);
      const isDuplicate = error instanceof ApiError && error.code === 'conflict';
      toast.destructive(
        isDuplicate
          ? { title: t('profile.error'), description: t('video.form.duplicate') }
          : failureWords(error, t('video.form.failed')),
      );
    }
  });
  return { builder, add };
}

function identity(fields: VideoFields): VideoFields {
  return fields;
}
