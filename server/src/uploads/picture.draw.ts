/**
 * Redraws an uploaded picture, so that nothing but its pixels survives: where it was taken, with which phone, and
 * whatever else was tucked into the file stays behind. Runs in a process of its own, see picture.worker.ts.
 */
import sharp, { type ResizeOptions } from 'sharp';

export const PICTURE_PURPOSES = ['photo', 'scan'] as const;
export type PicturePurpose = (typeof PICTURE_PURPOSES)[number];

/** The largest that phones take. */
const MEGAPIXELS = 50;
/** Progressive pictures cannot be read line by line: the whole picture is in memory, at up to 10 bytes a pixel. */
const PROGRESSIVE_MEGAPIXELS = 16;

export class TooManyPixels extends Error {
  readonly megapixels: number;
  constructor(megapixels: number) {
    super(`More than ${megapixels} megapixels`);
    this.megapixels = megapixels;
  }
}

sharp.cache(false);
sharp.concurrency(1);
// The decoder knows dozens of formats. The sniffer lets three in; these are the only ones that may run.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

export async function drawPicture(purpose: PicturePurpose, content: Buffer): Promise<Buffer> {
  const { isProgressive, width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  const megapixels = isProgressive ? PROGRESSIVE_MEGAPIXELS : MEGAPIXELS;
  if (width * height > megapixels * 1_000_000) throw new TooManyPixels(megapixels);
  const picture = sharp(content, { limitInputPixels: MEGAPIXELS * 1_000_000, failOn: 'error' }).autoOrient();
  return purpose === 'photo'
    ? picture.resize(fitting(1024)).webp({ quality: 82 }).toBuffer()
    : // Large enough to read the small print.
      picture.resize(fitting(2500)).flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer();
}

function fitting(side: number): ResizeOptions {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true };
}
