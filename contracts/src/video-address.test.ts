import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAYER_HOSTS, recogniseVideo } from './video-address.ts';
import { VIDEO_PROVIDERS, type VideoProvider } from './vocabulary.ts';

const ID = 'dQw4w9WgXcQ';
const STREAM = '5d5bc37ffcf54c9b82e996823bffbb81';

describe('one video is one address, however it was copied', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?v=${ID}`,
    `https://youtube.com/../watch?v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}&feature=share`,
    `https://music.youtube.com/watch?v=${ID}&list=RDAMVM`,
    `https://www.youtube.com/watch?app=desktop&v=${ID}&t=42s&si=tracker#later`,
    `https://www.youtube.com/?v=${ID}`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=tracker&t=10`,
    `https://www.youtu.be/${ID}/`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/embed/${ID}?autoplay=1`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://www.youtube.com/live/${ID}?feature=shared`,
    `https://www.youtube.com/v/${ID}`,
    `youtube.com/watch?v=${ID}`,
    `  https://www.youtube.com/watch?v=${ID}\n`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
    `www.youtube.com:443/watch?v=${ID}`,
  ])('YouTube: %s', (given) => {
    expect(recogniseVideo(given, 'youtube')).toEqual({
      provider: 'youtube',
      url: `https://www.youtube.com/watch?v=${ID}`,
      embedUrl: `https://www.youtube-nocookie.com/embed/${ID}`,
    });
  });

  test.each([
    ['https://vimeo.com/76979871', '76979871', null],
    ['https://www.vimeo.com/76979871?share=copy#t=10s', '76979871', null],
    ['https://vimeo.com/2', '2', null],
    ['https://player.vimeo.com/video/76979871?autoplay=1', '76979871', null],
    ['https://vimeo.com/channels/staffpicks/76979871', '76979871', null],
    ['https://vimeo.com/channels/1234567/76979871', '76979871', null],
    ['https://vimeo.com/groups/hoops/videos/76979871', '76979871', null],
    ['https://vimeo.com/album/1234567/video/76979871', '76979871', null],
    ['https://vimeo.com/showcase/1234567/video/76979871', '76979871', null],
    ['https://vimeo.com/ondemand/season/76979871', '76979871', null],
    ['https://vimeo.com/76979871/8272103f6e', '76979871', '8272103f6e'],
    ['https://vimeo.com/76979871/1234567890', '76979871', '1234567890'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0', '76979871', '8272103f6e'],
  ])('Vimeo: %s', (given, id, key) => {
    expect(recogniseVideo(given, 'vimeo')).toEqual({
      provider: 'vimeo',
      url: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
      embedUrl: `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}`,
    });
  });

  test.each([
    [
      'https://www.hudl.com/video/3/6929219/5858bdefff0d1a25e4a19c68',
      'video/3/6929219/5858bdefff0d1a25e4a19c68',
    ],
    ['https://hudl.com/embed/video/3/6929219/5858bdef/', 'video/3/6929219/5858bdef'],
    ['https://www.hudl.com/video/3/6929219/5858bdef?utm_source=share', 'video/3/6929219/5858bdef'],
    ['https://www.hudl.com/athlete/2806539/highlights/61377379', 'athlete/2806539/highlights/61377379'],
  ])('Hudl: %s', (given, path) => {
    expect(recogniseVideo(given, 'hudl')).toEqual({
      provider: 'hudl',
      url: `https://www.hudl.com/${path}`,
      embedUrl: `https://www.hudl.com/embed/${path}`,
    });
  });

  test('a share link of Hudl does not say where it leads, so it opens there', () => {
    expect(recogniseVideo('https://www.hudl.com/v/2KvXyZ', 'hudl')).toEqual({
      provider: 'hudl',
      url: 'https://www.hudl.com/v/2KvXyZ',
      embedUrl: null,
    });
  });

  test.each([
    `https://customer-abc123.cloudflarestream.com/${STREAM}/watch`,
    `https://customer-abc123.cloudflarestream.com/${STREAM}/iframe?poster=x`,
    `https://customer-abc123.cloudflarestream.com/${STREAM}/manifest/video.m3u8`,
  ])('Cloudflare Stream on the customer’s host: %s', (given) => {
    expect(recogniseVideo(given, 'cloudflare')).toEqual({
      provider: 'cloudflare',
      url: `https://customer-abc123.cloudflarestream.com/${STREAM}/watch`,
      embedUrl: `https://customer-abc123.cloudflarestream.com/${STREAM}/iframe`,
    });
  });

  test.each([
    `https://watch.videodelivery.net/${STREAM}`,
    `https://iframe.videodelivery.net/${STREAM}`,
    `https://videodelivery.net/${STREAM}/manifest/video.mpd`,
    `https://iframe.cloudflarestream.com/${STREAM}`,
  ])('Cloudflare Stream on its common hosts: %s', (given) => {
    expect(recogniseVideo(given, 'cloudflare')).toEqual({
      provider: 'cloudflare',
      url: `https://watch.videodelivery.net/${STREAM}`,
      embedUrl: `https://iframe.videodelivery.net/${STREAM}`,
    });
  });

  test('what we do not know is kept as it is and opens where it lives', () => {
    expect(recogniseVideo('https://videos.example.org/tape?id=7', 'other')).toEqual({
      provider: 'other',
      url: 'https://videos.example.org/tape?id=7',
      embedUrl: null,
    });
  });

  test('a video that we can play gets its platform even when "Other" was chosen', () => {
    expect(recogniseVideo(`https://youtu.be/${ID}`, 'other')).toMatchObject({ provider: 'youtube' });
    expect(recogniseVideo('https://www.youtube.com/@club/videos', 'other')).toMatchObject({
      provider: 'other',
    });
  });
});

