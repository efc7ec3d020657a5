import type { LegalVersion } from '@faircourt/contracts/legal';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18nFor } from '../catalogues.ts';
import { legalDocument } from './legal-documents.ts';
import { textPages } from './legal.pages.tsx';

const VERSIONS: LegalVersion[] = [
  { version: 4, published: '2026-11-18', effective: '2026-11-18', changes: null },
  {
    version: 5,
    published: '2027-03-01',
    effective: '2027-04-01',
    changes: { en: ['More.'], es: ['Más.'], 'pt-BR': ['Mais.'] },
  },
];

/** The pages as a build of that day makes them: address and words. */
function builtOn(today: string): Record<string, string> {
  const documentOf = (_text: string, version: number) => {
    const document = legalDocument('privacy', 'en');
    const { effective = '' } = VERSIONS.find((one) => one.version === version) ?? {};
    return { ...document, data: { ...document.data, version, effective } };
  };
  const pages = textPages('privacy', 'en', { versions: VERSIONS, today, documentOf });
  const drawn = pages.map(({ slug, Component }) => {
    const html = renderToStaticMarkup(
      <I18nProvider i18n={i18nFor('en')}>
        <Component locale="en" />
      </I18nProvider>,
    );
    return [slug, html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')];
  });
  return Object.fromEntries(drawn) as Record<string, string>;
}

test('a text with one version has one address, and says nothing of others', () => {
  const pages = builtOn('2027-02-28');
  expect(Object.keys(pages)).toEqual(['/legal/privacy']);
  expect(pages['/legal/privacy']).not.toContain('What changes:');
});

test('the old version is shown as in force until the new one applies, and the new one as to come', () => {
  const pages = builtOn('2027-03-01');
  expect(Object.keys(pages)).toEqual(['/legal/privacy', '/legal/privacy/v4', '/legal/privacy/v5']);
  expect(pages['/legal/privacy']).toContain('Version 4');
  expect(pages['/legal/privacy']).toContain(
    'From April 1, 2027: version 5. Read version 5 What changes: More.',
  );
  expect(pages['/legal/privacy/v5']).toContain('Until April 1, 2027: version 4. Read version 4');
});

test('from its day on the new version has the plain address, and the old one can still be read', () => {
  const pages = builtOn('2027-04-01');
  expect(pages['/legal/privacy']).toContain('Version 5');
  expect(pages['/legal/privacy']).toContain('Until April 1, 2027: version 4. Read version 4');
  expect(pages['/legal/privacy/v4']).toContain('From April 1, 2027: version 5.');
});
