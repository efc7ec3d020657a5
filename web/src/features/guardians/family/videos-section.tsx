import type { FamilyAthlete, FamilyVideo } from '@faircourt/contracts/family';
import { useId } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/checkbox.tsx';
import { cn } from '../../../ui/class-names.ts';
import { toast } from '../../../ui/toast.tsx';
import { useDecideVideo } from './family.queries.ts';
import { useSaid } from './use-said.ts';

export function hasVideosToDecide({ videos, decides, is_self }: FamilyAthlete): boolean {
  return decides && !is_self && videos.length > 0;
}

/** A minor's videos one by one: what the child marked public waits here for the guardian's decision. */
export function VideosSection({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const titleId = useId();
  const { videos, name } = athlete;
  const waiting = videos.filter(({ awaits_guardian }) => awaits_guardian).length;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="text-lg">
        {t('family.videos')}
      </h3>
      <p className="max-w-prose text-muted">
        {t('family.videos.text', { name })} {waiting > 0 && t('family.videos.waiting', { count: waiting })}
      </p>
      <ul className="divide-y divide-line">
        {videos.map((video) => (
          <VideoRow key={video.id} video={video} />
        ))}
      </ul>
    </section>
  );
}

function VideoRow({ video }: { video: FamilyVideo }) {
  const t = useText();
  const errorText = useErrorText();
  const { mutate, isPending, variables } = useDecideVideo();
  const { said, say } = useSaid(stateTextOf(video));
  const isOn = isPending ? variables.isPublic : video.is_public && !video.awaits_guardian;
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <Switch
        aria-label={t('family.videos.switch', { title: video.title })}
        label={video.title}
        description={t(stateTextOf(video))}
        checked={isOn}
        aria-busy={isPending || undefined}
        onChange={({ target }) =>
          mutate(
            { id: video.id, isPublic: target.checked },
            {
              // The switch says it; a message would lie over the next one.
              onSuccess: (stored) => say(`${stored.title}: ${t(stateTextOf(stored))}`, stateTextOf(stored)),
              onError: (error) =>
                toast.destructive({ title: t('family.not_saved'), description: errorText(error) }),
            },
          )
        }
      />
      <output className="sr-only">{said}</output>
      {video.description !== null && <p className="max-w-prose text-sm break-words">{video.description}</p>}
      <a
        href={video.url}
        target="_blank"
        rel="noreferrer"
        className={cn(buttonClasses({ variant: 'link' }), 'self-start')}
      >
        {t('family.videos.watch')}
      </a>
    </li>
  );
}

function stateTextOf({ is_public, awaits_guardian }: Pick<FamilyVideo, 'is_public' | 'awaits_guardian'>) {
  if (!is_public) return 'family.videos.off';
  return awaits_guardian ? 'family.videos.waits' : 'family.videos.on';
}
