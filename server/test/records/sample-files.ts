/** Files as people send them, made on the spot: pictures with traces of where they were taken, and documents. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

interface PictureOptions {
  width?: number;
  height?: number;
  colour?: string;
}

export async function jpeg({
  width = 400,
  height = 300,
  colour = '#c05020',
}: PictureOptions = {}): Promise<Buffer> {
  return blank(width, height, colour).jpeg().toBuffer();
}

export async function png({
  width = 400,
  height = 300,
  colour = '#2050c0',
}: PictureOptions = {}): Promise<Buffer> {
  return blank(width, height, colour).png().toBuffer();
}

export async function webp({
  width = 400,
  height = 300,
  colour = '#20c050',
}: PictureOptions = {}): Promise<Buffer> {
  return blank(width, height, colour).webp().toBuffer();
}

/** As a phone writes it: lying on its side, with the place, the phone and a name inside. */
export async function jpegOfAPhone(): Promise<Buffer> {
  return blank(400, 300, '#c05020')
    .jpeg()
    .withExif({
      IFD0: { Make: 'PhoneMaker', Model: 'Secret Phone 9', Artist: 'Hidden Person' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A few kilobytes that unpack to an enormous picture: the classic way to fill a server's memory. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a dot, no colours; each row starts with one more byte.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pdf(text = 'A transcript'): Buffer {
  return Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Title (${text}) >>\nendobj\ntrailer\n<< >>\n%%EOF\n`);
}

/** What an iPhone saves by default. */
export function heic(): Buffer {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(200),
  ]);
}

function blank(width: number, height: number, background: string): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
