/** What is said after an approval: all that it did, so that a release beside a conversation does not pass unseen. */
import type { FamilyRequest } from '@faircourt/contracts/requests';
import type { Translate } from '../../i18n/messages.ts';
import type { Format } from '../../i18n/use-format.ts';
import type { AudienceAnswer } from './audience-choice.tsx';
import { openedGroup } from './request-words.ts';
import type { AnswerWords } from './use-say-answer.ts';

type Requests = readonly [FamilyRequest, ...FamilyRequest[]];

export function approvalWords(
  requests: Requests,
  audience: AudienceAnswer,
  t: Translate,
  format: Format,
): AnswerWords {
  const [{ coach }] = requests;
  const releases = requests.filter((request) => request.kind === 'release');
  const opensConversation = releases.length < requests.length;
  const isUnsigned = releases.some(({ missing_consents }) => missing_consents.length > 0);
  if (releases.length === 0) {
    return {
      title: t('requests.approve_contact.done'),
      description: t('requests.approve_contact.done_text'),
      isYes: true,
      opensConversation,
    };
  }
  const isUnchecked = releases.some(({ is_check_missing: isMissing }) => isMissing);
  const unsigned = isUnchecked
    ? 'requests.approve.done_unsigned_unchecked'
    : 'requests.approve.done_unsigned';
  const told = t(isUnsigned ? unsigned : 'requests.approve.done_text');
  if (!opensConversation) {
    return { title: t('requests.approve.done'), description: told, isYes: true, opensConversation };
  }
  const approved = t('requests.approve_both.done_text', {
    parts: format.list(releases.map((request) => t(`requests.group.${openedGroup(request)}`))),
    audience: t(`requests.audience.${audience}`, { institution: coach.institution.name }),
  });
  return {
    title: t('requests.approve_both.done'),
    description: `${approved} ${told}`,
    isYes: true,
    opensConversation,
  };
}
