/** What others say about a link: a guardian's or an admin's answer to another guardian, and a minor's quiet word of fear. */
import { holdFor } from '../../../access/holding/hold-for.ts';
import type { AgreeToLink, DeclineLink, GuardianLink, ReportGuardian } from '@faircourt/contracts/guardians';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { levelToDecide } from '../../../access/rules/guardian-level.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import type { GuardianLinkDeps } from '../guardian-links.deps.ts';
import { refuseConflict } from '../../../access/refusals/mailbox-conflict.ts';
import { requireLevel } from '../../../access/refusals/required-level.ts';
import { openGuardianReport } from './guardian-report.service.ts';
import { activateLink, finishLink } from './link-change.service.ts';
import { factsOf, presentChanged, requireLink } from './link.service.ts';
import { findLink, storeAdmission, storeRefusal } from './link.store.ts';

/** The last yes that a link of a minor needs: of a guardian who is there, or of an admin with a reason, or of two admins. */
export async function agreeToLink(
  deps: GuardianLinkDeps,
  guard: Guard,
  id: string,
  { reason }: AgreeToLink,
): Promise<GuardianLink> {
  const seen = await findLink(deps.db, id);
  guard.authorise('guardian_link.agree', seen && (await factsOf(deps.db, seen)));
  const guardianUserId = seen?.guardian_user_id;
  if (!seen || !guardianUserId) throw notFound();
  return inTransaction(deps.db, async (trx) => {
    const { athlete } = await holdFor(trx, guard, 'guardian_link.agree', {
      records: { athlete: seen.athlete_id },
      relies: { account: guardianUserId },
      load: async () => factsOf(trx, await requireLink(trx, id)),
    });
    if (!athlete) throw notFound();
    const link = await requireLink(trx, id);
    const by = actedBy(guard);
    if (guard.actor.kind !== 'admin') {
      requireLevel(athlete, by.userId, levelToDecide(athlete, guard.now), guard.now);
    } else if (link.is_barred) {
      throw twoAdminsNeeded();
    } else if (reason === null) {
      throw reasonRequired();
    }
    await refuseConflict(trx, { athleteId: athlete.athleteId, guardianUserId });
    await storeAdmission(trx, id, { by: by.userId, reason });
    await activateLink(trx, link, guardianUserId, { by, now: guard.now });
    return presentChanged(trx, id, guard.now);
  });
}

/** An admin's no: the link that waited ends, and everybody concerned is told. */
export async function declineLink(
  deps: GuardianLinkDeps,
  guard: Guard,
  id: string,
  { reason }: DeclineLink,
): Promise<void> {
  const seen = await findLink(deps.db, id);
  guard.authorise('guardian_link.decline', seen && (await factsOf(deps.db, seen)));
  if (!seen) throw notFound();
  await inTransaction(deps.db, async (trx) => {
    await holdFor(trx, guard, 'guardian_link.decline', {
      records: { athlete: seen.athlete_id },
      load: async () => factsOf(trx, await requireLink(trx, id)),
    });
    await storeRefusal(trx, id, reason);
    await finishLink(trx, await requireLink(trx, id), { by: actedBy(guard), now: guard.now });
  });
}

/** Without ending anything: nobody in the family hears of it. */
export async function reportGuardian(
  deps: GuardianLinkDeps,
  guard: Guard,
  id: string,
  { message }: ReportGuardian,
): Promise<void> {
  const link = await findLink(deps.db, id);
  guard.authorise('guardian_link.report', link && (await factsOf(deps.db, link)));
  if (!link) throw notFound();
  await inTransaction(deps.db, (trx) => openGuardianReport(trx, deps, guard, { link, message }));
}

/** One admin who does not know of the order would undo what two have decided. */
function twoAdminsNeeded(): AppError {
  return new AppError(
    'conflict',
    'A court order ended an earlier link of these two. Ask a second admin to confirm this one.',
  );
}

function reasonRequired(): AppError {
  const message = 'Say what you checked and what the family says.';
  return validationFailed([{ field: 'reason', code: 'required', message }]);
}
