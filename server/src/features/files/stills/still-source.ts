/**
 * Where the platforms keep a picture of a video. Only fixed hosts are asked, nothing that a person typed decides where
 * to: a video's address gives us its id and no more.
 */
import { recogniseVideo } from '@faircourt/contracts/video-address';
import type { VideoProvider } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';

export interface StillHosts {
  youtubePictures: string;
  vimeo: string;
  vimeoPictures: string;
}

export const PLATFORM_HOSTS: StillHosts = {
  youtubePictures: 'https://i.ytimg.com',
  vimeo: 'https://vimeo.com',
  vimeoPictures: 'https://i.vimeocdn.com',
};

/** The platforms that give a picture to everybody who asks. */
export const STILL_PROVIDERS = ['youtube', 'vimeo'] as const satisfies readonly VideoProvider[];

const WITHIN_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_ANSWER_BYTES = 64 * 1024;
const TOO_MANY_REQUESTS = 429;
const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

const oembedSchema = z.object({ thumbnail_url: z.url() });

/** The bytes of the picture as the platform gives them, or null where it gives none. Throws when it does not answer, or only that it cannot now. */
export async function fetchStill(
  video: { url: string; provider: VideoProvider },
  hosts: StillHosts,
): Promise<Buffer | null> {
  const address = await pictureAddress(video, hosts);
  return address && read(address, PICTURES, MAX_BYTES);
}

async function pictureAddress(
  video: { url: string; provider: VideoProvider },
  hosts: StillHosts,
): Promise<URL | null> {
  const found = recogniseVideo(video.url, video.provider);
  if ('problem' in found) return null;
  if (found.provider === 'youtube') {
    const id = new URL(found.url).searchParams.get('v');
    return id ? new URL(`/vi/${encodeURIComponent(id)}/hqdefault.jpg`, hosts.youtubePictures) : null;
  }
  return found.provider === 'vimeo' ? vimeoPicture(found.url, hosts) : null;
}

/** Vimeo tells the address of the picture. It is believed only where it leads to the host of Vimeo's pictures. */
async function vimeoPicture(videoUrl: string, hosts: StillHosts): Promise<URL | null> {
  const question = new URL('/api/oembed.json', hosts.vimeo);
  question.searchParams.set('url', videoUrl);
  const answer = await read(question, ['application/json'], MAX_ANSWER_BYTES);
  const told = answer && oembedSchema.safeParse(parsed(answer.toString('utf8')));
  if (!told?.success) return null;
  const picture = new URL(told.data.thumbnail_url);
  return picture.origin === new URL(hosts.vimeoPictures).origin ? picture : null;
}

async function read(address: URL, types: readonly string[], maxBytes: number): Promise<Buffer | null> {
  const answer = await fetch(address, {
    // One that were followed could lead anywhere, also to a machine beside ours: it is an answer without a picture.
    redirect: 'manual',
    signal: AbortSignal.timeout(WITHIN_MS),
    headers: { accept: types.join(', ') },
  });
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (answer.status >= 500 || answer.status === TOO_MANY_REQUESTS) {
    await answer.body?.cancel();
    throw new Error(`${address.host} answered ${answer.status}`);
  }
  if (answer.status !== 200 || !types.includes(type) || !answer.body) {
    await answer.body?.cancel();
    return null;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.byteLength;
    // Leaving the loop ends the download.
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
