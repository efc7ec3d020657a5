/** Fills the section of regional posts from the template that the page brings along. */
import type { PublishedPost } from '@faircourt/contracts/posts';
import { LOCALE_NAMES } from '../../../i18n/locale.ts';
import { drawMarkdown } from '../../content/markdown-dom.ts';

export function drawPosts(section: HTMLElement, posts: readonly PublishedPost[]): void {
  const template = section.querySelector<HTMLTemplateElement>('template[data-post]');
  const list = section.querySelector('[data-posts]');
  if (!template || !list) return;
  list.append(...posts.map((post) => drawPost(section, template, post)));
  // The newest is read at once; the others show what they are about.
  const newest = list.querySelector('details');
  if (newest) newest.open = true;
  section.hidden = false;
}

function drawPost(section: HTMLElement, template: HTMLTemplateElement, post: PublishedPost): Node {
  const drawn = document.importNode(template.content, true);
  const part = (name: string) => drawn.querySelector<HTMLElement>(`[data-${name}]`);
  const { author = '#', news = '', countryNote = '' } = section.dataset;
  const pageLocale = document.documentElement.lang;

  fill(part('title'), post.title, post.locale);
  fill(part('kind'), post.kind === 'news' ? news : countryNote);
  fill(
    part('author'),
    author.replace('#', () => post.author_name),
  );
  const date = part('date');
  fill(date, new Intl.DateTimeFormat(pageLocale, { dateStyle: 'long' }).format(new Date(post.published_at)));
  date?.setAttribute('datetime', post.published_at);
  // Only what is in another language than the page says so, in that language's own words.
  if (post.locale === pageLocale) part('language')?.remove();
  else fill(part('language'), LOCALE_NAMES[post.locale], post.locale);

  const body = part('body');
  if (body) body.lang = post.locale;
  body?.append(...drawMarkdown(post.body, { isRich: true, heading: 'h4' }));
  return drawn;
}

function fill(element: HTMLElement | null, words: string, lang?: string): void {
  if (!element) return;
  element.textContent = words;
  if (lang) element.lang = lang;
}
