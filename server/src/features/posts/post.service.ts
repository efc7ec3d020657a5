/** Writing regional content: every save is a version, and nobody overwrites what a colleague has saved meanwhile. */
import type { EditedPost, PostInput, PostList, SavePost } from '@faircourt/contracts/posts';
import type { PostStatus } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { holdFor } from '../../access/holding/hold-for.ts';
import { isApprovedDirector } from '../../access/engine/actor.ts';
import { inOwnCountries } from '../../access/scopes/region.scope.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import type { Caller } from '../../identity/authenticate.ts';
import type { PostDeps } from './post.deps.ts';
import { listImages } from './post-image.store.ts';
import { readPostCursor, writePostCursor } from './post.cursor.ts';
import { postEvent } from './post.events.ts';
import { POSTS_PER_WRITER, SAVES_PER_WRITER } from './post.limits.ts';
import { presentEdited, presentSummary } from './post.presenter.ts';
import {
  findAuthor,
  findPost,
  insertPost,
  listPostsBefore,
  listVersions,
  POST_PAGE,
  storeSave,
  type PostRow,
} from './post.store.ts';

export async function listPosts(
  deps: PostDeps,
  guard: Guard,
  query: { status?: PostStatus | undefined; after?: string | undefined },
): Promise<PostList> {
  guard.authorise('post.list');
  const rows = await listPostsBefore(deps.db, inOwnCountries(guard.actor, sql`posts.country_code`), {
    status: query.status ?? null,
    after: query.after ? readPostCursor(query.after) : null,
  });
  const page = rows.slice(0, POST_PAGE);
  const last = page.at(-1);
  return {
    posts: page.map(presentSummary),
    next:
      last && rows.length > page.length ? writePostCursor({ changedAt: last.changed_at, id: last.id }) : null,
    countries: isApprovedDirector(guard.actor) ? guard.actor.countries.toSorted() : [],
  };
}

export async function readPost(
  deps: PostDeps,
  guard: Guard,
  caller: Caller,
  id: string,
): Promise<EditedPost> {
  const post = authoriseWriting(guard, await findPost(deps.db, id));
  return presentToWriter(deps, deps.db, guard, caller, post);
}

export async function createPost(
  deps: PostDeps,
  guard: Guard,
  caller: Caller,
  input: PostInput,
): Promise<EditedPost> {
  guard.authorise('post.write', { countryCode: input.country_code });
  await deps.limiter.count([{ limit: POSTS_PER_WRITER, key: caller.userId }]);
  return inTransaction(deps.db, async (trx) => {
    const post = await insertPost(trx, input, await findAuthor(trx, caller.userId), guard.now);
    await recordEvent(trx, postEvent('created', post, caller.userId));
    return presentToWriter(deps, trx, guard, caller, post);
  });
}

export async function savePost(
  deps: PostDeps,
  guard: Guard,
  caller: Caller,
  id: string,
  { version, ...input }: SavePost,
): Promise<EditedPost> {
  authoriseWriting(guard, await findPost(deps.db, id));
  // A post moves between one's own countries only; any other is as absent here as everywhere.
  guard.authorise('post.write', { countryCode: input.country_code });
  await deps.limiter.count([{ limit: SAVES_PER_WRITER, key: caller.userId }]);
  return inTransaction(deps.db, async (trx) => {
    const held = await readHeldPost(trx, guard, id);
    requireVersion(held, version);
    requireNotRemoved(held);
    const post = await storeSave(trx, id, input, await findAuthor(trx, caller.userId), guard.now);
    await recordEvent(trx, postEvent('saved', post, caller.userId));
    return presentToWriter(deps, trx, guard, caller, post);
  });
}

/** Locked, and asked about once more: it may have moved to another region's country since it was found. */
export async function readHeldPost(trx: Transaction<DB>, guard: Guard, id: string): Promise<PostRow> {
  await holdFor(trx, guard, 'post.write', {
    records: { post: id },
    load: async () => {
      const post = await findPost(trx, id);
      return post ? { countryCode: post.country_code } : null;
    },
  });
  return authoriseWriting(guard, await findPost(trx, id));
}

export function authoriseWriting(guard: Guard, post: PostRow | undefined): PostRow {
  guard.authorise('post.write', post ? { countryCode: post.country_code } : null);
  // The guard has refused an absent one already; the types cannot know.
  if (!post) throw notFound();
  return post;
}

export async function presentToWriter(
  deps: PostDeps,
  queries: Queries,
  guard: Guard,
  caller: Caller,
  post: PostRow,
): Promise<EditedPost> {
  return presentEdited(post, {
    versions: await listVersions(queries, post.id),
    images: await listImages(queries, post.id),
    fileKey: deps.fileKeys.issue(caller, guard.now),
  });
}

/** What comes back after an appeal is what was removed. */
export function requireNotRemoved(held: PostRow): void {
  if (held.removed_by === null) return;
  throw new AppError('conflict', 'Our moderators removed this post, so it cannot be changed or published.');
}

/** Checks on a locked post that the writer has seen its current text. */
export function requireVersion(held: PostRow, version: number): void {
  if (held.version === version) return;
  throw new AppError(
    'conflict',
    'Somebody has saved this post since you opened it. Load the newer text and bring yours into it.',
  );
}
