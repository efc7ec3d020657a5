/** News and country notes, each by a director of the country, with the versions they were saved in. */
import type { PostStatus } from '@faircourt/contracts/vocabulary';
import { addDays } from '../calendar.ts';
import { POSTS, type DemoPost } from '../texts/post.texts.ts';
import { recordEvent } from './event.builder.ts';
import { directorsFor, type Office } from './office.builder.ts';
import type { Person } from './person.builder.ts';
import type { DemoBuild } from './demo-build.ts';

/** What happened to a post on its way into its status. */
const STEPS: Record<PostStatus, readonly ('created' | 'published' | 'archived')[]> = {
  draft: ['created'],
  published: ['created', 'published'],
  archived: ['created', 'published', 'archived'],
};

export function addPosts(build: DemoBuild, office: Office): void {
  for (const [index, post] of POSTS.entries()) {
    const author = directorsFor(office, post.country)[0]?.person;
    if (author) addPost(build, post, author, index);
  }
}

function addPost(build: DemoBuild, post: DemoPost, author: Person, index: number): void {
  const writtenAt = addDays(build.now, -post.writtenDaysAgo);
  const stepAt = (step: number) => addDays(writtenAt, (step * post.writtenDaysAgo) / 4);
  const steps = STEPS[post.status];
  const id = build.random.fork(`post:${index}`).uuidAt(writtenAt);
  const signed = { author_user_id: author.userId, author_name: author.name };
  build.rows.posts.push({
    id,
    kind: post.kind,
    country_code: post.country,
    locale: post.locale,
    title: post.title,
    body: post.body,
    status: post.status,
    ...signed,
    published_at: post.status === 'draft' ? null : stepAt(1),
    created_at: writtenAt,
    updated_at: stepAt(steps.length - 1),
  });
  build.rows.post_versions.push({
    post_id: id,
    version: 1,
    title: post.title,
    body: post.body,
    ...signed,
    created_at: writtenAt,
  });
  for (const [step, happened] of steps.entries()) {
    const data = { kind: post.kind, country_code: post.country, locale: post.locale, version: 1 };
    recordEvent(build, { chain: id, type: `post.${happened}`, actor: author, data }, stepAt(step));
  }
}
