/** Which words of the mails are used: the server names a letter, and its subject, texts and button follow from that. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMessageUses, type MessageUses } from './message-uses.ts';

const SERVER = join(import.meta.dirname, '../../../server/src');
/** Letters are named as in `age_${notice}`, single words as in `fact_group.${group}`. */
const ID_START = /^[a-z][a-z_]*[._]/;
const OF_LETTER = /\.(?:subject|text_\d+|button)$/;

export function checkMailUses(ids: readonly string[], uses = readMailUses()): string[] {
  const strings = new Set(uses.flatMap((use) => [...use.strings]));
  const patterns = uses.flatMap((use) => use.patterns.map(({ pattern }) => pattern));
  const isNamed = (id: string) => strings.has(id) || patterns.some((pattern) => pattern.test(id));
  return ids
    .filter((id) => !isNamed(id) && !(OF_LETTER.test(id) && isNamed(id.replace(OF_LETTER, ''))))
    .map((id) => `"${id}" is used nowhere`);
}

function readMailUses(): MessageUses[] {
  return globSync(['features/**/*.{mails,words}.ts', 'delivery/letter.ts'], { cwd: SERVER }).map((file) =>
    findMessageUses(file, readFileSync(join(SERVER, file), 'utf8'), ID_START),
  );
}
