/**
 * What the product does when something happens. Every event has a row, and each row lists what follows in the same
 * transaction, in this order. Some things are done once before the commit, however many events ask for them. A
 * consequence may record an event of its own, as a badge that falls does; none leads back to where it came from.
 */
import type { EventOf, EventType, FaircourtEvent } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadManyAthleteFacts } from './access/facts/load-athlete-facts.ts';
import { publishChange } from './delivery/open-pages.ts';
import { keepPromise } from './features/athletes/builder/form-promise.service.ts';
import { hideProfile } from './features/athletes/builder/visibility.service.ts';
import { endConsentsOf } from './features/consent/consent-end.service.ts';
import {
  recomputeAffiliationOfAccount,
  recomputeAffiliationOfFact,
} from './features/institutions/affiliation-outcome.service.ts';
import { createCoach } from './features/institutions/coach.service.ts';
import { showLink } from './features/guardian-links/links/link-news.service.ts';
import { forgetDoubtNotice } from './features/releases/coming-of-age/doubt-notice.service.ts';
import { withdrawWithForm } from './features/releases/form-withdrawn.service.ts';
import { openThreadOf } from './features/requests/contact/reopened-contacts.service.ts';
import { listAthletesShownBy, refreshCards } from './features/search/cards/card.service.ts';
import {
  dropBadgeOfFile,
  dropBadgeOfSeason,
  dropBadgesOfAcademics,
  dropBadgesOfProfile,
  dropQuestionOfAge,
} from './features/verification/badges/edited-facts.ts';
import { dropGuardianship } from './features/verification/guardianship/guardianship-question.service.ts';
import { showVerification } from './features/verification/news/verification-news.service.ts';
import { giveBackClaimsIn, giveBackClaimsOf } from './features/verification/queue/lost-claim.service.ts';
import type { Consequences } from './platform/audit.ts';
import type { Clock } from './platform/clock.ts';
import type { DB } from './platform/database/schema.gen.ts';
import { publishLive } from './platform/live/live-hub.ts';

interface ConsequenceDeps {
  clock: Clock;
}

interface Context extends ConsequenceDeps {
  now: Date;
  /** Athletes whose search cards are made again before the commit. */
  cards: Set<string>;
  /** Athletes whose families have the page of the family open, or may have. */
  families: Set<string>;
}

type Consequence<Type extends EventType = EventType> = (
  trx: Transaction<DB>,
  event: EventOf<Type>,
  context: Context,
) => Promise<void> | void;

const NOTHING: readonly Consequence[] = [];

const CONSEQUENCES: { readonly [Type in EventType]: readonly Consequence<Type>[] } = {
  'athlete.created': [dropBadgesOfProfile, refreshCard],
  'athlete.updated': [dropBadgesOfProfile, refreshCard],
  'athlete.viewed': NOTHING,
  'athlete.age_doubted': [refreshCard],
  'athlete.age_doubt_ended': [dropQuestionOfAge, forgetDoubtNotice, refreshCard, showFamily],
  'athlete.locked_down': [hideProfile, refreshCard, showFamily],
  'athlete.lock_down_lifted': [refreshCard, showFamily],
  'academics.created': [dropBadgesOfAcademics, refreshCard],
  'academics.updated': [dropBadgesOfAcademics, refreshCard],
  'season.added': NOTHING,
  'season.updated': [dropBadgeOfSeason],
  'season.deleted': NOTHING,
  'video.added': [refreshCard],
  'video.deleted': [refreshCard],
  'video.restored': [refreshCard],
  'video.published': [refreshCard, showFamily],
  'video.unpublished': [refreshCard, showFamily],
  'video.forgotten': NOTHING,
  'file.stored': [dropBadgeOfFile, refreshCard],
  'file.deleted': [dropBadgeOfFile, refreshCard],
  'file.viewed': NOTHING,

  'family_code.renewed': NOTHING,
  'family_hold.began': [hideProfile, refreshCard, showFamily],
  'family_hold.lifted': [refreshCard, showFamily],
  'guardian_link.invited': NOTHING,
  'guardian_link.accepted': NOTHING,
  'guardian_link.agreed': [showLink],
  'guardian_link.activated': [refreshCard, showLink],
  'guardian_link.stated': [dropGuardianship, refreshCard, showFamily],
  'guardian_link.ended': [dropGuardianship, endConsentsOf, refreshCard, showLink],
  'consent.signed': [refreshCard, showFamily],
  'consent.withdrawn': [withdrawWithForm, keepPromise, refreshCard, showFamily],

  'release.requested': NOTHING,
  'release.approved': [refreshCard, showFamily],
  'release.declined': [refreshCard, showFamily],
  'release.withdrawn': [refreshCard, showFamily],
  'release.denial_withdrawn': [refreshCard, showFamily],
  'release.denial_passed_on': [refreshCard, showFamily],
  'release.taken_over': [refreshCard, showFamily],
  'release.passed_on': [refreshCard, showFamily],
  'release.kept': [refreshCard, showFamily],
  'release.closed': NOTHING,
  'contact.requested': NOTHING,
  'contact.approved': NOTHING,
  'contact.declined': NOTHING,
  'contact.withdrawn': NOTHING,
  'contact.blocked': NOTHING,
  'contact.taken_over': [openThreadOf, showFamily],
  'contact.passed_on': NOTHING,
  'block.created': [refreshCard, showFamily],
  'block.lifted': [refreshCard, showFamily],

  'verification.asked': [showVerification],
  'verification.answered': [showVerification],
  'verification.withdrawn': [recomputeAffiliationOfFact, refreshCardOfFact, showVerification],
  'verification.evidence_removed': [showVerification],
  'verification.claimed': [showVerification],
  'verification.released': [showVerification],
  'verification.opened': NOTHING,
  'verification.conflict_declared': [showVerification],
  'verification.verified': [recomputeAffiliationOfFact, refreshCardOfFact, showVerification],
  'verification.offered': [recomputeAffiliationOfFact, refreshCardOfFact, showVerification],
  'verification.more_asked': [recomputeAffiliationOfFact, refreshCardOfFact, showVerification],
  'verification.rejected': [recomputeAffiliationOfFact, refreshCardOfFact, showVerification],
  'verification.undone': [recomputeAffiliationOfFact, refreshCardOfFact, showVerification],
  'verification.accepted': [refreshCardOfFact, showVerification],
  'verification.declined': [showVerification],
  'verification.offer_lapsed': [showVerification],
  'verification.expired': [recomputeAffiliationOfFact, refreshCardOfFact, showVerification],
  'verification.dropped': [refreshCardOfFact, showVerification],

  'account.created': [createCoach],
  'account.updated': [refreshCardsOfRenamed],
  'account.status_changed': [giveBackClaimsOf, recomputeAffiliationOfAccount, refreshCardsOfAccount],
  // A guardian counts as confirmed from here on, and so do the releases that waited for it.
  'mailbox.proven': [refreshCardsOfAccount, showAccount],
  'password.changed': NOTHING,
  'password.reset_requested': NOTHING,
  'session.started': NOTHING,
  'session.ended': [signOutPages],
  'director.applied': NOTHING,
  'director.approved': [giveBackClaimsOf, showQueue],
  'directory.exported': NOTHING,
  'users.exported': NOTHING,

  'institution.named': NOTHING,
  'institution.email_proven': NOTHING,
  'institution.corrected': NOTHING,
  'institution.forgotten': NOTHING,

  'region.created': NOTHING,
  'region.updated': [giveBackClaimsIn],
  'region.deleted': NOTHING,
  'invitation.issued': NOTHING,
  'invitation.revoked': NOTHING,
  'contact_rule.added': NOTHING,
  'contact_rule.confirmed': NOTHING,
  'contact_rule.deleted': NOTHING,
  'consent_document.published': NOTHING,
  'message.reported': NOTHING,
  'post.created': NOTHING,
  'post.saved': NOTHING,
  'post.published': NOTHING,
  'post.archived': NOTHING,
  'post.deleted': NOTHING,
  'post.image_stored': NOTHING,
  'support.requested': NOTHING,
  'support.forgotten': NOTHING,
};

