/** Asking for downloads and reading what is in them, for tests of who gets what. */
import type { DataExport, DataExportList } from '@faircourt/contracts/data-exports';
import { strFromU8, unzipSync } from 'fflate';
import { PASSWORD, type Answer, type TestApp } from '../app/test-app.ts';
import { seedGuardianship } from '../records/seeded-guardianship.ts';
import { drawSignedCopy } from '../../src/features/consent/signed-copy.service.ts';
import type { MakeExportDeps } from '../../src/features/rights/export/export.deps.ts';
import { systemClock, type Clock } from '../../src/platform/clock.ts';
import { openFileStore } from '../../src/platform/storage/file-store.ts';
import { MINORS_BIRTHDATE } from '../records/conversations.ts';

type Who = { token: string };

/** An athlete and a guardian who can both type a password. */
export async function joinFamilyWithPasswords(app: TestApp, birthdate = MINORS_BIRTHDATE) {
  const person = await app.join('athlete');
  const { id: athleteId } = await app.db
    .insertInto('athletes')
    .values({ user_id: person.userId, birthdate, visibility: 'public', bio: 'Plays the point' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const guardian = await joinLinkedGuardian(app, athleteId);
  return { athlete: { ...person, athleteId }, guardian };
}

export async function joinLinkedGuardian(app: TestApp, athleteId: string) {
  const guardian = await app.join('guardian');
  const between = { athleteId, guardianUserId: guardian.userId };
  await app.db
    .insertInto('guardian_links')
    .values({
      athlete_id: athleteId,
      guardian_user_id: guardian.userId,
      status: 'active',
      activated_at: new Date(0),
    })
    .execute();
  await seedGuardianship(app.db, between, 'verified');
  return guardian;
}

export function askForExport(
  app: TestApp,
  { token }: Who,
  athleteId?: string,
): Promise<Answer<DataExportList>> {
  const url = athleteId === undefined ? '/api/data-exports' : `/api/family/${athleteId}/data-exports`;
  return app.call<DataExportList>('POST', url, { token });
}

export async function exportsOf(app: TestApp, { token }: Who): Promise<DataExportList> {
  return (await app.call<DataExportList>('GET', '/api/data-exports', { token })).body;
}

/** Asks, and waits for the job. */
export async function readyExport(app: TestApp, who: Who, athleteId?: string): Promise<DataExport> {
  const asked = await askForExport(app, who, athleteId);
  if (asked.status !== 200) throw new Error(`Asking failed: ${JSON.stringify(asked.body)}`);
  const id = asked.body.exports.find(({ state }) => state === 'requested')?.id;
  for (let attempt = 0; attempt < 450; attempt++) {
    const wanted = (await exportsOf(app, who)).exports.find((one) => one.id === id);
    if (wanted && wanted.state !== 'requested') return wanted;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The download was never made');
}

export async function openExport(app: TestApp, { token }: Who, id: string, password = PASSWORD) {
  const answer = await app.runtime.server.inject({
    method: 'POST',
    url: `/api/data-exports/${id}/open`,
    headers: { authorization: `Bearer ${token}` },
    payload: { current_password: password },
  });
  return { status: answer.statusCode, content: answer.rawPayload, headers: answer.headers };
}

export interface Unpacked {
  paths: string[];
  bytes(path: string): Buffer;
  text(path: string): string;
  rows(part: string): Record<string, unknown>[];
  /** Every word in it, to look for what must not be there. */
  all: string;
}

export function unpack(content: Uint8Array): Unpacked {
  const files = unzipSync(content);
  const bytes = (path: string) => {
    const found = files[path];
    if (!found) throw new Error(`${path} is not in the archive: ${Object.keys(files).join(', ')}`);
    return Buffer.from(found);
  };
  const text = (path: string) => strFromU8(bytes(path));
  return {
    paths: Object.keys(files),
    bytes,
    text,
    rows: (part) => JSON.parse(text(`json/${part}.json`)) as Record<string, unknown>[],
    all: Object.keys(files).map(text).join('\n'),
  };
}

export async function downloadOf(app: TestApp, who: Who, athleteId?: string): Promise<Unpacked> {
  const { id } = await readyExport(app, who, athleteId);
  return unpack((await openExport(app, who, id)).content);
}

/** What the job works with, so that a test can be the job. */
export async function exportDeps(app: TestApp, clock: Clock = systemClock): Promise<MakeExportDeps> {
  return {
    db: app.db,
    clock,
    files: await openFileStore(app.config.files),
    drawSignedCopy: (signatureId, readerUserId) => drawSignedCopy(app.db, signatureId, readerUserId),
  };
}

/** A request that no job knows of. */
export async function requestedExport(app: TestApp, userId: string, athleteId: string | null = null) {
  const { id } = await app.db
    .insertInto('data_exports')
    .values({ user_id: userId, athlete_id: athleteId, requested_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
