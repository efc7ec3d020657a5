/** The consent forms as they lie in the repository; the web build shows the same files at /legal/consent. */
import { readdir, readFile } from 'node:fs/promises';
import {
  parseConsentDocument,
  requireCompleteConsent,
  type ConsentDocument,
} from '@faircourt/contracts/consent-document';

const CONSENT_FOLDER = new URL('../../../../legal/consent/', import.meta.url);

export async function readConsentDocuments(folder: URL = CONSENT_FOLDER): Promise<ConsentDocument[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).toSorted();
  const documents = await Promise.all(
    files.map(async (file) => parseConsentDocument(file, await readFile(new URL(file, folder), 'utf8'))),
  );
  requireCompleteConsent(documents);
  return documents;
}
