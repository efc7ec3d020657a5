import type { ShownVideo } from '@faircourt/contracts/videos';
import { fileUrl } from '../../../api/file-url.ts';

/** The address of a video's picture with us, or null where there is none or nothing to open it with. */
export function stillOf(
  { still_url }: Pick<ShownVideo, 'still_url'>,
  fileKey: string | undefined,
): string | null {
  return still_url !== null && fileKey !== undefined ? fileUrl(still_url, fileKey) : null;
}
