/**
 * Recognises where a video lives. People paste share links, embed links and links with trackers on them; each becomes
 * the one address its service uses, and an address that does not fit the chosen service is told apart from a bad one.
 */
import type { VideoProvider } from './vocabulary.ts';
import { hasCredentials, PUBLIC_HOST } from './web-address.ts';

export interface VideoAddress {
  provider: VideoProvider;
  /** In one form per video, without trackers. */
  url: string;
  /** Plays inside the page, with as little tracking as the service offers; null when it can only be opened there. */
  embedUrl: string | null;
}

export type VideoAddressProblem = 'invalid_url' | 'not_https' | 'not_a_video' | 'other_provider';

export interface RefusedVideoAddress {
  problem: VideoAddressProblem;
  message: string;
  /** The service that the address does belong to, so that a form can offer it. */
  belongsTo: VideoProvider | null;
}

/** The hosts that players of recognised videos come from, for the page's security policy. */
export const PLAYER_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.hudl.com',
  'https://iframe.videodelivery.net',
  'https://*.cloudflarestream.com',
] as const;

/** Total: any text gets an answer. */
export function recogniseVideo(given: string, provider: VideoProvider): VideoAddress | RefusedVideoAddress {
  const address = parse(given);
  if (!address) return refuse('invalid_url', 'This is not a web address.');
  if (address.protocol !== 'https:') return refuse('not_https', 'The address must start with https://.');
  const service = serviceOf(address);
  const found = service && READERS[service](address);
  // Somebody who chose "Other" for a video that we can play has only overlooked its platform.
  if (provider === 'other') {
    return found ? { provider: service, ...found } : { provider, url: address.href, embedUrl: null };
  }
  if (service !== provider) return refuseOtherProvider(provider, service);
  return found
    ? { provider, ...found }
    : refuse('not_a_video', 'This address does not lead to a single video.', provider);
}

type Service = Exclude<VideoProvider, 'other'>;
type Reader = (address: URL) => Omit<VideoAddress, 'provider'> | null;

const SERVICE_NAMES: Record<Service, string> = {
  youtube: 'YouTube',
  hudl: 'Hudl',
  vimeo: 'Vimeo',
  cloudflare: 'Cloudflare Stream',
};

const SERVICE_HOSTS: Record<Service, readonly string[]> = {
  youtube: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  hudl: ['hudl.com'],
  vimeo: ['vimeo.com'],
  cloudflare: ['cloudflarestream.com', 'videodelivery.net'],
};

const READERS: Record<Service, Reader> = {
  youtube(address) {
    const id = youtubeId(address);
    if (!id || !/^[\w-]{11}$/.test(id) || NO_YOUTUBE_VIDEO.has(id)) return null;
    return {
      url: `https://www.youtube.com/watch?v=${id}`,
      embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    };
  },

  vimeo(address) {
    const [, id, pathKey] =
      /^\/(?:(?:[^/]+\/)*videos?\/|(?:channels|ondemand)\/[^/]+\/)?(\d{1,12})(?:\/([^/]*))?\/?$/.exec(
        address.pathname,
      ) ?? [];
    if (!id) return null;
    // Unlisted videos carry a second key, in the path or as `h`.
    const key = pathKey || address.searchParams.get('h') || '';
    const hasKey = /^[\da-f]{6,20}$/.test(key);
    return {
      url: `https://vimeo.com/${id}${hasKey ? `/${key}` : ''}`,
      embedUrl: `https://player.vimeo.com/video/${id}?dnt=1${hasKey ? `&h=${key}` : ''}`,
    };
  },

  hudl(address) {
    const [, path] =
      /^\/(?:embed\/)?((?:video(?:\/[\w-]+){1,3})|(?:athlete\/\d+\/highlights\/[\w-]+))\/?$/.exec(
        address.pathname,
      ) ?? [];
    if (path) return { url: `https://www.hudl.com/${path}`, embedUrl: `https://www.hudl.com/embed/${path}` };
    // A share link does not say where it leads, so it can only be opened there.
    const [, shared] = /^\/v\/([\w-]+)\/?$/.exec(address.pathname) ?? [];
    return shared ? { url: `https://www.hudl.com/v/${shared}`, embedUrl: null } : null;
  },

  cloudflare(address) {
    const id = segments(address).find((part) => /^[\da-f]{32}$/.test(part));
    if (!id) return null;
    const { hostname } = address;
    return /^customer-[\da-z]+\.cloudflarestream\.com$/.test(hostname)
      ? { url: `https://${hostname}/${id}/watch`, embedUrl: `https://${hostname}/${id}/iframe` }
      : { url: `https://watch.videodelivery.net/${id}`, embedUrl: `https://iframe.videodelivery.net/${id}` };
  },
};

/** In an address, a playlist or channel has the place and the length of a video id. */
const NO_YOUTUBE_VIDEO = new Set(['videoseries', 'live_stream']);

function youtubeId(address: URL): string | null {
  const [first = '', second = ''] = segments(address);
  if (isAt(address, 'youtu.be')) return first;
  if (['embed', 'e', 'v', 'shorts', 'live'].includes(first)) return second;
  return first === 'watch' || first === '' ? address.searchParams.get('v') : null;
}

function serviceOf(address: URL): Service | null {
  const services = Object.keys(SERVICE_HOSTS) as Service[];
  return services.find((service) => SERVICE_HOSTS[service].some((host) => isAt(address, host))) ?? null;
}

function isAt({ hostname }: URL, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`);
}

/** People leave out the https:// when they type an address by hand. */
function parse(given: string): URL | null {
  const text = given.trim();
  const hasScheme = /^[a-z][a-z\d+-]*:/i.test(text);
  const address = URL.parse(hasScheme ? text : `https://${text}`);
  const isWeb = address !== null && ['https:', 'http:'].includes(address.protocol);
  const isPublic = isWeb && PUBLIC_HOST.test(address.hostname) && !hasCredentials(address);
  return isPublic && !/\s/.test(text) ? address : null;
}

function segments(address: URL): string[] {
  return address.pathname.split('/').filter(Boolean);
}

function refuseOtherProvider(chosen: Service, service: Service | null): RefusedVideoAddress {
  const message = service
    ? `This address belongs to ${SERVICE_NAMES[service]}. Choose that platform.`
    : `This is not an address of ${SERVICE_NAMES[chosen]}. Choose the platform it belongs to, or Other.`;
  return refuse('other_provider', message, service);
}

function refuse(
  problem: VideoAddressProblem,
  message: string,
  belongsTo: VideoProvider | null = null,
): RefusedVideoAddress {
  return { problem, message, belongsTo };
}
