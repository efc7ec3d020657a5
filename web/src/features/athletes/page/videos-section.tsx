import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import { useText } from '../../../i18n/use-text.ts';
import { VideoCard } from '../shared/video-card.tsx';
import { RequestGroup } from './requests/request-group.tsx';
import { GroupSection } from './group-section.tsx';

type VideosSectionProps = { profile: CompleteProfile; isRelease: boolean };

/** Everyone who may open the page sees public videos, so there may be some while the group is closed. */
export function VideosSection({ profile: { videos, states }, isRelease }: VideosSectionProps) {
  const t = useText();
  const hasSome = videos.length > 0;
  return (
    <GroupSection
      title={t('athlete.videos')}
      state={hasSome ? 'visible' : states.videos}
      group="videos"
      isRelease={isRelease && states.videos === 'visible'}
    >
      {hasSome ? (
        <div className="flex flex-col gap-4">
          <ul className="grid gap-4 sm:grid-cols-2">
            {videos.map((video) => (
              <li key={video.id} className="flex min-w-0 *:flex-1">
                <VideoCard video={video} />
              </li>
            ))}
          </ul>
          {states.videos !== 'visible' && (
            <>
              <p className="text-muted">{t('athlete.videos.public_only')}</p>
              <RequestGroup group="videos" />
            </>
          )}
        </div>
      ) : (
        <p className="text-muted">{t('athlete.nothing_yet')}</p>
      )}
    </GroupSection>
  );
}
