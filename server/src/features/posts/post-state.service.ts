/** Draft, published, archived: what readers get to see, and what goes away again. */
import type { EditedPost, PublishPost } from '@faircourt/contracts/posts';
import type { PostStatus } from '@faircourt/contracts/vocabulary';
import type { Guard } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Caller } from '../../identity/authenticate.ts';
import type { PostDeps } from './post.deps.ts';
import { postEvent } from './post.events.ts';
import {
  authoriseWriting,
  readHeldPost,
  presentToWriter,
  requireNotRemoved,
  requireVersion,
} from './post.service.ts';
import { deletePost, findPost, storeStatus } from './post.store.ts';

/** From a draft, or back from the archive. Publishing twice changes nothing. */
export function publishPost(
  deps: PostDeps,
  guard: Guard,
  caller: Caller,
  id: string,
  { version }: PublishPost,
): Promise<EditedPost> {
  return changeStatus(deps, guard, caller, id, { status: 'published', version });
}

/** Readers no longer find it; its writers do. Archiving twice changes nothing. */
export function archivePost(deps: PostDeps, guard: Guard, caller: Caller, id: string): Promise<EditedPost> {
  return changeStatus(deps, guard, caller, id, { status: 'archived', version: null });
}

/** What was never published leaves nothing behind but its entry in the log; what was read by people stays on record. */
export async function deleteDraft(deps: PostDeps, guard: Guard, caller: Caller, id: string): Promise<void> {
  authoriseWriting(guard, await findPost(deps.db, id));
  await inTransaction(deps.db, async (trx) => {
    const post = await readHeldPost(trx, guard, id);
    if (post.published_at !== null) {
      throw new AppError('conflict', 'This post was published, so it can be archived but not deleted.');
    }
    await deletePost(trx, id);
    await recordEvent(trx, postEvent('deleted', post, caller.userId));
  });
}

async function changeStatus(
  deps: PostDeps,
  guard: Guard,
  caller: Caller,
  id: string,
  { status, version }: { status: Exclude<PostStatus, 'draft'>; version: number | null },
): Promise<EditedPost> {
  authoriseWriting(guard, await findPost(deps.db, id));
  return inTransaction(deps.db, async (trx) => {
    const held = await readHeldPost(trx, guard, id);
    if (version !== null) requireVersion(held, version);
    if (status === 'published') requireNotRemoved(held);
    if (held.status === status) return presentToWriter(deps, trx, guard, caller, held);
    if (status === 'archived' && held.status === 'draft') {
      throw new AppError('conflict', 'This post was never published. Delete the draft instead.');
    }
    const post = await storeStatus(trx, id, status, guard.now);
    await recordEvent(trx, postEvent(status, post, caller.userId));
    return presentToWriter(deps, trx, guard, caller, post);
  });
}
