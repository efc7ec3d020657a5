/** A photo as it was: its owner may replace it, and then the file is deleted. */
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { Picture } from './raised-item.store.ts';

/** Null when the file is gone already. */
export async function readPicture(
  files: FileStore,
  photo: { storage_key: string; content_type: string },
): Promise<Picture | null> {
  const stored = await files.read(photo.storage_key);
  return stored && { content: await buffer(stored), contentType: photo.content_type };
}
