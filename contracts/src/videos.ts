/** Videos of an athlete: addresses at the services that play them. */
import { z } from 'zod';
import { BESIDE_OTHER_ERRORS, refuseField } from './field-check.ts';
import { LIMITS } from './limits.ts';
import { optionalText, typedText } from './text.ts';
import { recogniseVideo } from './video-address.ts';
import { VIDEO_PROVIDERS } from './vocabulary.ts';

/** The address is stored in the one form that its service gives it, so that the same video is the same address. */
export const videoInputSchema = z
  .strictObject({
    title: typedText(LIMITS.videoTitleMax),
    url: z.string().trim().min(1).max(LIMITS.urlMax),
    description: optionalText(LIMITS.videoDescriptionMax),
    provider: z.enum(VIDEO_PROVIDERS).default('youtube'),
    is_public: z.boolean().default(false),
  })
  .superRefine((video, context) => {
    // An empty address and an unknown platform have been told already.
    if (typeof video.url !== 'string' || !video.url || !VIDEO_PROVIDERS.includes(video.provider)) return;
    const address = recogniseVideo(video.url, video.provider);
    if ('problem' in address) {
      refuseField(context, 'url', { code: address.problem, message: address.message });
    } else if (address.url.length > LIMITS.urlMax && video.url.length <= LIMITS.urlMax) {
      // Letters of other alphabets take several characters in an address.
      refuseField(context, 'url', { code: 'too_big', message: 'This address is too long.' });
    }
  }, BESIDE_OTHER_ERRORS)
  .transform((video) => {
    const address = recogniseVideo(video.url, video.provider);
    return 'problem' in address ? video : { ...video, url: address.url, provider: address.provider };
  });
export type VideoInput = z.input<typeof videoInputSchema>;
export type VideoValues = z.infer<typeof videoInputSchema>;

export const videoChangeSchema = z.strictObject({ is_public: z.boolean() });

export const videoSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  url: z.string(),
  description: z.string().nullable(),
  provider: z.enum(VIDEO_PROVIDERS),
  is_public: z.boolean(),
  /** Marked public by a minor, and hidden from everybody else until a guardian has decided. */
  awaits_guardian: z.boolean(),
  /** Of an adult, of whose public videos we may keep a picture. */
  may_have_still: z.boolean(),
  /** A picture of it that we keep, opened with the file_key of the same page; null where there is none. */
  still_url: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type Video = z.infer<typeof videoSchema>;
/** As others see it. */
export const shownVideoSchema = videoSchema.omit({ awaits_guardian: true, may_have_still: true });
export type ShownVideo = z.infer<typeof shownVideoSchema>;
/** Newest first. */
export const videoListSchema = z.object({ videos: z.array(videoSchema) });
