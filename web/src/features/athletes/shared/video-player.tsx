/**
 * Plays a video inside the page, but only once somebody asks: until then nothing of the platform is loaded, so that it
 * learns nothing about who reads a profile. Addresses that no player is known for open in a tab of their own.
 */
import { recogniseVideo } from '@faircourt/contracts/video-address';
import type { ShownVideo } from '@faircourt/contracts/videos';
import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';

type PlayableVideo = Pick<ShownVideo, 'title' | 'url' | 'provider'>;
type VideoPlayerProps = {
  video: PlayableVideo;
  /** Of our own, never the platform's. */
  still?: string | null;
};

const STAGE =
  'relative isolate grid aspect-video w-full place-items-center overflow-hidden rounded-md bg-night text-on-night';

export function VideoPlayer({ video, still = null }: VideoPlayerProps) {
  const t = useText();
  const [isPlaying, setIsPlaying] = useState(false);
  const address = recogniseVideo(video.url, video.provider);
  const embedUrl = 'problem' in address ? null : address.embedUrl;
  if (embedUrl === null) return <OpenElsewhere video={video} />;
  if (!isPlaying) return <PlayButton video={video} still={still} onPlay={() => setIsPlaying(true)} />;
  return (
    <div className={STAGE}>
      <iframe
        src={playedAtOnce(embedUrl)}
        title={t('video.player', { title: video.title })}
        className="absolute inset-0 size-full border-0"
        // A player needs its scripts and its own storage. It may neither send this page elsewhere nor open windows.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it lies on another origin, so it cannot free itself
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  );
}

/** The press on our button was the wish to play: asking for a second one inside the player would be a nuisance. */
function playedAtOnce(embedUrl: string): string {
  const address = new URL(embedUrl);
  address.searchParams.set('autoplay', '1');
  return address.href;
}

function PlayButton({ video, still, onPlay }: Required<VideoPlayerProps> & { onPlay: () => void }) {
  const t = useText();
  const provider = t(`provider.${video.provider}`);
  return (
    <button type="button" onClick={onPlay} className={`${STAGE} group print:hidden`}>
      {still === null ? <CourtLines /> : <Still key={still} src={still} />}
      <span className="grid size-12 -translate-y-3 place-items-center rounded-full bg-ball-strong text-white shadow-float transition-transform sm:size-14 sm:translate-y-0 group-hover:scale-105">
        <Play aria-hidden className="size-6 translate-x-0.5 fill-current" />
        <span className="sr-only">{t('video.play', { title: video.title })}</span>
      </span>
      <span className="absolute inset-x-0 bottom-0 px-3 pb-2.5 text-left text-sm text-on-night-muted">
        {t('video.click_note', { provider })}
      </span>
    </button>
  );
}

/** A picture that is gone meanwhile leaves the drawing behind, never a broken image. */
function Still({ src }: { src: string }) {
  const [isGone, setIsGone] = useState(false);
  if (isGone) return <CourtLines />;
  return (
    <>
      <img
        src={src}
        // The button says what it plays.
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setIsGone(true)}
        className="absolute inset-0 -z-10 size-full object-cover"
      />
      <span
        aria-hidden
        className="absolute inset-x-0 bottom-0 -z-10 h-1/2 bg-linear-to-t from-night to-transparent"
      />
    </>
  );
}

function OpenElsewhere({ video }: { video: PlayableVideo }) {
  const t = useText();
  return (
    <a href={video.url} target="_blank" rel="noreferrer noopener" className={`${STAGE} group print:hidden`}>
      <CourtLines />
      <span className="flex flex-col items-center gap-2 px-4 text-center">
        <ExternalLink aria-hidden className="size-7 text-ball-on-night" />
        <span className="font-medium underline decoration-on-night/40 underline-offset-4 group-hover:decoration-on-night">
          {t('video.open')}
        </span>
        <span className="text-sm break-all text-on-night-muted">
          {t('video.opens_at', { host: hostOf(video.url) })}
        </span>
        <span className="sr-only">{video.title}</span>
      </span>
    </a>
  );
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
}

/** Half a court from above, faintly: the stand-in for a picture that we would have to fetch from the platform. */
function CourtLines() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 180"
      fill="none"
      stroke="currentColor"
      className="pointer-events-none absolute inset-0 -z-10 size-full text-on-night/15"
    >
      <circle cx="160" cy="90" r="34" />
      <path d="M160 0v180M0 55h58v70H0M320 55h-58v70h58M58 72a18 18 0 0 1 0 36M262 72a18 18 0 0 0 0 36" />
      <path d="M0 20h22a78 78 0 0 1 0 140H0M320 20h-22a78 78 0 0 0 0 140h22" />
    </svg>
  );
}
