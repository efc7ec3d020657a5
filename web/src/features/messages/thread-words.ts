/** Who a conversation is with, worded for the reader. */
import type { ThreadSummary } from '@faircourt/contracts/messages';
import type { Role } from '@faircourt/contracts/vocabulary';
import type { MessageId, Translate } from '../../i18n/messages.ts';
import type { Format } from '../../i18n/use-format.ts';

const ROLE_WORDS: Record<Role, MessageId> = {
  athlete: 'messages.role.athlete',
  guardian: 'messages.role.guardian',
  coach: 'messages.role.coach',
  regional_director: 'role.regional_director',
  admin: 'role.admin',
};

export function roleWord(role: Role, t: Translate): string {
  return t(ROLE_WORDS[role]);
}

/** A coach talks with an athlete; a family talks with a coach. */
export function otherSide(thread: ThreadSummary, role: Role | undefined): string {
  return role === 'coach' ? thread.athlete.name : thread.coach.name;
}

/** Where the coach works; a guardian may have several athletes and is told which one it is about. */
export function aboutThread(thread: ThreadSummary, role: Role | undefined, t: Translate): string | null {
  const institution = thread.coach.institution_name;
  if (role === 'coach') return null;
  if (role !== 'guardian') return institution;
  return institution === null
    ? t('messages.about', { name: thread.athlete.name })
    : t('messages.about_at', { name: thread.athlete.name, institution });
}

export function participantsText(thread: ThreadSummary, t: Translate, format: Format): string {
  return format.list(
    thread.participants.map(({ name, role, is_you: isYou }) =>
      isYou ? t('messages.you_too') : t('messages.participant', { name, role: roleWord(role, t) }),
    ),
  );
}

/** A guardian reads along for as long as the athlete is a minor. */
export function isWatchedOver(thread: ThreadSummary): boolean {
  return thread.participants.some(({ role }) => role === 'guardian');
}

/** Null once nobody watches over the conversation, because the athlete is of age. */
export function guardianNote(thread: ThreadSummary, role: Role | undefined, t: Translate): string | null {
  const guardians = thread.participants.filter((one) => one.role === 'guardian');
  if (guardians.length === 0) return null;
  if (role === 'guardian') return t('messages.guardian_note.guardian', { name: thread.athlete.name });
  return role === 'athlete'
    ? t('messages.guardian_note.athlete', { count: guardians.length })
    : t('messages.guardian_note.coach');
}
