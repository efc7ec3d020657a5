import type { FamilyHoldList } from '@faircourt/contracts/guardians';
import type { MessageId } from '../../i18n/messages.ts';

type Joining = Pick<FamilyHoldList['waiting'][number], 'admins_answer' | 'court_order'>;

/** What an admin has to know before the answer: who else can give it, and whether a court order stands behind it. */
export function joiningWords({ admins_answer: reason, court_order: order }: Joining): MessageId[] {
  return [
    ...(order === null ? [] : [`safety.joining.court_order.${order}` as const]),
    `safety.joining.why.${reason ?? 'guardian'}`,
  ];
}
