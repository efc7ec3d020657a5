/** Who signed or took back which of them for which athlete. */
import type { ConsentKind, Locale } from '@faircourt/contracts/vocabulary';
import type { Athlete } from './athlete.builder.ts';
import { recordEvent } from './event.builder.ts';
import type { Person } from './person.builder.ts';
import type { World } from './world.ts';

/** A published form: demo families sign the very documents that real ones do. */
export interface PublishedForm {
  readonly id: string;
  readonly kind: ConsentKind;
  readonly locale: Locale;
}

export interface ConsentForms {
  readonly documentId: (kind: ConsentKind, locale: Locale) => string;
  /** Kind, athlete and guardian of what has been signed, so that nobody signs the same form twice. */
  readonly signed: Set<string>;
}

export function takeConsentForms(published: readonly PublishedForm[]): ConsentForms {
  return {
    signed: new Set(),
    documentId(kind, locale) {
      const form = published.find((candidate) => candidate.kind === kind && candidate.locale === locale);
      if (!form) throw new Error(`The consent form ${kind} in ${locale} is not published`);
      return form.id;
    },
  };
}

/** The two forms that stand before every release: using Faircourt, and showing the record to colleges. */
export function signPlatformConsents(
  world: World,
  forms: ConsentForms,
  athlete: Athlete,
  guardian: Person,
  at: Date,
): void {
  signConsent(world, forms, { kind: 'platform', athlete, guardian, at });
  signConsent(world, forms, { kind: 'colleges', athlete, guardian, at });
}

interface Signing {
  readonly kind: ConsentKind;
  readonly athlete: Athlete;
  readonly guardian: Person;
  readonly at: Date;
  readonly withdrawnAt?: Date;
}

export function signConsent(world: World, forms: ConsentForms, signing: Signing): void {
  const { kind, athlete, guardian, at, withdrawnAt } = signing;
  const key = `${kind}:${athlete.person.email}:${guardian.email}`;
  if (forms.signed.has(key)) return;
  forms.signed.add(key);
  const id = world.random.fork(`signature:${key}`).uuidAt(at);
  const documentId = forms.documentId(kind, guardian.locale);
  world.rows.consent_signatures.push({
    id,
    document_id: documentId,
    athlete_id: athlete.id,
    guardian_user_id: guardian.userId,
    signed_name: guardian.name,
    signed_at: at,
    withdrawn_at: withdrawnAt ?? null,
  });
  const event = { chain: athlete.id, actor: guardian, data: { signature_id: id, document_id: documentId } };
  recordEvent(world, { ...event, type: 'consent.signed', at });
  if (withdrawnAt) recordEvent(world, { ...event, type: 'consent.withdrawn', at: withdrawnAt });
}
