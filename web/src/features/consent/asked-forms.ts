/** Which forms a family is asked for. */
import type { ConsentForm } from '@faircourt/contracts/consent-signing';
import { CONSENTS_TO_SHOW, NEEDED_CONSENTS, type ConsentKind } from '@faircourt/contracts/vocabulary';

/** Nobody is asked for the others. */
export function isNeeded(kind: ConsentKind): boolean {
  return NEEDED_CONSENTS.some((needed) => needed === kind);
}

/** Needed, and not signed by this reader's family in its newest words. */
export function isAskedFor({ kind, signatures, outdated }: ConsentForm): boolean {
  return isNeeded(kind) && (signatures.length === 0 || outdated !== null);
}

/** Without it nobody is shown, or an approval has no effect. The others open more, once a family wants it. */
export function isOptional(kind: ConsentKind, waitedFor: ReadonlySet<ConsentKind>): boolean {
  return !CONSENTS_TO_SHOW.some((needed) => needed === kind) && !waitedFor.has(kind);
}

/** A sitting is for these; a family adds the others by itself, or does without. */
export function isNeededToShow({ kind }: ConsentForm): boolean {
  return CONSENTS_TO_SHOW.some((needed) => needed === kind);
}
