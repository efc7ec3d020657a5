/**
 * A minor who does not feel safe with a guardian says so. It goes to the safety team alone: nothing is written into the
 * log that the family reads, nobody gets a bell, and no confirmation lands in a mailbox that the guardian may read.
 */
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import { openQuietReport } from '../../support/support.service.ts';
import type { GuardianLinkDeps } from '../guardian-links.deps.ts';
import { REPORTS_PER_ATHLETE } from './link.limits.ts';
import type { LinkRow } from './link.store.ts';

export async function openGuardianReport(
  trx: Transaction<DB>,
  deps: GuardianLinkDeps,
  guard: Guard,
  { link, message }: { link: LinkRow; message: string | null },
): Promise<void> {
  const { userId } = actedBy(guard);
  await deps.limiter.count([{ limit: REPORTS_PER_ATHLETE, key: userId }]);
  const [reporter] = await listMailReaders(trx, [userId]);
  if (!reporter) throw notFound();
  const { name, email, locale } = reporter;
  const said = [
    'An athlete does not feel safe with a guardian. Do not write to the guardian or to the athlete’s address first.',
    `athlete ${link.athlete_id}`,
    `guardian link ${link.id}`,
    '',
    message ?? '(no words were given)',
  ].join('\n');
  await openQuietReport(trx, { userId, name, email, locale, message: said });
}
