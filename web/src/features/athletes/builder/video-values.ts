/** The fields of the Add Video form. They are the call's body without any change. */
import type { VideoProvider } from '@faircourt/contracts/vocabulary';

export interface VideoFields {
  title: string;
  provider: VideoProvider;
  url: string;
  description: string;
}

export const EMPTY_VIDEO: VideoFields = { title: '', provider: 'youtube', url: '', description: '' };

export function isVideoField(path: string): boolean {
  return path in EMPTY_VIDEO;
}
