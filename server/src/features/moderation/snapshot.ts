/** What was reported, as plain facts that stay as they are. */
import type { Snapshot } from '@faircourt/contracts/moderation';

type Facts = Snapshot['facts'];
type Fact = Facts[number]['fact'];

export const NO_SNAPSHOT: Snapshot = { facts: [], messages: [] };

export function profileSnapshot(profile: {
  name: string;
  bio: string | null;
  school_name: string | null;
  current_team: string | null;
  city: string | null;
  social_handles: Record<string, string | null>;
}): Snapshot {
  const social = Object.entries(profile.social_handles).filter(([, handle]) => handle);
  return factsOf([
    ['name', profile.name],
    ['text', profile.bio],
    ['school', profile.school_name],
    ['team', profile.current_team],
    ['place', profile.city],
    ['social', social.map(([where, handle]) => `${where}: ${handle}`).join('\n')],
  ]);
}

export function videoSnapshot(video: { title: string; url: string; description: string | null }): Snapshot {
  return factsOf([
    ['title', video.title],
    ['address', video.url],
    ['text', video.description],
  ]);
}

export function postSnapshot(post: { title: string; body: string; author_name: string }): Snapshot {
  return factsOf([
    ['title', post.title],
    ['author', post.author_name],
    ['text', post.body],
  ]);
}

export function coachSnapshot(coach: {
  name: string;
  title: string | null;
  institution_name: string | null;
}): Snapshot {
  return factsOf([
    ['name', coach.name],
    ['title', coach.title],
    ['institution', coach.institution_name],
  ]);
}

export function supportSnapshot(request: { reference: string; name: string; email: string }): Snapshot {
  return factsOf([
    ['reference', request.reference],
    ['name', request.name],
    ['email', request.email],
  ]);
}

export function conversationSnapshot(messages: Snapshot['messages']): Snapshot {
  return { facts: [], messages };
}

/** What is empty is left out. */
function factsOf(pairs: readonly (readonly [Fact, string | null])[]): Snapshot {
  return { facts: pairs.flatMap(([fact, text]) => (text ? [{ fact, text }] : [])), messages: [] };
}
