/** Videos on every platform. The addresses look right and lead nowhere: each id is invented. */
import { VIDEO_PROVIDERS, type VideoProvider } from '@faircourt/contracts/vocabulary';
import { momentBetween } from '../calendar.ts';
import type { Language } from '../communities/community.ts';
import { DEMO_DOMAIN } from '../demo-accounts.ts';
import type { Random } from '../random.ts';
import { fill, TEXTS } from '../texts/demo-texts.ts';
import type { Athlete } from './athlete.builder.ts';
import type { DemoBuild } from './demo-build.ts';

interface VideosOf {
  readonly athleteId: string;
  readonly joinedAt: Date;
  readonly language: Language;
  readonly jersey: number;
  readonly count: number;
}

const HEX = '0123456789abcdef';
const YOUTUBE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function addVideos(build: DemoBuild, random: Random, of: VideosOf): void {
  const texts = TEXTS[of.language];
  for (const title of random.sample(texts.videoTitles, of.count)) {
    const createdAt = momentBetween(random, of.joinedAt, build.now);
    const provider = random.chance(0.4) ? 'youtube' : random.pick(VIDEO_PROVIDERS);
    const description = fill(random.pick(texts.videoDescriptions), { jersey: of.jersey });
    build.rows.videos.push({
      id: random.uuidAt(createdAt),
      athlete_id: of.athleteId,
      title: fill(title, { year: createdAt.getUTCFullYear() }),
      url: addressOn(provider, random),
      description: random.chance(0.7) ? description : null,
      provider,
      is_public: random.chance(0.45),
      language: of.language,
      created_at: createdAt,
    });
  }
}

/** A guardian who has signed decided on what is public; the marks of everybody else are the athlete's own. */
export function decideVideos(build: DemoBuild, athletes: readonly Athlete[]): void {
  for (const { id, person, guardians } of athletes) {
    const signer = guardians.find(({ signedAt }) => signedAt !== null)?.person;
    for (const video of build.rows.videos) {
      if (video.athlete_id === id && video.is_public) video.public_by = (signer ?? person).userId;
    }
  }
}

function addressOn(provider: VideoProvider, random: Random): string {
  switch (provider) {
    case 'youtube':
      return `https://www.youtube.com/watch?v=${random.text(YOUTUBE_ALPHABET, 11)}`;
    case 'vimeo':
      // Twelve digits: far past any number in use, so it cannot be somebody's video.
      return `https://vimeo.com/99${random.text('0123456789', 10)}`;
    case 'hudl':
      return `https://www.hudl.com/video/3/${random.text('0123456789', 9)}/${random.text(HEX, 24)}`;
    case 'cloudflare':
      return `https://watch.cloudflarestream.com/${random.text(HEX, 32)}`;
    case 'other':
      return `https://clips.${DEMO_DOMAIN}/watch/${random.text(HEX, 12)}`;
  }
}
