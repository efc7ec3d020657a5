/** Which notes and emails a person can turn off. What has no topic here always reaches its reader. */
import {
  ALWAYS_IN_APP,
  CHOSEN_TOPICS,
  topicOfNotice,
  type ChosenTopic,
} from '@faircourt/contracts/notification-choices';
import type { NotificationKind } from '@faircourt/contracts/notifications';
import type { LetterId } from './letter.ts';

/**
 * Letters that ask their reader for something are not here: a director's offer or question (badge_offered, badge_more_asked,
 * affiliation_more_asked), and what changes one's own seat or the owner of the plan.
 */
const LETTERS: Readonly<Partial<Record<LetterId, ChosenTopic>>> = {
  message_waiting: 'messages',
  asked_contact: 'requests',
  asked_release: 'requests',
  answered: 'answers',
  contact_approved: 'answers',
  badge_expiring: 'checks',
  badge_expiring_yours: 'checks',
  badge_rejected: 'checks',
  badge_verified: 'checks',
  affiliation_expiring: 'checks',
  affiliation_rejected: 'checks',
  affiliation_verified: 'checks',
  quote_accepted: 'consulting',
  report_appealed: 'reports',
  report_decided: 'reports',
  team_seat_left: 'team',
  team_seat_taken: 'team',
  visibility_colleges_only: 'listing',
  visibility_public: 'listing',
};

export function topicOfLetter(id: LetterId): ChosenTopic | undefined {
  return LETTERS[id];
}

/** Undefined for what cannot be turned off in the app. */
export function topicOfBell(kind: NotificationKind, data: object): ChosenTopic | undefined {
  const about = topicOfNotice(kind, data);
  return CHOSEN_TOPICS.find((topic) => topic === about && !ALWAYS_IN_APP.includes(topic));
}
