import { createHash } from 'node:crypto';
import { parseConsentDocument, requireCompleteConsent } from '@faircourt/contracts/consent-document';
import { CONSENT_KINDS, LOCALES, type ConsentKind } from '@faircourt/contracts/vocabulary';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { withClient } from '../../platform/database/scratch.ts';
import { readConsentDocuments } from './consent-document.files.ts';
import { publishConsentDocuments } from './consent-document.service.ts';

/** How many of each form there are. */
const VERSIONS: Record<ConsentKind, number> = {
  platform: 2,
  colleges: 2,
  transcript: 2,
  media: 2,
  summaries: 1,
};
const FORMS = CONSENT_KINDS.reduce((sum, kind) => sum + VERSIONS[kind], 0) * LOCALES.length;
let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await freshDatabase();
});
afterEach(() => fresh.drop());

function rows() {
  return fresh.db
    .selectFrom('consent_documents')
    .selectAll()
    .orderBy('kind')
    .orderBy('locale')
    .orderBy('version')
    .execute();
}

describe('publishing consent documents', () => {
  test('every form is there in every language, with the checksum of its very words', async () => {
    expect(await publishConsentDocuments(fresh.db)).toBe(FORMS);
    const events = await fresh.db
      .selectFrom('events')
      .select('id')
      .where('type', '=', 'consent_document.published')
      .execute();
    expect(events).toHaveLength(FORMS);
    const published = await rows();
    expect(published.map(({ kind, locale, version }) => `${kind} ${locale} ${version}`)).toEqual(
      CONSENT_KINDS.flatMap((kind) =>
        LOCALES.flatMap((locale) =>
          Array.from({ length: VERSIONS[kind] }, (_, before) => `${kind} ${locale} ${before + 1}`),
        ),
      ),
    );
    for (const { body, body_hash } of published) {
      expect(body_hash.equals(createHash('sha256').update(body).digest())).toBe(true);
    }
  });

  test('starting again, also several servers at once, changes nothing', async () => {
    await publishConsentDocuments(fresh.db);
    const before = await rows();
    const added = await Promise.all([1, 2, 3].map(() => publishConsentDocuments(fresh.db)));
    expect(added).toEqual([0, 0, 0]);
    expect(await rows()).toEqual(before);
  });

  test('servers that start at once on an empty database publish each form once', async () => {
    const added = await Promise.all([1, 2, 3].map(() => publishConsentDocuments(fresh.db)));
    expect(added.toSorted((a, b) => a - b)).toEqual([0, 0, FORMS]);
  });

  test.each(['body', 'title'] as const)(
    'a changed %s under the same version stops the start',
    async (part) => {
      await publishConsentDocuments(fresh.db);
      const before = await rows();
      const documents = (await readConsentDocuments()).map((document) =>
        document.kind === 'media' && document.locale === 'es'
          ? { ...document, [part]: `${document[part]} y algo más` }
          : document,
      );
      await expect(publishConsentDocuments(fresh.db, documents)).rejects.toThrow(
        'Published consent documents were changed: media.v1.es.md, media.v2.es.md.',
      );
      expect(await rows()).toEqual(before);
    },
  );

  test('a new version is added beside the old one, unless another text was changed along with it', async () => {
    const documents = await readConsentDocuments();
    await publishConsentDocuments(fresh.db, documents);
    const second = documents
      .filter(({ kind, version }) => kind === 'platform' && version === VERSIONS.platform)
      .map((document) => ({ ...document, version: document.version + 1, body: `${document.body}\n\nNew.` }));
    const tampered = documents.map((document, n) =>
      n === 0 ? { ...document, body: 'Other words' } : document,
    );
    await expect(publishConsentDocuments(fresh.db, [...tampered, ...second])).rejects.toThrow('were changed');
    expect(await rows()).toHaveLength(FORMS);
    expect(await publishConsentDocuments(fresh.db, [...documents, ...second])).toBe(3);
    expect(await rows()).toHaveLength(FORMS + 3);
  });
});

describe('a published document', () => {
  test('cannot be altered by the application, nor by the owner of the tables', async () => {
    await publishConsentDocuments(fresh.db);
    await expect(fresh.db.updateTable('consent_documents').set({ title: 'Other' }).execute()).rejects.toThrow(
      /permission denied/,
    );
    await expect(
      withClient(fresh.url, (owner) => owner.query(`update consent_documents set body = 'Other'`)),
    ).rejects.toThrow('a published consent document never changes');
  });

  test('cannot carry the checksum of other words', async () => {
    await expect(
      fresh.db
        .insertInto('consent_documents')
        .values({
          kind: 'media',
          version: 9,
          locale: 'en',
          title: 'T',
          body: 'B',
          body_hash: Buffer.alloc(32),
        })
        .execute(),
    ).rejects.toThrow('body_hash_is_of_body');
  });
});

describe('the files', () => {
  const SOURCE =
    '---\nkind: media\nversion: 1\nlocale: en\ntitle: Pictures: yes or no\ndate: 2026-11-15\n---\n\nWords.\n';

  test('a title may hold a colon, and the file’s line ends do not matter', () => {
    const expected = { title: 'Pictures: yes or no', body: 'Words.', version: 1 };
    expect(parseConsentDocument('media.v1.en.md', SOURCE)).toMatchObject(expected);
    expect(parseConsentDocument('media.v1.en.md', SOURCE.replaceAll('\n', '\r\n'))).toMatchObject(expected);
  });

  test.each([
    ['a name that differs from the content', 'media.v2.en.md', SOURCE, 'holds media v1 en'],
    ['no front matter', 'media.v1.en.md', 'Words.', 'has no front matter'],
    ['an unknown kind', 'media.v1.en.md', SOURCE.replace('media', 'magic'), 'kind'],
    ['no text', 'media.v1.en.md', SOURCE.replace('Words.', ''), 'body'],
  ])('a file with %s is refused', (_case, file, source, message) => {
    expect(() => parseConsentDocument(file, source)).toThrow(message);
  });

  test('a language or a version that is missing is named', async () => {
    const documents = await readConsentDocuments();
    const gaps = documents
      .filter(({ kind, locale }) => !(kind === 'colleges' && locale === 'es'))
      .map((document) =>
        document.kind === 'media' ? { ...document, version: document.version + 1 } : document,
      );
    expect(() => requireCompleteConsent(gaps)).toThrow(
      'Consent documents are missing: colleges.v1.es.md, colleges.v2.es.md, media.v1.en.md, media.v1.es.md, media.v1.pt-BR.md',
    );
  });
});
