/**
 * How long each kind of notification asks its reader for something: while its row says so. What it asks no longer, because it
 * was done by any of those who may, was taken back, ended by itself, or is no longer this reader's, is settled for them.
 * Asked in the transaction of whatever happens in the chain that the notification names, and every hour for what the clock ends.
 */
import type { AskingTable } from './delivery/asking.ts';
import { asksOwner } from './features/billing/billing.asking.ts';
import { asksStaff } from './features/billing/seats/team.asking.ts';
import {
  asksAboutConflict,
  asksOtherGuardian,
  asksToBeLinked,
} from './features/guardian-links/links/link.asking.ts';
import { asksToBeListed } from './features/listing/suggestion.asking.ts';
import { asksModerators } from './features/moderation/item.asking.ts';
import { asksForBirthdate } from './features/releases/coming-of-age/doubt.asking.ts';
import { asksToTakeOver } from './features/releases/handover.asking.ts';
import { asksForDecision } from './features/requests/request.asking.ts';
import { asksAboutErasure } from './features/rights/erasure/erasure.asking.ts';
import { asksToBeFetched } from './features/rights/export/export.asking.ts';
import { asksFamily, asksForInvoice } from './features/support/consulting/consulting.asking.ts';
import { asksForAnswer, asksForRenewal } from './features/verification/news/check.asking.ts';

export const STILL_ASKS: AskingTable = {
  link_requested: asksToBeLinked,
  guardian_news: asksOtherGuardian,
  guardian_conflict: asksAboutConflict,
  guardianship_decided: asksForAnswer,
  guardianship_expiring: asksForRenewal,
  releases_offered: asksToTakeOver,
  listing_suggested: asksToBeListed,
  release_requested: asksForDecision,
  contact_requested: asksForDecision,
  verification_decided: asksForAnswer,
  verification_expiring: asksForRenewal,
  affiliation_decided: asksForAnswer,
  affiliation_expiring: asksForRenewal,
  age_notice: asksForBirthdate,
  erasure_news: asksAboutErasure,
  data_export: asksToBeFetched,
  team_news: asksStaff,
  billing_news: asksOwner,
  consulting_news: asksFamily,
  quote_accepted: asksForInvoice,
  safety_reported: asksModerators,
};
