/** Emails in Spanish say tú to everybody, and use the words of the interface. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FEATURES = join(import.meta.dirname, '../src/features');
const OTHER_VOICE =
  /\busted\b|\bdeportistas?\b|\bdistintivos?\b|\b[Ee]xpediente\b|\bfila\b|\bRecibe este\b|\bSus? (?:cuenta|solicitud|institución|prueba|regiones|código|cola)\b/u;

test('no email in Spanish says usted, or another word than the interface does', () => {
  const files = globSync('**/*.{mails,words}.ts', { cwd: FEATURES });
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    spanishLines(readFileSync(join(FEATURES, file), 'utf8'))
      .filter((line) => OTHER_VOICE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

/** Each block or line that `es:` opens ends where Portuguese begins. */
function spanishLines(source: string): string[] {
  let isSpanish = false;
  return source.split('\n').filter((line) => {
    if (/^\s+es:/.test(line)) isSpanish = true;
    else if (/^\s+'pt-BR':/.test(line)) isSpanish = false;
    return isSpanish;
  });
}
