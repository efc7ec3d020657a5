/** What a person wants to hear of, and how. */
import {
  ALWAYS_IN_APP,
  TOPICS_OF_ROLE,
  type ChooseNotifications,
  type ChosenTopic,
  type NotificationChoices,
} from '@faircourt/contracts/notification-choices';
import { actedBy } from '../../access/engine/acted-by.ts';
import { isSignedIn, roleOf } from '../../access/engine/actor.ts';
import type { Guard } from '../../access/engine/guard.ts';
import { listChoices, storeChoice } from '../../delivery/choices.store.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Database, type Queries } from '../../platform/database/database.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { CHOICES_PER_ACCOUNT } from './notification.limits.ts';

export function readChoices(db: Database, guard: Guard, userId: string): Promise<NotificationChoices> {
  guard.authorise('notification.choose', { userId });
  return presentChoices(db, guard, userId);
}

/** What is so already changes nothing, and is not logged once more. */
export async function choose(
  { db, limiter }: { db: Database; limiter: RateLimiter },
  guard: Guard,
  userId: string,
  choice: ChooseNotifications,
): Promise<NotificationChoices> {
  guard.authorise('notification.choose', { userId });
  const { topic } = choice;
  if (!topicsOf(guard).includes(topic)) {
    throw validationFailed([
      { field: 'topic', code: 'not_allowed', message: 'Your role never hears of this.' },
    ]);
  }
  return inTransaction(db, async (trx) => {
    const changed = await storeChoice(trx, userId, choice);
    if (changed) {
      await limiter.count([{ limit: CHOICES_PER_ACCOUNT, key: userId }], trx);
      const data = { topic, ...changed };
      await recordEvent(trx, { chain: userId, type: 'notification.chosen', actor: actedBy(guard), data });
    }
    return presentChoices(trx, guard, userId);
  });
}

/** What nobody has chosen is on. */
async function presentChoices(queries: Queries, guard: Guard, userId: string): Promise<NotificationChoices> {
  const chosen = await listChoices(queries, userId);
  const choices = topicsOf(guard).map((topic) => {
    const { by_bell = true, by_email = true } = chosen.find((one) => one.topic === topic) ?? {};
    return {
      topic,
      by_bell: by_bell || ALWAYS_IN_APP.includes(topic),
      by_email,
    };
  });
  return { choices };
}

function topicsOf({ actor }: Guard): readonly ChosenTopic[] {
  return isSignedIn(actor) ? TOPICS_OF_ROLE[roleOf(actor)] : [];
}
