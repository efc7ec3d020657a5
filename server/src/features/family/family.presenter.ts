/** One athlete's card on the family's page, every field named here. */
import { canLiftHold } from './lifted-hold.ts';
import type { Completeness } from '@faircourt/contracts/athletes';
import { findContactDetails } from '@faircourt/contracts/contact-details';
import type {
  ContactDetailNote,
  Family,
  FamilyAthlete,
  FamilyVideo,
  FamilyView,
  JoinedWith,
} from '@faircourt/contracts/family';
import type { Guardianship } from '@faircourt/contracts/guardianship';
import type { Video } from '@faircourt/contracts/videos';
import { NEEDED_CONSENTS } from '@faircourt/contracts/vocabulary';
import type { SignedInActor } from '../../access/engine/actor.ts';
import { adultOn, isAdult, isAgeDoubted, mayBeUnderConsentAge } from '../../access/rules/age.ts';
import { isSelf } from '../../access/rules/athlete.rules.ts';
import type { Guard } from '../../access/engine/guard.ts';
import { isHeld, isLockedDown, levelToDecide, mayApproveNothing } from '../../access/rules/guardian-level.ts';
import { whyAdminsAnswer } from '../../access/rules/guardian-link.rules.ts';
import { whyNotApprove } from '../../access/rules/release.rules.ts';
import { formsInPlace, isPaused, isWithoutSeasons, visibilityHold } from '../../access/rules/in-effect.ts';
import { isMinorThemself } from '../../access/rules/log.rules.ts';
import { linkFacts } from '../../access/facts/link-facts.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import type { FamilyReleases } from '../releases/family-releases.service.ts';
import { presentHandover, switchesOf } from '../releases/release-switch.ts';
import { presentLogEntry } from './family-log.service.ts';
import type { LogRow } from './family-log.store.ts';
import type { FamilyRow, JoiningRow, WaitingRow } from './family.store.ts';

export interface FamilyRecords {
  row: FamilyRow;
  athlete: AthleteFacts;
  decisions: FamilyReleases['decisions'];
  offered: FamilyReleases['offered'];
  lockDownEnds: FamilyReleases['lockDownEnds'];
  completeness: Completeness | null;
  views: FamilyView[];
  news: readonly LogRow[];
  guardianship: Guardianship | null;
  joining: readonly JoiningRow[];
  videos: readonly Video[];
}

export function presentFamilyAthlete(
  guard: Guard,
  reader: SignedInActor,
  {
    row,
    athlete,
    decisions,
    offered,
    lockDownEnds,
    completeness,
    views,
    news,
    guardianship,
    joining,
    videos,
  }: FamilyRecords,
): FamilyAthlete {
  const { now } = guard;
  const decides = guard.can('release.decide', athlete);
  const isDoubted = isAgeDoubted(athlete, now);
  const signed = formsInPlace(athlete, now);
  return {
    id: row.id,
    name: row.name,
    primary_position: row.primary_position,
    jersey_number: row.jersey_number,
    grad_year: row.grad_year,
    link_id: row.link_id,
    is_self: isSelf(reader, athlete),
    is_adult: isAdult(athlete, now),
    adult_on: row.birthdate === null ? null : adultOn(row.birthdate),
    may_be_under_13: mayBeUnderConsentAge(athlete, now),
    can_set_birthdate: !isSelf(reader, athlete) && guard.can('athlete.set_birthdate', athlete),
    decides,
    visibility: row.visibility,
    visibility_hold: visibilityHold(athlete, now),
    completeness: completeness?.percent ?? 0,
    next_step: completeness?.next ?? null,
    // A minor does not learn from a no which institution has asked.
    switches: switchesOf({ athlete, decisions, lockDownEnds, readerUserId: reader.userId, now }).filter(
      ({ institution, is_approved }) =>
        institution === null || is_approved || !isMinorThemself(reader, athlete, now),
    ),
    offered: guard.can('release.take_over', athlete) ? offered.map(presentHandover) : [],
    consents: NEEDED_CONSENTS.map((kind) => ({
      kind,
      is_signed: signed.includes(kind),
      is_outdated: signed.includes(kind) && row.outdated_consents.includes(kind),
    })),
    is_without_seasons: isWithoutSeasons(athlete, now),
    // What waits for this person. A minor does not learn of a coach's request before a guardian has approved it.
    open_requests: decides ? row.open_requests : 0,
    changes: news.map(presentLogEntry),
    last_visit: row.seen_at?.toISOString() ?? null,
    recent_views: views,
    videos: videos.map(presentFamilyVideo),
    contact_details: noteContactDetails(row, videos),
    other_guardians: row.other_guardians,
    conflicted_guardians: row.conflicted_guardians,
    guardianship,
    hold: presentHold(guard, row, athlete),
    locked_down: presentLockDown(guard, row, athlete),
    paused: presentPause(guard, row, athlete),
    age_doubts: isDoubted ? [...athlete.ageDoubts] : [],
    joined_with: row.joined_with && presentJoinedWith(row.joined_with),
    joining: joining.map((link) => presentJoining(guard, reader, athlete, link)),
  };
}

