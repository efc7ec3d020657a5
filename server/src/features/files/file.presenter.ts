/** Files as the contract shows them: where to load them, never where they lie. */
import type { StoredFile } from '@faircourt/contracts/files';
import type { FileRow } from './file.store.ts';

export function presentFile(file: FileRow): StoredFile {
  return {
    kind: file.kind,
    url: addressOf(file),
    content_type: file.content_type,
    bytes: file.bytes,
    uploaded_at: file.created_at.toISOString(),
  };
}

export function addressOf({ id }: { id: string }): string {
  return `/api/files/${id}`;
}
