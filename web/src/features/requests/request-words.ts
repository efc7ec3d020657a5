/** What is asked for, as one sentence; each group has its own, since languages join the words differently. */
import type { FamilyRequest } from '@faircourt/contracts/requests';
import { namedGroup } from '../../domain/releases/group-name.ts';
import type { Translate } from '../../i18n/messages.ts';

export function requestTitle({ coach, athlete, ...request }: FamilyRequest, t: Translate): string {
  return t(`requests.asks.${groupOf(request)}`, { coach: coach.name, athlete: athlete.name });
}

/** Of one request its own sentence; of several, how many. */
export function requestsTitle(requests: readonly [FamilyRequest, ...FamilyRequest[]], t: Translate): string {
  const [first] = requests;
  if (requests.length === 1) return requestTitle(first, t);
  return t('requests.asks.several', {
    coach: first.coach.name,
    athlete: first.athlete.name,
    count: requests.length,
  });
}

/** The word for what became of it. What a block has closed was withdrawn by nobody. */
export function statusWord(request: FamilyRequest, t: Translate): string {
  const isEndedByBlock = request.kind === 'release' && request.is_ended_by_block;
  return t(isEndedByBlock ? 'requests.status.ended_by_block' : `requests.status.${request.status}`);
}

export function groupOf(request: Pick<FamilyRequest, 'kind'> & { field_group?: Group }): Group {
  return request.kind === 'contact' ? 'contact' : (request.field_group ?? 'contact');
}

/** What an approval would open: season statistics stay closed where the signed form leaves them out. */
export function openedGroup(request: FamilyRequest) {
  return namedGroup(groupOf(request), {
    is_without_seasons: request.kind === 'release' && request.is_without_seasons,
  });
}

type Group = Extract<FamilyRequest, { kind: 'release' }>['field_group'];
