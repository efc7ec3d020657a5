/** What is new for a coach, by the rules of the page and without SQL of search: what it shows now, held against the last look. */
import type { NewsKind } from '@faircourt/contracts/search-marks';
import { FIELD_GROUPS } from '@faircourt/contracts/vocabulary';
import { livePlan, type CoachActor } from '../../src/access/engine/actor.ts';
import type { AthleteFacts } from '../../src/access/facts/subjects.ts';
import { groupState } from '../../src/access/rules/athlete.rules.ts';
import { isReleasedTo } from '../../src/access/rules/in-effect.ts';
import { seasonReach } from '../../src/access/rules/season.rules.ts';
import { isReached, videoReach } from '../../src/access/rules/video.rules.ts';
import type { Database } from '../../src/platform/database/database.ts';

/** `athlete` as loadAthleteFacts has it: its releases come in the order of their ids. */
export async function newsReader(db: Database) {
  const releases = await db
    .selectFrom('releases')
    .select(['athlete_id', 'decided_at'])
    .where('status', '=', 'approved')
    // As the facts have them.
    .orderBy('id')
    .execute();
  const checks = await db
    .selectFrom('verifications')
    .select(['athlete_id', 'fact_group', 'decided_at', 'expires_at'])
    .where('status', '=', 'verified')
    .execute();
  const videos = await db.selectFrom('videos').selectAll().execute();
  const looks = await db.selectFrom('profile_views').selectAll().execute();
  const opens = await db.selectFrom('profile_opens').selectAll().execute();

  return (coach: CoachActor, athlete: AthleteFacts, now: Date): NewsKind[] => {
    const of = (row: { athlete_id: string | null }) => row.athlete_id === athlete.athleteId;
    const look = looks.find((row) => of(row) && row.viewer_user_id === coach.userId);
    if (!look) return [];
    const isSince = (moment: Date | null) => moment !== null && moment > look.first_viewed_at;
    const held = livePlan(coach, now);
    const isOpen =
      held?.plan === 'pro_scout' ||
      opens.some((row) => of(row) && row.subscription_id === held?.subscriptionId);
    const isSeen = (group: (typeof FIELD_GROUPS)[number]) =>
      groupState(coach, athlete, group, now) === 'visible';

    const decided = releases.filter(of);
    const before: AthleteFacts = {
      ...athlete,
      releases: athlete.releases.filter((_, n) => !isSince(decided[n]?.decided_at ?? null)),
    };
    const isNewlyReleased = FIELD_GROUPS.some(
      (group) =>
        group !== 'contact' &&
        (isOpen || group === 'identity') &&
        isReleasedTo(coach, athlete, group, now) &&
        !isReleasedTo(coach, before, group, now),
    );
    const newChecks = checks.filter(
      (row) => of(row) && isSince(row.decided_at) && row.expires_at !== null && row.expires_at > now,
    );
    const shownChecks = newChecks.filter(
      ({ fact_group }) =>
        fact_group === 'measurements' ||
        (isOpen &&
          ((fact_group === 'academics' && isSeen('academics')) ||
            (fact_group === 'transcript' && isSeen('transcript')) ||
            (fact_group === 'school' && isSeen('identity')))),
    );
    const hasSeason =
      isOpen &&
      seasonReach(coach, athlete, now) !== 'none' &&
      newChecks.some(({ fact_group }) => fact_group === 'season');
    const reach = videoReach(coach, athlete, now);
    const hasVideo =
      isOpen &&
      videos.some(
        (row) =>
          of(row) &&
          isSince(row.created_at) &&
          isReached(reach, { isPublic: row.is_public, publicBy: row.public_by }),
      );
    return [
      ...(shownChecks.length > 0 ? (['verification'] as const) : []),
      ...(hasSeason ? (['season'] as const) : []),
      ...(hasVideo ? (['video'] as const) : []),
      ...(isNewlyReleased ? (['release'] as const) : []),
    ];
  };
}
