/** Checks what was sent against the rules of its use, and turns it into what is kept. */
import { FILE_RULES, type FileUse } from '@faircourt/contracts/files';
import type { AppError } from '../platform/errors.ts';
import { sniffType } from './file-type.ts';
import { redrawPicture } from './picture.ts';
import { refuseFile } from './refused-file.ts';

export interface KeptContent {
  content: Buffer;
  contentType: string;
}

export async function prepareFile(use: FileUse, content: Buffer): Promise<KeptContent> {
  const { maxBytes, types } = FILE_RULES[use];
  if (content.length === 0) throw refuseFile('file_unreadable', 'empty', 'This file is empty.');
  if (content.length > maxBytes) throw tooLarge(use);
  const type = sniffType(content);
  if (!type || !types.includes(type)) throw wrongType(use, type);
  if (type === 'application/pdf') return keepDocument(content);
  return use === 'photo' || use === 'post_image'
    ? { content: await redrawPicture('photo', content), contentType: 'image/webp' }
    : { content: await redrawPicture('scan', content), contentType: 'image/jpeg' };
}

export function tooLarge(use: FileUse): AppError {
  const megabytes = FILE_RULES[use].maxBytes / (1024 * 1024);
  return refuseFile(
    'file_too_large',
    'too_many_bytes',
    `This file is too large. Send at most ${megabytes} MB.`,
  );
}

function wrongType(use: FileUse, type: string | null): AppError {
  const accepted = ACCEPTED[use];
  return type === 'image/heic'
    ? refuseFile(
        'file_type_wrong',
        'heic',
        `This is a HEIC picture, which most browsers cannot show. Share it from the phone as JPEG, or send ${accepted}.`,
      )
    : refuseFile(
        'file_type_wrong',
        'not_accepted',
        `This kind of file cannot be used here. Send ${accepted}.`,
      );
}

const ACCEPTED: Record<FileUse, string> = {
  photo: 'a JPEG, PNG or WebP picture',
  transcript: 'a PDF document, or a JPEG or PNG picture',
  attachment: 'a PDF document, or a JPEG, PNG or WebP picture',
  evidence: 'a PDF document, or a JPEG, PNG or WebP picture',
  post_image: 'a JPEG, PNG or WebP picture',
};

const PDF_END_WITHIN_BYTES = 2048;

/** A document is kept as it is, for a signature in it would not survive a change. It is only ever sent as a download. */
function keepDocument(content: Buffer): KeptContent {
  if (!content.subarray(-PDF_END_WITHIN_BYTES).includes('%%EOF')) {
    throw refuseFile(
      'file_unreadable',
      'damaged',
      'This PDF is not complete. Save or download it again, then send it.',
    );
  }
  return { content, contentType: 'application/pdf' };
}
