/** The signed copy, read back out of the PDF that leaves. */
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, problemOf, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { end, linkUp, type JoinedAthlete } from '../../../test/features/links.ts';
import { readConsentDocuments } from './consent-document.files.ts';
import { hashOf } from './consent-document.store.ts';
import { joinLinkedFamily, startAppWithForms } from '../../../test/features/consent.ts';
import { drawSignedCopy, type SignedCopy } from './signed-copy.ts';

const COPY: SignedCopy = {
  signatureId: '0190a0a0-0000-7000-8000-000000000001',
  title: 'A form',
  version: 3,
  locale: 'en',
  body: 'Some **bold** words.',
  bodyHash: hashOf('Some **bold** words.').toString('hex'),
  athleteName: 'Nia Bellweather',
  signedName: 'Maria Okafor',
  accountName: 'M. Okafor',
  signedAt: new Date('2026-11-15T12:34:56.000Z'),
  withdrawnAt: null,
  ipAddress: '192.0.2.7',
};

async function textOf(content: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true });
  return squeeze(text);
}

/** Lines end elsewhere in a PDF, and pages have numbers. */
function squeeze(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/(Page|Página) \d+ (of|de) \d+/g, '')
    .replaceAll(/\s+/g, '');
}

const FORMS = await readConsentDocuments();

describe('what is drawn', () => {
  test('says who signed what, when and from where', async () => {
    const text = await textOf(await drawSignedCopy(COPY));
    const facts = [
      'A form',
      'Consent form, version 3',
      'Nia Bellweather',
      'Maria Okafor',
      'M. Okafor',
      '2026-11-15 12:34:56 UTC',
      '192.0.2.7',
      COPY.bodyHash,
      COPY.signatureId,
    ];
    for (const fact of facts) expect(text).toContain(squeeze(fact));
    expect(text).not.toContain('Withdrawn');
    expect(text).not.toContain('**');
  });

  test('says that a signature was taken back', async () => {
    const withdrawnAt = new Date('2026-12-01T00:00:00.000Z');
    const text = await textOf(await drawSignedCopy({ ...COPY, withdrawnAt, ipAddress: null }));
    expect(text).toContain(squeeze('Withdrawn at (UTC) 2026-12-01 00:00:00 UTC'));
    expect(text).toContain('notrecorded');
  });

  test.each(FORMS)(
    'the published form $kind ($locale) is in its copy, word by word',
    async ({ title, body, version, locale }) => {
      const text = await textOf(await drawSignedCopy({ ...COPY, title, body, version, locale }));
      const words = body.replaceAll('**', '').replaceAll(/^(#+|-) /gm, (mark) => (mark === '- ' ? '• ' : ''));
      expect(text).toContain(squeeze(words));
      expect(text).toContain(squeeze(title));
    },
  );

  test.each([
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['Polish', 'Łukasz Żółć'],
    ['Cyrillic', 'Наталія Їжак'],
    ['Greek', 'Γιάννης Αντετοκούνμπο'],
    ['Armenian', 'Հայկ Սարգսյան'],
    ['Georgian', 'თორნიკე შენგელია'],
  ])('a %s name is drawn and can be read back', async (_script, name) => {
    const text = await textOf(await drawSignedCopy({ ...COPY, signedName: name, athleteName: name }));
    expect(text).toContain(squeeze(name));
  });

  test('a name in a script that the fonts lack is complete in the properties of the file', async () => {
    const content = await drawSignedCopy({ ...COPY, signedName: '王小明' });
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(content)));
    expect(info).toMatchObject({ Author: '王小明', Subject: 'Nia Bellweather', Title: 'A form' });
  });

  test('the same signature gives the same file', async () => {
    const [one, two] = [await drawSignedCopy(COPY), await drawSignedCopy(COPY)];
    expect(one.equals(two)).toBe(true);
  });
});

describe('who gets it', () => {
  let app: TestApp;
  let athlete: JoinedAthlete;
  let guardian: Joined;
  let signatureId: string;
  let linkId: string;
  beforeAll(async () => {
    app = await startAppWithForms();
    ({ athlete, guardian, linkId } = await joinLinkedFamily(app));
    const document = await app.db
      .selectFrom('consent_documents')
      .select('id')
      .where('kind', '=', 'media')
      .where('locale', '=', 'pt-BR')
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow();
    const { body } = await app.call<{ id: string }>('POST', '/api/consents', {
      token: guardian.token,
      body: {
        athlete_id: athlete.athleteId,
        document_id: document.id,
        signed_name: 'Maria Okafor',
        password: PASSWORD,
      },
    });
    signatureId = body.id;
  });
  afterAll(() => app.close());

  function download(person: Joined, id = signatureId) {
    return app.runtime.server.inject({
      method: 'GET',
      url: `/api/consents/${id}/copy.pdf`,
      headers: { authorization: `Bearer ${person.token}` },
    });
  }

  test('the signer downloads it in the language that was signed', async () => {
    const answer = await download(guardian);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="faircourt-consent-media-v2.pdf"',
      'cache-control': 'no-store',
    });
    const text = await textOf(answer.rawPayload);
    expect(text).toContain(squeeze('Termo de consentimento, versão 2'));
    expect(text).toContain(squeeze('Maria Okafor'));
    expect(text).toContain(squeeze('127.0.0.1'));
  });

  test('the athlete and another linked guardian get it; a stranger’s and nobody’s look alike', async () => {
    const other = await app.join('guardian');
    const before = await download(other);
    await linkUp(app, athlete, other, { agreedBy: guardian });
    for (const reader of [athlete, other]) {
      const copy = await download(reader);
      expect(copy.statusCode).toBe(200);
      // Where the signer was is the signer's own.
      const text = await textOf(copy.rawPayload);
      expect(text).toContain(squeeze('Maria Okafor'));
      expect(text).not.toContain('127.0.0.1');
      expect(text).not.toContain(squeeze('Do endereço de rede'));
    }
    const absent = await download(other, '0190a0a0-0000-7000-8000-000000000000');
    const shape = ({ statusCode, body }: typeof absent) => {
      const { request_id: _, ...problem } = problemOf({ body: JSON.parse(body) } as never);
      return { statusCode, problem };
    };
    expect(shape(before)).toEqual(shape(absent));
    expect(before.statusCode).toBe(404);
  });

  test('it stays the signer’s after the link has ended, with the name that was signed', async () => {
    await end(app, athlete, linkId);
    await app.db.updateTable('users').set({ name: 'New Name' }).where('id', '=', athlete.userId).execute();
    const answer = await download(guardian);
    expect(answer.statusCode).toBe(200);
    const text = await textOf(answer.rawPayload);
    expect(text).toContain('Testathlete');
    expect(text).not.toContain('NewName');
  });
});
