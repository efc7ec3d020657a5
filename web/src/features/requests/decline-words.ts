/** What a no says before and after it is given. Once something was approved it takes that back, and says what ends. */
import type { MessageId, Translate } from '../../i18n/messages.ts';
import { openedGroup, requestsTitle } from './request-words.ts';
import type { Requests } from './use-sent-dialog.ts';

interface DeclineWords {
  /** On the button that opens the question, and on the one that answers it. */
  action: string;
  title: string;
  text: string;
  done: string;
}

export function declineWords(requests: Requests, t: Translate): DeclineWords {
  const [first] = requests;
  if (requests.some(({ status }) => status !== 'approved')) {
    return {
      action: t('requests.decline'),
      title: t('requests.decline.title', { count: requests.length }),
      text: requestsTitle(requests, t),
      done: t('requests.decline.done'),
    };
  }
  const names = { coach: first.coach.name, institution: first.coach.institution.name };
  const isTalk = requests.some(({ kind }) => kind === 'contact');
  if (requests.every(({ kind }) => kind === 'contact')) {
    return {
      action: t('requests.end_contact'),
      title: t('requests.end_contact.title', names),
      text: sentences(['requests.end_contact.text', 'requests.end_contact.told'], names, t),
      done: t('requests.end_contact.done'),
    };
  }
  return {
    action: t('requests.take_back'),
    title:
      requests.length > 1
        ? t('requests.take_back.title_several', names)
        : t('requests.take_back.title', { ...names, group: t(`family.group.${openedGroup(first)}`) }),
    text: sentences(
      [...(isTalk ? (['requests.end_contact.text'] as const) : []), 'requests.take_back.text'],
      names,
      t,
    ),
    done: t('requests.take_back.done'),
  };
}

function sentences(ids: readonly MessageId[], names: Record<string, string>, t: Translate): string {
  return ids.map((id) => t(id, names)).join(' ');
}
