/** What people have turned off. Asked at the moment of delivery, so a choice counts at once, also for what is on its way. */
import type { ChooseNotifications, ChosenTopic } from '@faircourt/contracts/notification-choices';
import type { Queries } from '../platform/database/database.ts';

/** Only what was chosen. */
export async function listChoices(queries: Queries, userId: string) {
  return queries
    .selectFrom('notification_choices')
    .select(['topic', 'by_bell', 'by_email'])
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Both channels as they are after the change; undefined when it is so already. In one statement, so that of two pages that
 * say the same at once only one has changed something.
 */
export async function storeChoice(
  queries: Queries,
  userId: string,
  { topic, channel, is_on }: ChooseNotifications,
): Promise<{ by_bell: boolean; by_email: boolean } | undefined> {
  const column = channel === 'bell' ? 'by_bell' : 'by_email';
  if (is_on) {
    return queries
      .updateTable('notification_choices')
      .set({ [column]: true })
      .where('user_id', '=', userId)
      .where('topic', '=', topic)
      .where(column, '=', false)
      .returning(['by_bell', 'by_email'])
      .executeTakeFirst();
  }
  return queries
    .insertInto('notification_choices')
    .values({ user_id: userId, topic, by_bell: channel !== 'bell', by_email: channel !== 'email' })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'topic'])
        .doUpdateSet({ [column]: false })
        .where(`notification_choices.${column}`, '=', true),
    )
    .returning(['by_bell', 'by_email'])
    .executeTakeFirst();
}

export async function isBellOff(queries: Queries, userId: string, topic: ChosenTopic): Promise<boolean> {
  const off = await queries
    .selectFrom('notification_choices')
    .select('topic')
    .where('user_id', '=', userId)
    .where('topic', '=', topic)
    .where('by_bell', '=', false)
    .executeTakeFirst();
  return off !== undefined;
}

/** By the address that an email goes to: whose it is was known when the email was written. */
export async function isEmailOff(queries: Queries, address: string, topic: string): Promise<boolean> {
  const off = await queries
    .selectFrom('notification_choices as choice')
    .innerJoin('users as u', 'u.id', 'choice.user_id')
    .innerJoin('auth_users as a', 'a.id', 'u.auth_id')
    .select('choice.topic')
    .where('a.email', '=', address)
    .where('choice.topic', '=', topic)
    .where('choice.by_email', '=', false)
    .executeTakeFirst();
  return off !== undefined;
}
