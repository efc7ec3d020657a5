/** One video: the player, what it shows and where it comes from. */
import type { ShownVideo } from '@faircourt/contracts/videos';
import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { stillOf } from './still.ts';
import { VideoPlayer } from './video-player.tsx';

type VideoCardProps = {
  video: ShownVideo;
  /** Of the answer that the video came with: opens its picture. */
  fileKey: string | undefined;
  /** What the owner may do with it. */
  children?: ReactNode;
};

export function VideoCard({ video, fileKey, children }: VideoCardProps) {
  const t = useText();
  return (
    <article
      aria-label={video.title}
      className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-soft"
    >
      <div className="p-3 pb-0">
        <VideoPlayer video={video} still={stillOf(video, fileKey)} />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="min-w-0">
          <h3 className="text-base break-words">{video.title}</h3>
          {video.description && (
            <p className="mt-1 text-muted [overflow-wrap:anywhere] whitespace-pre-line">
              {video.description}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge>{t(`provider.${video.provider}`)}</Badge>
          {video.is_public && (
            <Badge tone="court" icon={Globe}>
              {t('video.public')}
            </Badge>
          )}
        </div>
        {children}
      </div>
    </article>
  );
}
