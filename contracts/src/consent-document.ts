/**
 * Consent forms as the files under /legal/consent hold them: a few `key: value` lines, then the text that guardians
 * read and sign. The web build shows these files and the server publishes them, so both read them here.
 */
import { z } from 'zod';
import { CONSENT_KINDS, LOCALES, type ConsentKind, type Locale } from './vocabulary.ts';

const consentDocumentSchema = z.strictObject({
  kind: z.enum(CONSENT_KINDS),
  version: z.coerce.number().int().min(1),
  locale: z.enum(LOCALES),
  title: z.string().min(1),
  /** The day this version was written. */
  date: z.iso.date(),
  /** Markdown. What is hashed and signed, to the letter. */
  body: z.string().min(1),
});
export type ConsentDocument = z.infer<typeof consentDocumentSchema>;

const FORM = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Throws with the file's name: a form that cannot be read must stop a build or a start, not go missing. */
export function parseConsentDocument(file: string, source: string): ConsentDocument {
  const [, head, body] = FORM.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file}: has no front matter`);
  const fields = head.split('\n').map((line) => {
    const [, key, value] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (key === undefined) throw new Error(`${file}: "${line}" is not "key: value"`);
    return [key, value];
  });
  const parsed = consentDocumentSchema.safeParse({ ...Object.fromEntries(fields), body: body.trim() });
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { kind, version, locale } = parsed.data;
  if (file !== consentFile(kind, version, locale))
    throw new Error(`${file}: holds ${kind} v${version} ${locale}`);
  return parsed.data;
}

export function consentFile(kind: ConsentKind, version: number, locale: Locale): string {
  return `${kind}.v${version}.${locale}.md`;
}

/**
 * Every form in every language, without a gap between its versions: a guardian must be able to read, in their own
 * language, whatever they are asked to sign. Throws with all gaps at once.
 */
export function requireCompleteConsent(documents: readonly ConsentDocument[]): void {
  const present = new Set(documents.map(({ kind, version, locale }) => consentFile(kind, version, locale)));
  const missing = CONSENT_KINDS.flatMap((kind) => {
    const newest = newestVersion(documents, kind);
    const versions = Array.from({ length: Math.max(1, newest) }, (_, index) => index + 1);
    return versions.flatMap((version) => LOCALES.map((locale) => consentFile(kind, version, locale)));
  }).filter((file) => !present.has(file));
  if (missing.length > 0) throw new Error(`Consent documents are missing: ${missing.join(', ')}`);
}

/** 0 when there is none. */
export function newestVersion(documents: readonly ConsentDocument[], kind: ConsentKind): number {
  return Math.max(0, ...documents.filter((document) => document.kind === kind).map(({ version }) => version));
}
