/** What directors write for the countries of their regions. */
import { z } from 'zod';
import { countryCodeSchema } from './countries.ts';
import { fileKeySchema } from './files.ts';
import { typedText } from './text.ts';
import { LOCALES, POST_KINDS, POST_STATUSES } from './vocabulary.ts';

export const POST_TITLE_MAX = 160;
export const POST_BODY_MAX = 20_000;
export const POST_IMAGES_MAX = 20;
/** Of a feed, and of each kind on the page of a country. */
export const FEED_PAGE = 20;

export const postInputSchema = z.strictObject({
  kind: z.enum(POST_KINDS),
  country_code: countryCodeSchema,
  locale: z.enum(LOCALES),
  title: typedText(POST_TITLE_MAX),
  /** Markdown; what is no Markdown, HTML above all, is shown as it was typed. */
  body: typedText(POST_BODY_MAX),
});
export type PostInput = z.infer<typeof postInputSchema>;

/** A save names the version it was made from: what somebody else saved meanwhile is not overwritten. */
export const savePostSchema = postInputSchema.extend({ version: z.int().min(1) });
export type SavePost = z.infer<typeof savePostSchema>;
/** Nobody publishes a text that they have not seen. */
export const publishPostSchema = savePostSchema.pick({ version: true });
export type PublishPost = z.infer<typeof publishPostSchema>;

const postSchema = z.object({
  id: z.uuid(),
  kind: z.enum(POST_KINDS),
  country_code: z.string(),
  locale: z.enum(LOCALES),
  title: z.string(),
  body: z.string(),
  status: z.enum(POST_STATUSES),
  version: z.int(),
  author_name: z.string(),
  published_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
});
export type Post = z.infer<typeof postSchema>;

const postSummarySchema = postSchema.omit({ body: true });
export type PostSummary = z.infer<typeof postSummarySchema>;
/** Of one's countries, last changed first. */
export const postListSchema = z.object({
  posts: z.array(postSummarySchema),
  next: z.string().nullable(),
  /** The countries one may write for. */
  countries: z.array(z.string()),
});
export type PostList = z.infer<typeof postListSchema>;

export const postImageSchema = z.object({
  id: z.uuid(),
  /**
   * `/api/post-images/…`, as the Markdown names it: for everybody once the post is published. Its writers see it at any
   * time, at `/api/post-images/…/preview?key=` with the file key of the post.
   */
  url: z.string(),
  content_type: z.string(),
  bytes: z.int(),
});
export type PostImage = z.infer<typeof postImageSchema>;

/** One post with its history, newest version first. */
export const editedPostSchema = z.object({
  post: postSchema,
  versions: z.array(
    z.object({
      version: z.int(),
      title: z.string(),
      body: z.string(),
      author_name: z.string(),
      created_at: z.iso.datetime(),
    }),
  ),
  images: z.array(postImageSchema),
  file_key: fileKeySchema,
});
export type EditedPost = z.infer<typeof editedPostSchema>;

/** Published posts as anybody reads them. */
const publishedPostSchema = postSchema.omit({ status: true, version: true }).extend({
  published_at: z.iso.datetime(),
});
export type PublishedPost = z.infer<typeof publishedPostSchema>;
/** A country's notes before its news; a feed newest first. Each says which language it is in. */
export const publishedPostListSchema = z.object({ posts: z.array(publishedPostSchema) });
export type PublishedPostList = z.infer<typeof publishedPostListSchema>;
