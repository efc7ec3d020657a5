/** The rows of the demo data by table. The order of the tables is the order of loading: a row's parents come first. */
import type { Insertable } from 'kysely';
import type { DB } from '../platform/database/schema.gen.ts';

export const LOAD_ORDER = [
  'auth_users',
  'auth_accounts',
  'users',
  'regions',
  'region_countries',
  'director_regions',
  'director_applications',
  'institutions',
  'coaches',
  'subscriptions',
  'invitations',
  'invitation_redemptions',
  'athletes',
  'academics',
  'videos',
  'seasons',
  'measurements',
  'guardian_links',
  'consent_signatures',
  'releases',
  'verifications',
  'posts',
  'post_versions',
  'contact_requests',
  'blocks',
  'threads',
  'messages',
  'thread_reads',
  'profile_views',
  'profile_opens',
  'notifications',
  'events',
] as const satisfies readonly (keyof DB)[];
export type DemoTable = (typeof LOAD_ORDER)[number];

export type DemoRow<T extends DemoTable> = Insertable<DB[T]>;
export type DemoRows = { readonly [T in DemoTable]: DemoRow<T>[] };

export function emptyRows(): DemoRows {
  return {
    auth_users: [],
    auth_accounts: [],
    users: [],
    regions: [],
    region_countries: [],
    director_regions: [],
    director_applications: [],
    institutions: [],
    coaches: [],
    subscriptions: [],
    invitations: [],
    invitation_redemptions: [],
    athletes: [],
    academics: [],
    videos: [],
    seasons: [],
    measurements: [],
    guardian_links: [],
    consent_signatures: [],
    releases: [],
    verifications: [],
    posts: [],
    post_versions: [],
    contact_requests: [],
    blocks: [],
    threads: [],
    messages: [],
    thread_reads: [],
    profile_views: [],
    profile_opens: [],
    notifications: [],
    events: [],
  };
}