describe('an address that does not fit says why', () => {
  test.each([
    ['', 'youtube'],
    ['my best game', 'youtube'],
    ['watch', 'other'],
    ['javascript:alert(1)', 'other'],
    ['javascript://youtube.com/%0aalert(1)', 'youtube'],
    ['data:text/html,<b>x</b>', 'other'],
    ['ftp://example.org/tape.mp4', 'other'],
    ['blob:https://www.youtube.com/1', 'youtube'],
    ['https://', 'other'],
    ['https://localhost/tape', 'other'],
    ['https://127.0.0.1/tape', 'other'],
    ['https://2130706433/tape', 'other'],
    ['https://[::1]/tape', 'other'],
    ['https://coach@example.org/tape', 'other'],
    ['https://:secret@example.org/tape', 'other'],
    [`https://www.youtube.com@evil.example/watch?v=${ID}`, 'youtube'],
    [`https://www.youtube.com/watch?v=${ID} and more`, 'youtube'],
    ['https://exa mple.org/tape', 'other'],
    ['https://example.org:99999/tape', 'other'],
  ] as const)('%s is no web address', (given, provider) => {
    expect(recogniseVideo(given, provider)).toMatchObject({ problem: 'invalid_url', belongsTo: null });
  });

  test('http would be blocked by the browser or read on the way', () => {
    expect(recogniseVideo(`http://www.youtube.com/watch?v=${ID}`, 'youtube')).toMatchObject({
      problem: 'not_https',
    });
    expect(recogniseVideo('http://example.org/tape', 'other')).toMatchObject({ problem: 'not_https' });
  });

  test.each([
    [`https://youtu.be/${ID}`, 'vimeo', 'youtube'],
    ['https://vimeo.com/76979871', 'youtube', 'vimeo'],
    ['https://www.hudl.com/v/2KvXyZ', 'youtube', 'hudl'],
    [`https://watch.videodelivery.net/${STREAM}`, 'hudl', 'cloudflare'],
    ['https://example.org/tape', 'youtube', null],
    [`https://notyoutube.com/watch?v=${ID}`, 'youtube', null],
    [`https://youtube.com.evil.example/watch?v=${ID}`, 'youtube', null],
    // The first letter is Cyrillic.
    [`https://уoutube.com/watch?v=${ID}`, 'youtube', null],
  ] as const)('%s is not of %s but of %s', (given, provider, belongsTo) => {
    expect(recogniseVideo(given, provider)).toMatchObject({ problem: 'other_provider', belongsTo });
  });

  test.each([
    ['https://www.youtube.com/', 'youtube'],
    ['https://www.youtube.com/@club', 'youtube'],
    ['https://www.youtube.com/playlist?list=PL1234567890', 'youtube'],
    ['https://www.youtube.com/embed/videoseries?list=PL1234567890', 'youtube'],
    ['https://www.youtube.com/embed/live_stream?channel=UC123', 'youtube'],
    ['https://www.youtube.com/watch?v=short', 'youtube'],
    [`https://www.youtube.com/watch?v=${ID}x`, 'youtube'],
    ['https://youtu.be/', 'youtube'],
    ['https://vimeo.com/user12345678', 'vimeo'],
    ['https://vimeo.com/showcase/1234567', 'vimeo'],
    ['https://vimeo.com/channels/staffpicks', 'vimeo'],
    ['https://www.hudl.com/profile/2806539', 'hudl'],
    ['https://www.hudl.com/video', 'hudl'],
    ['https://customer-abc123.cloudflarestream.com/not-an-id/watch', 'cloudflare'],
  ] as const)('%s is no single video', (given, provider) => {
    expect(recogniseVideo(given, provider)).toMatchObject({ problem: 'not_a_video', belongsTo: provider });
  });

  test('the sentence names the platform that the address belongs to', () => {
    expect(recogniseVideo('https://vimeo.com/76979871', 'youtube')).toMatchObject({
      message: 'This address belongs to Vimeo. Choose that platform.',
    });
    expect(recogniseVideo('https://example.org/tape', 'youtube')).toMatchObject({
      message: 'This is not an address of YouTube. Choose the platform it belongs to, or Other.',
    });
  });
});

