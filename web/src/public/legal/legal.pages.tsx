/** Terms, privacy notice and consent forms in one language, for the list of public pages. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { PageDefinition } from '../page.ts';
import { ConsentPage } from './consent-page.tsx';
import { LEGAL_NAMES, legalDocument, legalPath, type LegalName } from './legal-documents.ts';
import { LegalPage } from './legal-page.tsx';

export function legalPages(locale: Locale): PageDefinition[] {
  return LEGAL_NAMES.map((name) => legalDefinition(name, locale));
}

function legalDefinition(name: LegalName, locale: Locale): PageDefinition {
  const document = legalDocument(name, locale);
  const { title, description, date } = document.data;
  return {
    slug: legalPath(name),
    name: 'legal',
    title: { words: title },
    description: { words: description },
    Component: () =>
      name === 'consent' ? (
        <ConsentPage document={document} locale={locale} />
      ) : (
        <LegalPage name={name} document={document} locale={locale} />
      ),
    islands: ['content/reading.island.ts'],
    lastModified: date,
  };
}
