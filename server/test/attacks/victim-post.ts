/** What a director of the victim's country is writing, with a picture: nobody's to read yet. */
import type { Database } from '../../src/platform/database/database.ts';
import type { Target } from './attack-row.ts';

type Written = Extract<Target, 'post' | 'post picture'>;

export async function seedPost(db: Database): Promise<Record<Written, string>> {
  const { id: post } = await db
    .insertInto('posts')
    .values({
      kind: 'news',
      country_code: 'US',
      locale: 'en',
      title: 'Hidden news',
      body: 'Hidden words.',
      author_name: 'Hidden Director',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: picture } = await db
    .insertInto('post_images')
    .values({
      post_id: post,
      storage_key: 'post-images/hidden',
      content_type: 'image/webp',
      bytes: 9,
      sha256: Buffer.alloc(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { post, 'post picture': picture };
}
