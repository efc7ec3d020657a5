/** Who signed or took back which of them for which athlete. */
import {
  CONSENTS_TO_SHOW,
  type ConsentKind,
  type FieldGroup,
  type Locale,
} from '@faircourt/contracts/vocabulary';
import { CONSENTS_TO_RELEASE } from '../../access/rules/in-effect.ts';
import { consentSigned, consentWithdrawn } from '../../features/consent/consent.events.ts';
import type { Athlete } from './athlete.builder.ts';
import { recordEvent } from './event.builder.ts';
import type { Person } from './person.builder.ts';
import type { DemoBuild } from './demo-build.ts';

/** A published form: demo families sign the very documents that real ones do. */
export interface PublishedForm {
  readonly id: string;
  readonly kind: ConsentKind;
  readonly locale: Locale;
  readonly version: number;
  readonly bodyHash: Buffer;
}

export interface ConsentForms {
  readonly find: (kind: ConsentKind, locale: Locale) => PublishedForm;
  /** Kind, athlete and guardian of what has been signed, so that nobody signs the same form twice. */
  readonly signed: Set<string>;
}

export function takeConsentForms(published: readonly PublishedForm[]): ConsentForms {
  return {
    signed: new Set(),
    find(kind, locale) {
      const form = published.find((candidate) => candidate.kind === kind && candidate.locale === locale);
      if (!form) throw new Error(`The consent form ${kind} in ${locale} is not published`);
      return form;
    },
  };
}

/** Using Faircourt, and showing the record to colleges: without both a child under 13 is shown to nobody. */
export function signConsentsToShow(build: DemoBuild, forms: ConsentForms, signing: Signing): void {
  for (const kind of CONSENTS_TO_SHOW) signConsent(build, forms, { ...signing, kind });
}

/** Whatever a release of this group needs that has not been signed yet. */
export function signConsentsFor(
  build: DemoBuild,
  forms: ConsentForms,
  group: FieldGroup,
  signing: Signing,
): void {
  for (const kind of CONSENTS_TO_RELEASE[group]) signConsent(build, forms, { ...signing, kind });
}

interface Signing {
  readonly athlete: Athlete;
  readonly guardian: Person;
  readonly at: Date;
}

export function signConsent(
  build: DemoBuild,
  forms: ConsentForms,
  signing: Signing & { readonly kind: ConsentKind; readonly withdrawnAt?: Date },
): void {
  const { kind, athlete, guardian, at, withdrawnAt } = signing;
  const key = `${kind}:${athlete.person.email}:${guardian.email}`;
  if (forms.signed.has(key)) return;
  forms.signed.add(key);
  const random = build.random.fork(`signature:${key}`);
  const id = random.uuidAt(at);
  const form = forms.find(kind, guardian.locale);
  build.rows.consent_signatures.push({
    id,
    document_id: form.id,
    body_hash: form.bodyHash,
    athlete_id: athlete.id,
    guardian_user_id: guardian.userId,
    signed_name: guardian.name,
    signed_at: at,
    // Reserved for documentation by RFC 5737: the address can never be anybody's.
    ip_address: `203.0.113.${random.int(1, 254)}`,
    withdrawn_at: withdrawnAt ?? null,
    withdrawn_by: withdrawnAt ? guardian.userId : null,
  });
  const signed = { id, athlete_id: athlete.id, kind, version: form.version };
  const words = { document_id: form.id, body_hash: form.bodyHash };
  recordEvent(build, consentSigned({ ...signed, ...words }, guardian), at);
  if (withdrawnAt) recordEvent(build, consentWithdrawn(signed, 'withdrawn', guardian), withdrawnAt);
}
