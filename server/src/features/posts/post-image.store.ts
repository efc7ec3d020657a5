/** The only SQL on post_images: what lies in the store for a post. */
import type { Selectable, Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB, PostImages } from '../../platform/database/schema.gen.ts';
import type { StoredContent } from '../../uploads/kept-content.ts';

export type PostImageRow = Selectable<PostImages>;

export function listImages(queries: Queries, postId: string): Promise<PostImageRow[]> {
  return queries.selectFrom('post_images').selectAll().where('post_id', '=', postId).orderBy('id').execute();
}

/** With what decides who may see it: the post's country and status. */
export function findImage(queries: Queries, id: string) {
  return queries
    .selectFrom('post_images as image')
    .innerJoin('posts as post', 'post.id', 'image.post_id')
    .selectAll('image')
    .select(['post.country_code', 'post.status'])
    .where('image.id', '=', id)
    .executeTakeFirst();
}

/** The caller holds the post, so that the count stays true until the picture is in. */
export async function countImages(trx: Transaction<DB>, postId: string): Promise<number> {
  const { images } = await trx
    .selectFrom('post_images')
    .select((eb) => eb.fn.countAll<number>().as('images'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return images;
}

export function insertImage(
  trx: Transaction<DB>,
  image: StoredContent & { postId: string; uploadedBy: string; now: Date },
): Promise<PostImageRow> {
  return trx
    .insertInto('post_images')
    .values({
      post_id: image.postId,
      storage_key: image.storageKey,
      content_type: image.contentType,
      bytes: image.bytes,
      sha256: image.sha256,
      uploaded_by: image.uploadedBy,
      created_at: image.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
