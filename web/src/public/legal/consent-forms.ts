/** The consent forms in force, from /legal/consent: the very words that the server stores and guardians sign. */
import { createHash } from 'node:crypto';
import {
  newestVersion,
  parseConsentDocument,
  requireCompleteConsent,
  type ConsentDocument,
} from '@faircourt/contracts/consent-document';
import { CONSENT_KINDS, type Locale } from '@faircourt/contracts/vocabulary';
import { renderMarkdown } from '../content/markdown.ts';

export type ConsentForm = ConsentDocument & { html: string; checksum: string };

const FILES = import.meta.glob<string>('../../../../legal/consent/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const CONSENT_DOCUMENTS: ConsentDocument[] = Object.entries(FILES).map(([path, source]) =>
  parseConsentDocument(path.replace(/^.*\//, ''), source),
);
requireCompleteConsent(CONSENT_DOCUMENTS);

export function consentFormsIn(locale: Locale): ConsentForm[] {
  return CONSENT_KINDS.flatMap((kind) => {
    const version = newestVersion(CONSENT_DOCUMENTS, kind);
    return CONSENT_DOCUMENTS.filter(
      (document) => document.kind === kind && document.locale === locale && document.version === version,
    ).map((document) => ({
      ...document,
      html: renderMarkdown(document.body, { locale }),
      checksum: createHash('sha256').update(document.body, 'utf8').digest('hex'),
    }));
  });
}
