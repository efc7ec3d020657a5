import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import { useText } from '../../../i18n/use-text.ts';
import { VideoCard } from '../shared/video-card.tsx';
import { GroupSection } from './group-section.tsx';

type VideosSectionProps = { profile: CompleteProfile; fileKey: string; isRelease: boolean };

/** The first one is at the top of the page. Everyone who may open the page sees public videos, so there may be some while the group is closed. */
export function VideosSection({ profile: { videos, states }, fileKey, isRelease }: VideosSectionProps) {
  const t = useText();
  const [first, ...others] = videos;
  if (first && others.length === 0) return null;
  return (
    <GroupSection
      title={t('athlete.videos')}
      state={first ? 'visible' : states.videos}
      isRelease={isRelease && states.videos === 'visible'}
    >
      {first ? (
        <ul className="grid gap-4 sm:grid-cols-2">
          {others.map((video) => (
            <li key={video.id} className="flex min-w-0 *:flex-1">
              <VideoCard video={video} fileKey={fileKey} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{t('athlete.nothing_yet')}</p>
      )}
    </GroupSection>
  );
}
