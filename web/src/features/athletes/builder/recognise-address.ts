/** What the Add Video form says about an address while it is typed, and which platform it offers instead. */
import { recogniseVideo } from '@faircourt/contracts/video-address';
import { VIDEO_PROVIDERS, type VideoProvider } from '@faircourt/contracts/vocabulary';

export type Recognition =
  /** It fits the chosen platform. */
  | { kind: 'recognised'; provider: VideoProvider }
  /** It is a video of another platform, or none that we know: then "other" is offered. */
  | { kind: 'elsewhere'; offer: VideoProvider };

/** Null while there is nothing to say: no address yet, or one that the field's own error speaks of. */
export function recognise(url: string, chosen: VideoProvider): Recognition | null {
  if (url.trim() === '') return null;
  const owner = VIDEO_PROVIDERS.find((provider) => provider !== 'other' && isVideoOf(url, provider));
  if (owner !== undefined && owner !== chosen) return { kind: 'elsewhere', offer: owner };
  const address = recogniseVideo(url, chosen);
  if (!('problem' in address)) return { kind: 'recognised', provider: chosen };
  if (address.problem !== 'other_provider') return null;
  return { kind: 'elsewhere', offer: address.belongsTo ?? 'other' };
}

function isVideoOf(url: string, provider: VideoProvider): boolean {
  return !('problem' in recogniseVideo(url, provider));
}
