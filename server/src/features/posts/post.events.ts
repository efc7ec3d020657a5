/** What happens to regional content, as entries of the log. What was written stays in the versions. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { PostRow } from './post.store.ts';

type PostHappening = 'created' | 'saved' | 'published' | 'archived' | 'deleted';

export function postEvent(happened: PostHappening, post: PostRow, userId: string): FaircourtEvent {
  return postEventBy(happened, post, { userId, role: 'regional_director' });
}

/** Also by moderators. */
export function postEventBy(happened: PostHappening, post: PostRow, by: EventActor): FaircourtEvent {
  return {
    chain: post.id,
    type: `post.${happened}`,
    actor: by,
    data: { kind: post.kind, country_code: post.country_code, locale: post.locale, version: post.version },
  };
}

export function postImageStored(image: { id: string; postId: string }, userId: string): FaircourtEvent {
  return {
    chain: image.postId,
    type: 'post.image_stored',
    actor: { userId, role: 'regional_director' },
    data: { image_id: image.id },
  };
}