export function createConsequences(deps: ConsequenceDeps): Consequences {
  return {
    begin(trx) {
      const cards = new Set<string>();
      const families = new Set<string>();
      const under: EventType[] = [];
      let latest = new Date(0);
      return {
        async follow(event, at) {
          if (under.includes(event.type)) {
            throw new Error(`${event.type} leads back to itself: ${under.join(' → ')}`);
          }
          const now = at ?? deps.clock.now();
          if (now > latest) latest = now;
          under.push(event.type);
          await followAll(event.type, trx, event, { ...deps, now, cards, families });
          under.pop();
        },
        async finish() {
          await refreshCards(trx, [...cards], latest);
          await publishFamilies(trx, [...families]);
        },
      };
    },
  };
}

async function followAll<Type extends EventType>(
  type: Type,
  trx: Transaction<DB>,
  event: EventOf<Type>,
  context: Context,
): Promise<void> {
  for (const consequence of CONSEQUENCES[type]) await consequence(trx, event, context);
}

function refreshCard(_trx: Transaction<DB>, { chain: athleteId }: FaircourtEvent, { cards }: Context): void {
  cards.add(athleteId);
}

type FactEvent = EventOf<Extract<EventType, `verification.${string}`>>;

function refreshCardOfFact(trx: Transaction<DB>, event: FactEvent, context: Context): void {
  // Then the chain is an institution's, which has no card.
  if (event.data.fact_group !== 'institution') refreshCard(trx, event, context);
}

async function refreshCardsOfAccount(
  trx: Transaction<DB>,
  { chain: userId }: FaircourtEvent,
  { cards }: Context,
): Promise<void> {
  for (const athleteId of await listAthletesShownBy(trx, userId)) cards.add(athleteId);
}

async function refreshCardsOfRenamed(
  trx: Transaction<DB>,
  event: EventOf<'account.updated'>,
  context: Context,
): Promise<void> {
  if (event.data.fields.includes('name')) await refreshCardsOfAccount(trx, event, context);
}

function showFamily(
  _trx: Transaction<DB>,
  { chain: athleteId }: FaircourtEvent,
  { families }: Context,
): void {
  families.add(athleteId);
}

async function publishFamilies(trx: Transaction<DB>, athleteIds: readonly string[]): Promise<void> {
  if (athleteIds.length === 0) return;
  for (const { athleteId, userId, guardianUserIds } of (
    await loadManyAthleteFacts(trx, athleteIds)
  ).values()) {
    await publishChange(trx, { userIds: [userId, ...guardianUserIds], topic: 'family', id: athleteId });
  }
}

async function showAccount(trx: Transaction<DB>, { chain: userId }: FaircourtEvent): Promise<void> {
  await publishChange(trx, { userIds: [userId], topic: 'account' });
}

async function showQueue(trx: Transaction<DB>, { chain: userId }: FaircourtEvent): Promise<void> {
  await publishChange(trx, { userIds: [userId], topic: 'verifications' });
}

async function signOutPages(
  trx: Transaction<DB>,
  { chain: userId, data }: EventOf<'session.ended'>,
): Promise<void> {
  for (const sessionId of data.session_ids)
    await publishLive(trx, { userId, event: 'signed_out', sessionId });
}
