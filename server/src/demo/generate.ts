/**
 * The demo data as plain rows: some three hundred athletes in twelve countries and everybody around them. Pure: the
 * same seed and moment give the same rows. No person, school, club, league or college in it exists.
 */
import { addCoaches } from './builders/coach.builder.ts';
import { takeConsentForms, type PublishedForm } from './builders/consent.builder.ts';
import { planContacts } from './builders/contact.builder.ts';
import { addDemoFamily } from './builders/demo-family.builder.ts';
import { addDemoFamilyStory } from './builders/demo-family-story.builder.ts';
import { inTimeOrder } from './builders/event.builder.ts';
import { addGuardianLinks } from './builders/guardian-link.builder.ts';
import { planGuardianships } from './builders/guardianship.builder.ts';
import { addInstitutions } from './builders/institution.builder.ts';
import { closeSomeCodes, openInvitationDesk } from './builders/invitation.builder.ts';
import { addNewFamily, letNewGuardianWait } from './builders/new-family.builder.ts';
import { addDemoFamilyNotifications, addNotifications } from './builders/notification.builder.ts';
import { addOffice } from './builders/office.builder.ts';
import { addPosts } from './builders/post.builder.ts';
import { addProfileViews } from './builders/profile-view.builder.ts';
import { planReleases } from './builders/release-plan.builder.ts';
import { addNewcomers, addRoster } from './builders/roster.builder.ts';
import { planVerifications } from './builders/verification-plan.builder.ts';
import type { World } from './builders/world.ts';
import { decideVideos } from './builders/video.builder.ts';
import type { WindowRule } from '../features/requests/contact/contact-window.ts';
import { emptyRows, type DemoRows } from './demo-rows.ts';
import { createRandom } from './random.ts';

export interface GenerateOptions {
  /** Ages, expiries and waiting times are counted from here. */
  readonly now: Date;
  /** One form of each kind and language, which the demo families sign. */
  readonly consentForms: readonly PublishedForm[];
  /** When coaches may ask: the demo coaches keep to it. */
  readonly contactRules: readonly WindowRule[];
  readonly seed?: string;
}

export function generateDemo({
  now,
  consentForms,
  contactRules,
  seed = 'faircourt',
}: GenerateOptions): DemoRows {
  const world: World = { now, random: createRandom(seed), rows: emptyRows(), contactRules };
  const office = addOffice(world);
  const coaches = addCoaches(world, office, addInstitutions(world));
  const desk = openInvitationDesk(world, office, coaches);
  const forms = takeConsentForms(consentForms);

  const demoFamily = addDemoFamily(world, desk, forms);
  addDemoFamilyStory(world, forms, office, coaches, demoFamily);

  const athletes = addRoster(world, desk);
  const endedLinks = addGuardianLinks(world, forms, athletes);
  planReleases(world, forms, coaches, athletes, endedLinks);
  planVerifications(world, office, athletes);
  planContacts(world, coaches, athletes);
  const newFamily = addNewFamily(world, desk, forms);
  planGuardianships(world, office, [demoFamily.athlete, demoFamily.sibling, ...athletes]);
  letNewGuardianWait(world, office, newFamily);
  decideVideos(world, [demoFamily.athlete, demoFamily.sibling, ...athletes]);
  addProfileViews(world, office, coaches, demoFamily, athletes);
  addNewcomers(world, desk);
  closeSomeCodes(world, desk);
  addNotifications(world);
  addDemoFamilyNotifications(world, coaches, demoFamily);
  addPosts(world, office);

  return { ...world.rows, events: inTimeOrder(world.rows.events) };
}
