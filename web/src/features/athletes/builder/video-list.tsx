/** The athlete's own videos, newest first. */
import type { Video } from '@faircourt/contracts/videos';
import { Film, Trash2 } from 'lucide-react';
import { useDeferredValue, useEffect, useId } from 'react';
import { fieldErrorsFor } from '../../../api/field-errors.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/checkbox.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { VideoCard } from '../shared/video-card.tsx';
import { useFieldText } from './field-text.ts';
import { useVideoRelease, type VideoRelease } from './use-video-release.ts';
import {
  useDeleteVideo,
  useOwnProfile,
  useOwnVideos,
  useRestoreVideo,
  useSetVideoPublic,
} from './profile.queries.ts';

export function VideoList() {
  const t = useText();
  const titleId = useId();
  const { data, error, isFetching, refetch } = useOwnVideos();
  // In small steps: the tab of the list is seldom the open one.
  const videos = useDeferredValue(data);
  const fileKey = useOwnProfile().data?.file_key;

  // The specification has this failure logged and nothing more: no toast. The list itself offers another try.
  useEffect(() => {
    if (error !== null) console.error('Failed to load videos', error);
  }, [error]);

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="text-lg">
        {t('video.list.title', { count: videos?.length ?? 0 })}
      </h2>
      {videos === undefined && error === null && <LoadingView className="min-h-32" />}
      {videos === undefined && error !== null && (
        <Card>
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      )}
      {videos?.length === 0 && (
        <Card>
          <EmptyState icon={Film} title={t('video.list.empty')}>
            {t('video.list.empty.hint')}
          </EmptyState>
        </Card>
      )}
      {videos !== undefined && videos.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {videos.map((video) => (
            <li key={video.id} className="flex min-w-0 *:w-full">
              <VideoCard video={video} fileKey={fileKey}>
                <VideoActions video={video} />
              </VideoCard>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function VideoActions({ video }: { video: Video }) {
  const t = useText();
  return (
    <div className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-3">
      <PublicSwitch video={video} />
      <DeleteVideo video={video} label={t('video.delete', { title: video.title })} />
    </div>
  );
}

function PublicSwitch({ video }: { video: Video }) {
  const t = useText();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const release = useVideoRelease();
  const { mutate, isPending, variables } = useSetVideoPublic();
  const isPublic = isPending ? variables.isPublic : video.is_public;
  return (
    <Switch
      label={t('video.public.switch')}
      description={stateTexts(video, isPublic, release)
        .map((id) => t(id))
        .join(' ')}
      className="flex-row justify-start"
      checked={isPublic}
      onChange={({ target }) =>
        mutate(
          { id: video.id, isPublic: target.checked },
          {
            onError: (error) => {
              const [refused] = fieldErrorsFor(error, { is_public: 'is_public' });
              const description = fieldText('is_public', refused?.code) ?? errorText(error);
              toast.destructive({ title: t('video.public.failed'), description });
            },
          },
        )
      }
    />
  );
}

/** Only an adult is told of the picture: of a minor's video there is none. */
function stateTexts(
  { awaits_guardian, may_have_still }: Video,
  isPublic: boolean,
  release: VideoRelease | null,
) {
  if (isPublic && awaits_guardian) return ['video.public.waits'] as const;
  if (!isPublic && (release === 'guardian' || release === 'invite')) {
    return ['video.public.off.guardian'] as const;
  }
  const texts = isPublic
    ? (['video.public.on', 'video.public.still.on'] as const)
    : (['video.public.off', 'video.public.still.off'] as const);
  return may_have_still ? texts : ([texts[0]] as const);
}

/** Does not ask first: the toast brings it back. */
function DeleteVideo({ video, label }: { video: Video; label: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: restoreVideo } = useRestoreVideo();
  const { mutateAsync: deleteVideo, isPending } = useDeleteVideo();

  const restore = async () => {
    try {
      await restoreVideo(video.id);
      toast.success({ title: t('video.restored') });
    } catch (error) {
      toast.destructive({
        title: t('profile.error'),
        description: errorText(error, t('video.restore.failed')),
      });
    }
  };
  const remove = async () => {
    try {
      await deleteVideo(video.id);
      toast.success({
        title: t('video.deleted'),
        action: { label: t('video.undo'), onClick: () => void restore() },
      });
    } catch {
      toast.destructive({ title: t('profile.error'), description: t('video.delete.failed') });
    }
  };
  return (
    <IconButton label={label} isBusy={isPending} onClick={() => void remove()}>
      <Trash2 aria-hidden />
    </IconButton>
  );
}
