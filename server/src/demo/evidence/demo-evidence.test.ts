import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConsentDocuments } from '../../features/consent/consent-document.files.ts';
import { publishConsentDocuments } from '../../features/consent/consent-document.service.ts';
import { openFileStore } from '../../platform/storage/file-store.ts';
import { sniffType } from '../../uploads/file-type.ts';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { demoOpening } from '../calendar.ts';
import { loadDemo } from '../load.ts';
import { storeDemoEvidence } from './demo-evidence.ts';
import { drawProtocol } from './measuring-protocol.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

let fresh: FreshDatabase;
let directory: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  directory = await mkdtemp(join(tmpdir(), 'faircourt-demo-'));
  await publishConsentDocuments(fresh.db, await readConsentDocuments(), demoOpening(NOW));
  await loadDemo(fresh.db, { now: NOW, hashPassword: (password) => Promise.resolve(password) });
});
afterAll(async () => {
  await fresh.drop();
  await rm(directory, { recursive: true });
});

test('the oldest questions of the demo queue come with a picture or a PDF', async () => {
  const files = await openFileStore({ kind: 'disk', directory });
  expect(await storeDemoEvidence({ db: fresh.db, files })).toBeGreaterThan(12);
  const rows = await fresh.db.selectFrom('evidence_files').selectAll().execute();
  expect(new Set(rows.map(({ content_type }) => content_type))).toEqual(
    new Set(['image/jpeg', 'application/pdf']),
  );
  for (const row of rows) {
    const content = await files.read(row.storage_key);
    const bytes = Buffer.concat((await content?.toArray()) ?? []);
    expect(sniffType(bytes)).toBe(row.content_type);
    expect(bytes).toHaveLength(row.bytes);
  }
});

test('a protocol is a picture that people can read', async () => {
  const picture = await drawProtocol({
    name: 'Íñigo Ávila',
    place: 'Club hall',
    on: '2026-11-05',
    values: { height_cm: 191.5, weight_kg: null },
  });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 840, height: 1000 });
});
