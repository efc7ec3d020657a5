/** Posts as they leave the server: to their writers with all that belongs to them, to readers once published. */
import type { EditedPost, Post, PostImage, PostSummary, PublishedPost } from '@faircourt/contracts/posts';
import type { PostImageRow } from './post-image.store.ts';
import type { PostRow, PostSummaryRow, VersionRow } from './post.store.ts';
import type { PublishedRow } from './published-post.store.ts';

export function presentSummary(row: PostSummaryRow | PostRow): PostSummary {
  return {
    id: row.id,
    kind: row.kind,
    country_code: row.country_code,
    locale: row.locale,
    title: row.title,
    status: row.status,
    version: row.version,
    author_name: row.author_name,
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentEdited(
  row: PostRow,
  parts: { versions: readonly VersionRow[]; images: readonly PostImageRow[]; fileKey: string },
): EditedPost {
  const post: Post = { ...presentSummary(row), body: row.body };
  return {
    post,
    versions: parts.versions.map((version) => ({
      version: version.version,
      title: version.title,
      body: version.body,
      author_name: version.author_name,
      created_at: version.created_at.toISOString(),
    })),
    images: parts.images.map(presentImage),
    file_key: parts.fileKey,
  };
}

export function presentImage(row: PostImageRow): PostImage {
  return {
    id: row.id,
    url: `/api/post-images/${row.id}`,
    content_type: row.content_type,
    bytes: row.bytes,
  };
}

export function presentPublished(row: PublishedRow): PublishedPost[] {
  // A CHECK holds it to be there for whatever is published; the types cannot know.
  if (!row.published_at) return [];
  return [
    {
      id: row.id,
      kind: row.kind,
      country_code: row.country_code,
      locale: row.locale,
      title: row.title,
      body: row.body,
      author_name: row.author_name,
      published_at: row.published_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    },
  ];
}
