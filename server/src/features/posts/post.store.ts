/** The only SQL on posts as their writers handle them, and on their versions. */
import type { PostInput } from '@faircourt/contracts/posts';
import type { PostStatus } from '@faircourt/contracts/vocabulary';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Condition } from '../../access/scopes/condition.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB, Posts } from '../../platform/database/schema.gen.ts';
import type { PostCursor } from './post.cursor.ts';

export const POST_PAGE = 25;
/** Everything ever saved is kept; a page shows this many of the newest. */
const VERSIONS_SHOWN = 50;

export type PostRow = Selectable<Posts>;

export interface Author {
  userId: string;
  name: string;
}

const CHANGED_AT = sql<number>`(extract(epoch from posts.updated_at) * 1000000)::bigint`;

/** Last changed first. One more than a page, so that one knows whether there is a next. */
export function listPostsBefore(
  queries: Queries,
  listed: Condition,
  wanted: { status: PostStatus | null; after: PostCursor | null },
) {
  let rows = queries
    .selectFrom('posts')
    .select([
      'id',
      'kind',
      'country_code',
      'locale',
      'title',
      'status',
      'version',
      'author_name',
      'published_at',
      'updated_at',
      CHANGED_AT.as('changed_at'),
    ])
    .where(listed)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(POST_PAGE + 1);
  if (wanted.status) rows = rows.where('status', '=', wanted.status);
  const { after } = wanted;
  if (after)
    rows = rows.where(sql<boolean>`(${CHANGED_AT}, id) < (${after.changedAt}::bigint, ${after.id}::uuid)`);
  return rows.execute();
}

export type PostSummaryRow = Awaited<ReturnType<typeof listPostsBefore>>[number];

export function findPost(queries: Queries, id: string): Promise<PostRow | undefined> {
  return queries.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listVersions(queries: Queries, postId: string) {
  return queries
    .selectFrom('post_versions')
    .select(['version', 'title', 'body', 'author_name', 'created_at'])
    .where('post_id', '=', postId)
    .orderBy('version', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute();
}

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

export async function findAuthor(queries: Queries, userId: string): Promise<Author> {
  const { name } = await queries
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, name };
}

export async function insertPost(
  trx: Transaction<DB>,
  input: PostInput,
  author: Author,
  now: Date,
): Promise<PostRow> {
  const post = await trx
    .insertInto('posts')
    .values({ ...columnsOf(input), ...signedBy(author), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertVersion(trx, post, now);
  return post;
}

/** The post is signed by the director who wrote its current text; the versions say who wrote the others. */
export async function storeSave(
  trx: Transaction<DB>,
  id: string,
  input: PostInput,
  author: Author,
  now: Date,
): Promise<PostRow> {
  const post = await trx
    .updateTable('posts')
    .set((eb) => ({ ...columnsOf(input), ...signedBy(author), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertVersion(trx, post, now);
  return post;
}

/** The day of the first publication stays, however often a post comes back. */
export function storeStatus(
  trx: Transaction<DB>,
  id: string,
  status: Exclude<PostStatus, 'draft'>,
  now: Date,
): Promise<PostRow> {
  return trx
    .updateTable('posts')
    .set((eb) => ({ status, published_at: eb.fn.coalesce('published_at', eb.val(now)) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What moderators removed is archived, and stays so until their decision is undone. */
export async function storeRemoval(
  trx: Transaction<DB>,
  id: string,
  decisionId: string,
  happened: 'removed' | 'returned',
): Promise<PostRow | undefined> {
  const isRemoved = happened === 'removed';
  return trx
    .updateTable('posts')
    .set({ status: isRemoved ? 'archived' : 'published', removed_by: isRemoved ? decisionId : null })
    .where('id', '=', id)
    .where('removed_by', 'is not distinct from', isRemoved ? null : decisionId)
    .returningAll()
    .executeTakeFirst();
}

/** Its versions and pictures go with it. */
export async function deletePost(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.deleteFrom('posts').where('id', '=', id).execute();
}

async function insertVersion(trx: Transaction<DB>, post: PostRow, now: Date): Promise<void> {
  await trx
    .insertInto('post_versions')
    .values({
      post_id: post.id,
      version: post.version,
      title: post.title,
      body: post.body,
      author_user_id: post.author_user_id,
      author_name: post.author_name,
      created_at: now,
    })
    .execute();
}

function columnsOf({ kind, country_code, locale, title, body }: PostInput) {
  return { kind, country_code, locale, title, body };
}

function signedBy(author: Author) {
  return { author_user_id: author.userId, author_name: author.name };
}
