/** Which words of the server are used: it names a letter, and its subject, texts and button follow; words of documents it names one by one. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMessageUses, type MessageUses } from './message-uses.ts';

const SERVER = join(import.meta.dirname, '../../../server/src');
/** Letters are named as in `age_${notice}`, single words as in `fact_group.${group}`. */
const ID_START = /^[a-z][a-z_]*[._]/;
const OF_LETTER = /\.(?:subject|text_\d+|button)$/;

export type ServerCatalogue = 'documents' | 'mail';

/** Where the words of each catalogue are named. */
const SOURCES: Record<ServerCatalogue, string[]> = {
  documents: [
    'features/billing/invoices/invoice-pdf.ts',
    'features/player-reports/pdf/*.ts',
    'features/support/consulting/quote-pdf.ts',
    'features/**/*-copy.ts',
    'features/rights/export/{archive,export.words,readable-page}.ts',
    'features/athletes/summary/{summary,comparison}.composer.ts',
    'features/lists/list-table.service.ts',
    'features/requests/contact-feed/*.ts',
    'athlete-tables/*.ts',
  ],
  mail: ['features/**/*.{mails,words}.ts', 'delivery/letter.ts'],
};

export function checkServerUses(ids: readonly string[], uses: readonly MessageUses[]): string[] {
  const strings = new Set(uses.flatMap((use) => [...use.strings]));
  const patterns = uses.flatMap((use) => use.patterns.map(({ pattern }) => pattern));
  const isNamed = (id: string) => strings.has(id) || patterns.some((pattern) => pattern.test(id));
  return ids
    .filter((id) => !isNamed(id) && !(OF_LETTER.test(id) && isNamed(id.replace(OF_LETTER, ''))))
    .map((id) => `"${id}" is used nowhere`);
}

export function readServerUses(catalogue: ServerCatalogue): MessageUses[] {
  return globSync(SOURCES[catalogue], { cwd: SERVER }).map((file) =>
    findMessageUses(file, readFileSync(join(SERVER, file), 'utf8'), ID_START),
  );
}