const part = fc.oneof(
  fc.constantFrom(
    'https://',
    'http:',
    '//',
    '@',
    ':',
    '/',
    '?v=',
    '#',
    '%',
    '%00',
    '..',
    '\u0000',
    '\uD800',
    ' ',
  ),
  fc.constantFrom(
    'youtube.com',
    'youtu.be',
    'vimeo.com',
    'hudl.com',
    'videodelivery.net',
    'embed',
    'video',
    'v',
  ),
  fc.constantFrom(ID, STREAM, '76979871', '8272103f6e', 'xn--', 'é', '中', '١٢٣'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const text = fc.oneof(
  fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

test('any text gets an answer; what is taken is https, stays the same when taken again, and plays only on known hosts', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...VIDEO_PROVIDERS), (given, provider) => {
      const answer = recogniseVideo(given, provider);
      if ('problem' in answer) return;
      expect(answer.url).toMatch(/^https:\/\/[\x21-\x7E]+$/);
      expect(recogniseVideo(answer.url, answer.provider)).toEqual(answer);
      expect(answer.embedUrl === null || isPlayerHost(answer.embedUrl)).toBe(true);
    }),
    { numRuns: 2_000, seed: 20_261_116 },
  );
});

test('every platform but "Other" can be recognised', () => {
  const samples: Record<Exclude<VideoProvider, 'other'>, string> = {
    youtube: `https://youtu.be/${ID}`,
    vimeo: 'https://vimeo.com/76979871',
    hudl: 'https://www.hudl.com/video/3/6929219/5858bdef',
    cloudflare: `https://watch.videodelivery.net/${STREAM}`,
  };
  for (const [provider, given] of Object.entries(samples)) {
    expect(recogniseVideo(given, 'other')).toMatchObject({ provider });
  }
});

function isPlayerHost(embedUrl: string): boolean {
  const { origin, hostname } = new URL(embedUrl);
  return PLAYER_HOSTS.some((host) => {
    const wild = /^https:\/\/\*(\..+)$/.exec(host)?.[1];
    return wild ? hostname.endsWith(wild) : origin === host;
  });
}
