/** Consent forms in three languages, and who signed or took back which of them for which athlete. */
import { createHash } from 'node:crypto';
import { CONSENT_KINDS, LOCALES, type ConsentKind, type Locale } from '@faircourt/contracts/vocabulary';
import { addDays } from '../calendar.ts';
import { CONSENT_TEXTS } from '../texts/consent.texts.ts';
import type { Athlete } from './athlete.builder.ts';
import { recordEvent } from './event.builder.ts';
import type { Person } from './person.builder.ts';
import type { World } from './world.ts';

export interface ConsentForms {
  readonly documentId: (kind: ConsentKind, locale: Locale) => string;
  /** Kind, athlete and guardian of what has been signed, so that nobody signs the same form twice. */
  readonly signed: Set<string>;
}

export function addConsentForms(world: World): ConsentForms {
  const publishedAt = addDays(world.now, -990);
  const ids = new Map<string, string>();
  for (const kind of CONSENT_KINDS) {
    for (const locale of LOCALES) {
      const { title, body } = CONSENT_TEXTS[kind][locale];
      const id = world.random.fork(`consent:${kind}:${locale}`).uuidAt(publishedAt);
      ids.set(`${kind}:${locale}`, id);
      world.rows.consent_documents.push({
        id,
        kind,
        version: 1,
        locale,
        title,
        body,
        body_hash: createHash('sha256').update(body).digest(),
        published_at: publishedAt,
      });
    }
  }
  return {
    signed: new Set(),
    documentId(kind, locale) {
      const id = ids.get(`${kind}:${locale}`);
      if (id === undefined) throw new Error(`No consent form ${kind} in ${locale}`);
      return id;
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
