/** What a file is, by its first bytes. Names and declared types are claims of the sender and are never asked. */

const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'image/heic'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** Null for everything that nobody could mean to send here. */
export function sniffType(content: Buffer): FileType | null {
  const text = (from: number, to: number) => content.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(0, 5) === '%PDF-') return 'application/pdf';
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.has(text(8, 12))) return 'image/heic';
  return null;
}

/** What phones write; recognised only to say what to do about it. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
