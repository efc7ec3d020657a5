/** Which forms a family is asked for. */
import type { ConsentForm } from '@faircourt/contracts/consent-signing';
import type { ReleaseSwitch } from '@faircourt/contracts/family';
import {
  CONSENTS_TO_SHOW,
  NEEDED_CONSENTS,
  type ConsentKind,
  type FieldGroup,
} from '@faircourt/contracts/vocabulary';

/** By form: the groups that are approved and wait for it. */
export type WaitedFor = ReadonlyMap<ConsentKind, readonly FieldGroup[]>;

export function waitedForBy(switches: readonly ReleaseSwitch[]): WaitedFor {
  const approved = switches.filter(({ is_approved }) => is_approved);
  return new Map(
    NEEDED_CONSENTS.flatMap((kind) => {
      const waiting = approved.filter(({ missing_consents }) => missing_consents.includes(kind));
      const groups = [...new Set(waiting.map(({ field_group }) => field_group))];
      return groups.length > 0 ? [[kind, groups] as const] : [];
    }),
  );
}

/** Nobody is asked for the others. */
export function isNeeded(kind: ConsentKind): boolean {
  return NEEDED_CONSENTS.some((needed) => needed === kind);
}

/** Needed, and not signed by this reader's family in its newest words. */
export function isAskedFor({ kind, signatures, outdated }: ConsentForm): boolean {
  return isNeeded(kind) && (signatures.length === 0 || outdated !== null);
}

/** Without it nobody is shown, or an approval has no effect. The others open more, once a family wants it. */
export function isOptional(kind: ConsentKind, waitedFor: WaitedFor): boolean {
  return !CONSENTS_TO_SHOW.some((needed) => needed === kind) && !waitedFor.has(kind);
}

/** A sitting is for these, and for what an approval waits for; a family adds the others by itself, or does without. */
export function isNeededToShow({ kind }: Pick<ConsentForm, 'kind'>): boolean {
  return CONSENTS_TO_SHOW.some((needed) => needed === kind);
}
