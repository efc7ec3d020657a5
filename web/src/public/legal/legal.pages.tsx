/** Terms, privacy notice and consent forms in one language, for the list of public pages. */
import {
  LEGAL_VERSIONS,
  legalVersionPath,
  NOTICED_TEXTS,
  versionsOn,
  type LegalVersion,
  type NoticedText,
} from '@faircourt/contracts/legal';
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { PageDefinition } from '../page.ts';
import { ConsentPage } from './consent-page.tsx';
import { legalDocument, legalPath, type LegalDocument, type LegalName } from './legal-documents.ts';
import { LegalPage } from './legal-page.tsx';
import { versionsAround } from './version-notice.tsx';

export function legalPages(locale: Locale): PageDefinition[] {
  const today = new Date().toISOString().slice(0, 10);
  const documentOf = (text: NoticedText, version: number) => {
    const isNewest = LEGAL_VERSIONS[text].at(-1)?.version === version;
    return legalDocument(text, locale, isNewest ? undefined : version);
  };
  const consent = legalDocument('consent', locale);
  return [
    ...NOTICED_TEXTS.flatMap((text) =>
      textPages(text, locale, { versions: LEGAL_VERSIONS[text], today, documentOf }),
    ),
    {
      ...definitionOf('consent', consent),
      slug: legalPath('consent'),
      Component: () => <ConsentPage document={consent} locale={locale} />,
    },
  ];
}

interface Published {
  versions: readonly LegalVersion[];
  today: string;
  documentOf: (text: NoticedText, version: number) => LegalDocument;
}

/** The version that applies has the plain address. As soon as there are several, each has one of its own, too. */
export function textPages(
  text: NoticedText,
  locale: Locale,
  { versions, today, documentOf }: Published,
): PageDefinition[] {
  const pageOf = ({ version }: LegalVersion, slug: string): PageDefinition => {
    const document = documentOf(text, version);
    const around = versionsAround(versions, version, today);
    return {
      ...definitionOf(text, document),
      slug,
      Component: () => <LegalPage name={text} document={document} locale={locale} around={around} />,
    };
  };
  const published = versions.filter((one) => one.published <= today);
  return [
    pageOf(versionsOn(versions, today).current, legalPath(text)),
    ...(published.length > 1 ? published.map((one) => pageOf(one, legalVersionPath(text, one.version))) : []),
  ];
}

function definitionOf(name: LegalName, { data }: LegalDocument) {
  return {
    name: 'legal' as const,
    title: { words: data.title },
    description: { words: data.description },
    islands: ['content/reading.island.ts'],
    lastModified: data.published,
  };
}
