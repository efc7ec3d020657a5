/** What people may turn off, by what it is about, in the app and by email; and what they may not, and why. */
import { z } from 'zod';
import type { NotificationKind, TeamNews } from './notifications.ts';
import type { Role } from './vocabulary.ts';

/** In the order in which settings show them. */
export const CHOSEN_TOPICS = [
  'messages',
  'requests',
  'answers',
  'checks',
  'listing',
  'team',
  'consulting',
  'reports',
] as const;
export type ChosenTopic = (typeof CHOSEN_TOPICS)[number];

const CHANNELS = ['bell', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Turned off by nobody: an account could be taken over, a family's decision missed, a right lost. */
export const FIXED_TOPICS = ['security', 'family_duties', 'account'] as const;
type FixedTopic = (typeof FIXED_TOPICS)[number];
type Topic = ChosenTopic | FixedTopic | 'alerts';

/** A new kind does not compile until it says what it is about. Alerts have settings of their own, on their page. */
const TOPIC_OF: Readonly<Record<NotificationKind, Topic>> = {
  session_copied: 'security',
  new_sign_in: 'security',
  welcome: 'account',
  trial_used: 'account',
  billing_news: 'account',
  consulting_news: 'account',
  data_export: 'account',
  erasure_news: 'account',
  measure_taken: 'account',
  measure_undone: 'account',
  appeal_declined: 'account',
  institution_banned: 'account',
  institution_unbanned: 'account',
  workplace_merged: 'account',
  director_approved: 'account',
  safety_reported: 'account',
  link_requested: 'family_duties',
  link_active: 'family_duties',
  link_ended: 'family_duties',
  guardian_news: 'family_duties',
  guardian_conflict: 'family_duties',
  guardianship_decided: 'family_duties',
  guardianship_expiring: 'family_duties',
  guardianship_needed: 'family_duties',
  releases_offered: 'family_duties',
  institutions_merged: 'family_duties',
  listing_suggested: 'family_duties',
  visibility_widened: 'family_duties',
  age_notice: 'family_duties',
  message: 'messages',
  release_requested: 'requests',
  contact_requested: 'requests',
  request_decided: 'answers',
  contact_approved: 'answers',
  verification_decided: 'checks',
  verification_expiring: 'checks',
  affiliation_decided: 'checks',
  affiliation_expiring: 'checks',
  listing_paused: 'listing',
  listing_resumed: 'listing',
  team_news: 'team',
  quote_accepted: 'consulting',
  report_decided: 'reports',
  report_appealed: 'reports',
  search_alert: 'alerts',
};

/** One's own seat, and who owns the plan: an offer waits for an answer, the others change what the reader may do. */
const FIXED_TEAM_NEWS: readonly TeamNews[] = [
  'seat_taken_back',
  'ownership_offered',
  'you_own',
  'owner_changed',
  'owner_gone',
  'plan_ending',
  'plan_over',
];

/** What one notification is about: some news of a kind are chosen, others of the same kind are not. */
export function topicOfNotice(kind: NotificationKind, data: object): Topic {
  const isFixedTeamNews =
    kind === 'team_news' && 'what' in data && FIXED_TEAM_NEWS.some((what) => what === data.what);
  return isFixedTeamNews ? 'account' : TOPIC_OF[kind];
}

/**
 * Coaches wait for a family's decision, and directors for an answer to what they offer or ask: the note in the app cannot be
 * turned off. Emails can, except those in which a director asks the reader for something.
 */
export const ALWAYS_IN_APP: readonly ChosenTopic[] = ['requests', 'checks'];

/** What reaches a role at all. */
export const TOPICS_OF_ROLE: Readonly<Record<Role, readonly ChosenTopic[]>> = {
  athlete: ['messages', 'requests', 'answers', 'checks', 'reports'],
  guardian: ['messages', 'requests', 'checks', 'listing', 'reports'],
  coach: ['messages', 'answers', 'checks', 'team', 'reports'],
  regional_director: ['reports'],
  admin: ['consulting', 'reports'],
};

const notificationChoiceSchema = z.object({
  topic: z.enum(CHOSEN_TOPICS),
  by_bell: z.boolean(),
  by_email: z.boolean(),
});
export type NotificationChoice = z.infer<typeof notificationChoiceSchema>;

/** Those of one's role, all of them: what nobody has chosen is on. */
export const notificationChoicesSchema = z.object({ choices: z.array(notificationChoiceSchema) });
export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

/** One channel of one topic: two open pages never write over what the other one has changed. */
export const chooseNotificationsSchema = z
  .strictObject({ topic: z.enum(CHOSEN_TOPICS), channel: z.enum(CHANNELS), is_on: z.boolean() })
  .refine(({ topic, channel, is_on }) => is_on || channel !== 'bell' || !ALWAYS_IN_APP.includes(topic), {
    path: ['is_on'],
    message: 'Somebody may wait for your answer, so this stays in the app.',
  });
export type ChooseNotifications = z.infer<typeof chooseNotificationsSchema>;
