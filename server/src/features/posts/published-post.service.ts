/** Regional content as readers find it: beside a country's page, and on the dashboards of the people there. */
import type { PublishedPostList } from '@faircourt/contracts/posts';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { isSignedIn } from '../../access/engine/actor.ts';
import type { Guard } from '../../access/engine/guard.ts';
import type { PostDeps } from './post.deps.ts';
import { presentPublished } from './post.presenter.ts';
import { listFeed, listHomeCountries, listPublishedFor } from './published-post.store.ts';

export async function listCountryPosts(
  deps: PostDeps,
  countryCode: string,
  locale: Locale,
): Promise<PublishedPostList> {
  const rows = await listPublishedFor(deps.db, countryCode, locale);
  return { posts: rows.flatMap(presentPublished) };
}

export async function readFeed(deps: PostDeps, guard: Guard, locale: Locale): Promise<PublishedPostList> {
  guard.authorise('post.read_feed');
  if (!isSignedIn(guard.actor)) return { posts: [] };
  const rows = await listFeed(deps.db, await listHomeCountries(deps.db, guard.actor), locale);
  return { posts: rows.flatMap(presentPublished) };
}
