import { FILE_RULES } from '@faircourt/contracts/files';
import type { FileKind } from '@faircourt/contracts/vocabulary';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { AppError } from '../platform/errors.ts';
import { heic, jpeg, jpegOfAPhone, pdf, png, pngBomb, webp } from '../../test/records/sample-files.ts';
import { prepareFile } from './incoming-file.ts';
import { sniffType } from './file-type.ts';
import { drawPicture } from './picture.draw.ts';
import { redrawPicture } from './picture.ts';

async function refusalOf(kind: FileKind, content: Buffer): Promise<string> {
  try {
    const kept = await prepareFile(kind, content);
    return `kept as ${kept.contentType}`;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${error.code}: ${error.fieldErrors.map(({ code }) => code).join()}`;
  }
}

describe('a photo', () => {
  test.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
  ])('sent as %s is kept as WebP', async (_type, make) => {
    const kept = await prepareFile('photo', await make());
    expect(kept.contentType).toBe('image/webp');
    expect(await sharp(kept.content).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
  });

  test('loses the place, the phone and the name that were in it, and is turned upright', async () => {
    const sent = await jpegOfAPhone();
    const before = await sharp(sent).metadata();
    expect(before.exif?.toString('latin1')).toContain('Secret Phone 9');
    expect(before.orientation).toBe(6);

    const { content } = await prepareFile('photo', sent);
    const after = await sharp(content).metadata();
    const traces = ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const;
    expect(traces.filter((trace) => after[trace] !== undefined)).toEqual([]);
    expect(after).toMatchObject({ width: 300, height: 400 });
    expect(content.toString('latin1')).not.toMatch(/Secret|Hidden|PhoneMaker|EXIF/);
  });

  test('is made smaller when it is large, and never larger', async () => {
    const large = await prepareFile('photo', await jpeg({ width: 3000, height: 1500 }));
    expect(await sharp(large.content).metadata()).toMatchObject({ width: 1024, height: 512 });
    const tiny = await prepareFile('photo', await jpeg({ width: 5, height: 4 }));
    expect(await sharp(tiny.content).metadata()).toMatchObject({ width: 5, height: 4 });
  });

  test('keeps nothing that was hung onto its end', async () => {
    const { content } = await prepareFile(
      'photo',
      Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]),
    );
    expect(content.toString('latin1')).not.toContain('script');
  });

  test('of the largest phones fits; one more row of pixels does not', async () => {
    expect(await refusalOf('photo', await jpeg({ width: 10_000, height: 5000 }))).toBe('kept as image/webp');
    expect(await refusalOf('photo', await jpeg({ width: 10_000, height: 5001 }))).toBe(
      'file_too_large: too_many_pixels',
    );
  });

  test('that would fill the memory while it is read is refused earlier', async () => {
    const progressive = await sharp({
      create: { width: 4001, height: 4000, channels: 3, background: '#fff' },
    })
      .jpeg({ progressive: true })
      .toBuffer();
    expect(await refusalOf('photo', progressive)).toBe('file_too_large: too_many_pixels');
  });
});

describe('a transcript', () => {
  test('as PDF is kept byte for byte', async () => {
    const sent = pdf();
    const kept = await prepareFile('transcript', sent);
    expect(kept.contentType).toBe('application/pdf');
    expect(kept.content.equals(sent)).toBe(true);
  });

  test.each([
    ['JPEG', jpegOfAPhone],
    ['PNG', png],
  ])('photographed as %s is kept as JPEG without a trace of the phone', async (_type, make) => {
    const kept = await prepareFile('transcript', await make());
    expect(kept.contentType).toBe('image/jpeg');
    const { format, exif } = await sharp(kept.content).metadata();
    expect({ format, exif }).toEqual({ format: 'jpeg', exif: undefined });
  });

  test('on a transparent background stays readable', async () => {
    const transparent = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { content } = await prepareFile('transcript', transparent);
    const { dominant } = await sharp(content).stats();
    expect(dominant.r).toBeGreaterThan(240);
  });
});

describe('what is refused', () => {
  const text = (content: string) => async () => Buffer.from(content);
  const cut = async () => (await jpeg({ width: 2000, height: 2000 })).subarray(0, 4000);

  test.each<[string, FileKind, () => Promise<Buffer>, string]>([
    ['nothing', 'photo', text(''), 'file_unreadable: empty'],
    ['a PDF as a photo', 'photo', async () => pdf(), 'file_type_wrong: not_accepted'],
    ['a WebP as a transcript', 'transcript', webp, 'file_type_wrong: not_accepted'],
    ['HEIC of an iPhone', 'photo', async () => heic(), 'file_type_wrong: heic'],
    ['HEIC as a transcript', 'transcript', async () => heic(), 'file_type_wrong: heic'],
    [
      'a drawing that can hold scripts',
      'photo',
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'file_type_wrong: not_accepted',
    ],
    [
      'a web page',
      'photo',
      text('<!doctype html><script>alert(1)</script>'),
      'file_type_wrong: not_accepted',
    ],
    ['a GIF', 'photo', text('GIF89a\x01\0\x01\0'), 'file_type_wrong: not_accepted'],
    ['a program', 'transcript', text('MZ\x90\0'), 'file_type_wrong: not_accepted'],
    [
      'a web page behind a blank, then a PDF',
      'transcript',
      text(' %PDF-1.4 %%EOF'),
      'file_type_wrong: not_accepted',
    ],
    ['three bytes of a JPEG', 'photo', async () => (await jpeg()).subarray(0, 3), 'file_unreadable: damaged'],
    ['half a JPEG', 'photo', cut, 'file_unreadable: damaged'],
    ['half a JPEG as a transcript', 'transcript', cut, 'file_unreadable: damaged'],
    ['half a PNG', 'photo', async () => (await png()).subarray(0, 120), 'file_unreadable: damaged'],
    ['half a WebP', 'photo', async () => (await webp()).subarray(0, 60), 'file_unreadable: damaged'],
    ['half a PDF', 'transcript', async () => pdf().subarray(0, 40), 'file_unreadable: damaged'],
    [
      'a web page with the first bytes of a JPEG',
      'photo',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html><script>x</script>')]),
      'file_unreadable: damaged',
    ],
    [
      'a small file that unpacks to a huge picture',
      'photo',
      async () => pngBomb(10_000),
      'file_too_large: too_many_pixels',
    ],
    [
      'a picture too large by one byte',
      'photo',
      async () =>
        Buffer.concat([await jpeg(), Buffer.alloc(FILE_RULES.photo.maxBytes + 1)]).subarray(
          0,
          FILE_RULES.photo.maxBytes + 1,
        ),
      'file_too_large: too_many_bytes',
    ],
  ])('%s', async (_what, kind, make, refusal) => {
    expect(await refusalOf(kind, await make())).toBe(refusal);
  });

  test('the message says what to send instead', async () => {
    await expect(prepareFile('photo', heic())).rejects.toThrow(/HEIC.*phone.*JPEG/);
    await expect(prepareFile('photo', pdf())).rejects.toThrow(/JPEG, PNG or WebP/);
    await expect(prepareFile('transcript', Buffer.from('x'))).rejects.toThrow(
      /PDF document, or a JPEG or PNG/,
    );
    await expect(prepareFile('photo', Buffer.alloc(9 * 1024 * 1024, 1))).rejects.toThrow(/at most 8 MB/);
    await expect(prepareFile('transcript', Buffer.alloc(11 * 1024 * 1024, 1))).rejects.toThrow(
      /at most 10 MB/,
    );
  });

  test('a picture that takes too long, after which the next one is drawn as ever', async () => {
    const picture = await jpeg();
    const [slow, next] = await Promise.allSettled([
      redrawPicture('photo', picture, 1),
      redrawPicture('photo', picture),
    ]);
    expect(slow).toMatchObject({ status: 'rejected', reason: { code: 'file_unreadable' } });
    expect(next.status).toBe('fulfilled');
  });

  test('broken bytes anywhere in a picture are refused, or drawn, and crash nothing', async () => {
    for (const make of [jpeg, png, webp]) {
      const whole = await make();
      for (let round = 0; round < 40; round++) {
        const broken = Buffer.from(whole);
        for (let hit = 0; hit < 12; hit++) {
          const at = 12 + ((round * 131 + hit * 977) % (broken.length - 12));
          broken[at] = (round * 37 + hit * 91) % 256;
        }
        const drawn = await drawPicture('photo', broken).catch(() => null);
        expect(drawn === null || sniffType(drawn) === 'image/webp').toBe(true);
      }
    }
  });
});
