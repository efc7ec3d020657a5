import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');

// Tailwind writes these as `:is(:where(.group):has(…) *)`. With one such rule in the style sheet, Chromium looks at the
// whole document again whenever anything is added to it. Say it at the parent instead, as the
// prices do.
it('has no class that asks what is inside a group', () => {
  const asking = globSync('**/*.tsx', { cwd: SRC }).filter((file) =>
    /\b(?:group|peer)-has-/.test(readFileSync(join(SRC, file), 'utf8')),
  );
  expect(asking).toEqual([]);
});
