/** An athlete's page: what this viewer may see of each group. Opening it is logged and counted in the same transaction. */
import type { CompleteProfile, OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { Badge, BadgeInEffect } from '@faircourt/contracts/athletes';
import type { AthleteCard } from '@faircourt/contracts/search';
import { FIELD_GROUPS, type FieldGroup } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { isSignedIn, type SignedInActor } from '../../../access/engine/actor.ts';
import { isCounted } from '../../../access/rules/athlete.rules.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { isVerified } from '../../../access/rules/in-effect.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { findCountedSubscription, takeFromAllowance, type Opening } from '../../billing/allowance.service.ts';
import { listFiles } from '../../files/file.service.ts';
import { listBadgesInEffect } from '../../verification/badges/verification.service.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { presentCard, presentHeightBadge, presentProfile } from './athlete-page.presenter.ts';
import { findCardRow, findProfileRow } from './athlete-page.store.ts';
import { keepView } from './profile-view.service.ts';
import { sees, sightOf, type Sight } from './sight.ts';

export async function openAthlete(
  deps: AthleteDeps,
  guard: Guard,
  caller: Caller,
  athleteId: string,
): Promise<OpenedAthlete> {
  const opened = await inTransaction(deps.db, async (trx) => {
    // A viewer who may not open the page is refused before any lock and is not counted. Who may has perhaps waited for
    // another tab to be counted, and the family changed its mind meanwhile: what counts is the state of now.
    const athlete = await holdFor(trx, guard, 'athlete.open', {
      records: { subscription: await countedSubscription(trx, guard) },
      relies: { athlete: athleteId },
      load: () => loadAthleteFacts(trx, athleteId),
    });
    const { locked, allowance } = await countFor(trx, viewerOf(guard), athleteId, guard.now);
    return { ...(await lookAt(trx, guard, athlete, locked)), allowance };
  });
  return { ...opened, file_key: deps.fileKeys.issue(caller, guard.now) };
}

export type ShownPage = Pick<OpenedAthlete, 'card' | 'height_badge' | 'profile' | 'locked'>;

/**
 * Shows the page and keeps that it was looked at. The caller has counted it, holds the athlete and has asked the guard
 * under that lock.
 */
export async function lookAt(
  trx: Transaction<DB>,
  guard: Guard,
  athlete: AthleteFacts,
  locked: OpenedAthlete['locked'],
): Promise<ShownPage> {
  const page = await readPage(trx, guard, athlete, { isLocked: locked !== null });
  const { sight, card, height_badge, profile } = page;
  await keepView(trx, viewerOf(guard), athlete, { groups: groupsShown(sight, profile), now: guard.now });
  return { card, height_badge, profile, locked };
}

/**
 * The page as this viewer would get it, made for the family by the code that makes the viewer's: nobody looked, so it
 * is neither counted nor logged. Null when there would be nothing at this address. The caller has already been
 * authorised for the athlete; pictures load in the caller's name.
 */
export async function previewAthlete(
  deps: AthleteDeps,
  viewer: Guard,
  caller: Caller,
  athleteId: string,
): Promise<OpenedAthlete | null> {
  const page = await inTransaction(deps.db, async (trx) => {
    await holdUnasked(trx, 'a preview', { relies: { athlete: athleteId } });
    const athlete = await loadAthleteFacts(trx, athleteId);
    return viewer.can('athlete.open', athlete) && athlete
      ? readPage(trx, viewer, athlete, { isLocked: false })
      : null;
  });
  if (!page) return null;
  const { card, height_badge, profile } = page;
  const file_key = deps.fileKeys.issue(caller, viewer.now);
  return { card, height_badge, profile, locked: null, allowance: null, file_key };
}

/**
 * What the mark on a search card means. Everyone who finds the card may ask; the answer tells no more than the page
 * would.
 */
export async function readHeightBadge(deps: AthleteDeps, guard: Guard, athleteId: string): Promise<Badge> {
  const athlete = guard.authorise('athlete.open', await loadAthleteFacts(deps.db, athleteId));
  const badges = await listBadgesInEffect(deps.db, athleteId, guard.now);
  const badge = presentHeightBadge(badges, sightOf(guard, athlete));
  if (!badge) throw notFound();
  return badge;
}

interface Page {
  sight: Sight;
  card: AthleteCard;
  height_badge: Badge | null;
  profile: CompleteProfile | null;
}

/**
 * The one way a page is made; a locked one is the card alone. The caller shares the athlete: every change to one holds the
 * record before it is done, so what is read here belongs together.
 */
async function readPage(
  trx: Transaction<DB>,
  guard: Guard,
  athlete: AthleteFacts,
  { isLocked }: { isLocked: boolean },
): Promise<Page> {
  const { athleteId } = athlete;
  const sight = sightOf(guard, athlete);
  const card = presentCard(await findCardRow(trx, athleteId, sight), {
    isHeightVerified: isVerified(athlete, 'measurements', guard.now),
  });
  const badges = await listBadgesInEffect(trx, athleteId, guard.now);
  const height_badge = presentHeightBadge(badges, sight);
  const profile = isLocked ? null : await readProfile(trx, guard, athlete, { sight, badges });
  return { sight, card, height_badge, profile };
}

/** Two tabs of one coach are counted one after the other. */
export async function countedSubscription(
  trx: Transaction<DB>,
  { actor, now }: Guard,
): Promise<string | null> {
  return isCounted(actor) ? findCountedSubscription(trx, actor, now) : null;
}

async function countFor(
  trx: Transaction<DB>,
  viewer: SignedInActor,
  athleteId: string,
  now: Date,
): Promise<Opening | { locked: null; allowance: null }> {
  if (!isCounted(viewer)) return { locked: null, allowance: null };
  return takeFromAllowance(trx, viewer, athleteId, now);
}

async function readProfile(
  trx: Transaction<DB>,
  guard: Guard,
  athlete: AthleteFacts,
  { sight, badges }: { sight: Sight; badges: readonly BadgeInEffect[] },
): Promise<CompleteProfile> {
  const { athleteId } = guard.authorise('profile.open_complete', athlete);
  const verifiedSeasons = badges.flatMap(({ season_id }) => season_id ?? []);
  const seasonIds = { all: null, verified: verifiedSeasons, none: [] }[sight.seasons];
  const row = await findProfileRow(trx, athleteId, sight, seasonIds);
  const files = sees(sight, 'transcript') ? await listFiles(trx, athleteId) : [];
  return presentProfile(row, {
    sight,
    badges,
    transcript: files.find(({ kind }) => kind === 'transcript') ?? null,
  });
}

/**
 * A locked page shows the card alone, which tells no more than who somebody is. Season statistics belong to the measurements, and
 * a season may be verified before anything else of them is.
 */
function groupsShown(sight: Sight, profile: CompleteProfile | null): FieldGroup[] {
  if (!profile) return sees(sight, 'identity') ? ['identity'] : [];
  const hasSeasons = profile.seasons.seasons.length > 0;
  return FIELD_GROUPS.filter((group) => sees(sight, group) || (group === 'measurements' && hasSeasons));
}

/** The guard has let this person through by then, so somebody is signed in. */
function viewerOf({ actor }: Guard): SignedInActor {
  if (!isSignedIn(actor)) throw notFound();
  return actor;
}