/** A link of the guardian who reads. The athlete is null while the athlete's own yes is missing. */
export function presentWaiting(link: WaitingRow, athlete: AthleteFacts | null): Family['waiting'][number] {
  return {
    link_id: link.link_id,
    athlete_name: link.athlete_name,
    since: link.since.toISOString(),
    waits_for: athlete === null ? 'athlete' : lastYesOf(link, athlete),
  };
}

function lastYesOf(link: WaitingRow, athlete: AthleteFacts): 'guardian' | 'faircourt' {
  return whyAdminsAnswer(linkFacts(link, athlete)) === null ? 'guardian' : 'faircourt';
}

function presentJoining(
  guard: Guard,
  reader: SignedInActor,
  athlete: AthleteFacts,
  link: JoiningRow,
): FamilyAthlete['joining'][number] {
  const { now } = guard;
  const facts = linkFacts(link, athlete);
  const mayAgree = guard.can('guardian_link.agree', facts);
  return {
    link_id: link.link_id,
    guardian_name: link.guardian_name,
    since: link.since.toISOString(),
    can_agree: mayAgree && whyNotApprove(athlete, reader.userId, levelToDecide(athlete, now), now) === null,
    awaits_admin: !mayAgree || whyAdminsAnswer(facts) !== null,
  };
}

function presentFamilyVideo(video: Video): FamilyVideo {
  const { id, title, url, description, provider, is_public, awaits_guardian } = video;
  return { id, title, url, description, provider, is_public, awaits_guardian };
}

/** In the athlete's own words, wherever they may be shown. */
function noteContactDetails({ name, bio }: FamilyRow, videos: readonly Video[]): ContactDetailNote[] {
  const notes: ContactDetailNote[] = [
    { field: 'name', video_id: null, video_title: null, kinds: findContactDetails(name) },
    { field: 'bio', video_id: null, video_title: null, kinds: findContactDetails(bio) },
    ...videos.map(({ id, title, description }) => ({
      field: 'video' as const,
      video_id: id,
      video_title: title,
      kinds: findContactDetails([title, description].join('\n')),
    })),
  ];
  return notes.filter(({ kinds }) => kinds.length > 0);
}

function presentJoinedWith(joined: JoinedWith): JoinedWith {
  const { issuer_name, issuer_role, institution_name, is_verified } = joined;
  return { issuer_name, issuer_role, institution_name, is_verified };
}

function presentLockDown(guard: Guard, row: FamilyRow, athlete: AthleteFacts): FamilyAthlete['locked_down'] {
  if (row.locked_at === null || !isLockedDown(athlete, guard.now)) return null;
  return {
    since: row.locked_at.toISOString(),
    by: row.locked_by_name,
    can_lift: guard.can('lock_down.lift', athlete),
  };
}

function presentPause(guard: Guard, row: FamilyRow, athlete: AthleteFacts): FamilyAthlete['paused'] {
  if (athlete.pause === null || !isPaused(athlete, guard.now)) return null;
  return {
    until: athlete.pause.until,
    by: row.paused_by_name,
    can_end: guard.can('listing.resume', athlete),
  };
}

function presentHold(guard: Guard, { held_at }: FamilyRow, athlete: AthleteFacts): FamilyAthlete['hold'] {
  if (held_at === null || !isHeld(athlete, guard.now)) return null;
  return {
    since: held_at.toISOString(),
    can_lift: canLiftHold(guard, athlete),
    can_approve: !mayApproveNothing(athlete, guard.now),
  };
}
