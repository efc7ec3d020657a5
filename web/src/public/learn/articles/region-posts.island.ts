/** Asks what was published for the country of this page. Most pages have nothing, so drawing it is loaded when needed. */
import type { PublishedPost } from '@faircourt/contracts/posts';

const section = document.querySelector<HTMLElement>('[data-region-posts]');
// The article is complete without posts: when loading them fails, it reads as if there were none.
if (section) show(section).catch(() => {});

async function show(place: HTMLElement): Promise<void> {
  const posts = await fetchPosts(place.dataset.regionPosts ?? '');
  if (posts.length === 0) return;
  const { drawPosts } = await import('./region-posts.view.ts');
  drawPosts(place, posts);
}

async function fetchPosts(country: string): Promise<PublishedPost[]> {
  const query = new URLSearchParams({ locale: document.documentElement.lang });
  const answer = await fetch(`/api/countries/${country}/posts?${query}`, { credentials: 'omit' });
  if (!answer.ok) return [];
  const { posts } = (await answer.json()) as { posts: PublishedPost[] };
  return posts;
}
