/** Files that people upload. Each download checks again who may see the file. */
import { z } from 'zod';
import { FILE_KINDS, type FileKind } from './vocabulary.ts';

const MEGABYTE = 1024 * 1024;

export interface FileRule {
  maxBytes: number;
  /** Decided by the content, whatever the name says. */
  types: readonly string[];
}

/** What a file is sent for: a part of the profile, a conversation, what a director is shown, or what one writes. */
export type FileUse = FileKind | 'attachment' | 'evidence' | 'post_image';

export const FILE_RULES: Record<FileUse, FileRule> = {
  photo: { maxBytes: 8 * MEGABYTE, types: ['image/jpeg', 'image/png', 'image/webp'] },
  transcript: { maxBytes: 10 * MEGABYTE, types: ['application/pdf', 'image/jpeg', 'image/png'] },
  attachment: {
    maxBytes: 10 * MEGABYTE,
    types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  },
  evidence: {
    maxBytes: 10 * MEGABYTE,
    types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  },
  post_image: { maxBytes: 8 * MEGABYTE, types: ['image/jpeg', 'image/png', 'image/webp'] },
};

/**
 * Says who looks at the files of one answer. Added to a file's address as `?key=`, good for some minutes; the file
 * itself is sent only when that person may see it at that moment.
 */
export const fileKeySchema = z.string();

export const storedFileSchema = z.object({
  kind: z.enum(FILE_KINDS),
  /** Without the key: `/api/files/…`. */
  url: z.string(),
  content_type: z.string(),
  bytes: z.int(),
  uploaded_at: z.iso.datetime(),
});
export type StoredFile = z.infer<typeof storedFileSchema>;
