/** Pictures of posts: redrawn like every picture, and public only while their post is published. */
import { POST_IMAGES_MAX, type PostImage } from '@faircourt/contracts/posts';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import type { Caller } from '../../identity/authenticate.ts';
import { prepareFile } from '../../uploads/incoming-file.ts';
import { keepContent } from '../../uploads/kept-content.ts';
import type { PostDeps } from './post.deps.ts';
import { countImages, findImage, insertImage, type PostImageRow } from './post-image.store.ts';
import { postImageStored } from './post.events.ts';
import { presentImage } from './post.presenter.ts';
import { authoriseWriting, readHeldPost } from './post.service.ts';
import { findPost } from './post.store.ts';

/** Before a byte is read: nobody fills our memory who may not write here. Returns who sends. */
export async function admitPostImage(deps: PostDeps, guard: Guard, postId: string): Promise<string> {
  authoriseWriting(guard, await findPost(deps.db, postId));
  return actedBy(guard).userId;
}

export async function keepPostImage(
  deps: PostDeps,
  guard: Guard,
  caller: Caller,
  postId: string,
  content: Buffer,
): Promise<PostImage> {
  const kept = await prepareFile('post_image', content);
  const image = await keepContent(deps, 'post-images', kept, async (trx, stored) => {
    await readHeldPost(trx, guard, postId);
    if ((await countImages(trx, postId)) >= POST_IMAGES_MAX) throw tooMany();
    const row = await insertImage(trx, { ...stored, postId, uploadedBy: caller.userId, now: guard.now });
    await recordEvent(trx, postImageStored({ id: row.id, postId }, caller.userId));
    return row;
  });
  return presentImage(image);
}

export async function lookAtPublishedImage(deps: PostDeps, id: string): Promise<PostImageRow> {
  const image = await findImage(deps.db, id);
  if (image?.status !== 'published') throw notFound();
  return image;
}

/** For the writers of its country, whatever the post's status. */
export async function lookAtImage(deps: PostDeps, guard: Guard, id: string): Promise<PostImageRow> {
  const image = await findImage(deps.db, id);
  guard.authorise('post.write', image ? { countryCode: image.country_code } : null);
  if (!image) throw notFound();
  return image;
}

function tooMany(): AppError {
  return new AppError('too_many', `A post has at most ${POST_IMAGES_MAX} pictures.`);
}
