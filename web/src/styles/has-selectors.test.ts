import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');

// With one rule in the style sheet that asks what a group or the whole document holds, Chromium looks at the whole document
// again whenever anything is added to it. Say it at the parent instead, as the prices do, or at the root, as bottom-bar.ts does.
it('has no class that asks what is inside a group', () => {
  const asking = globSync('**/*.tsx', { cwd: SRC }).filter((file) =>
    // Tailwind writes these as `:is(:where(.group):has(…) *)`.
    /\b(?:group|peer)-has-/.test(readFileSync(join(SRC, file), 'utf8')),
  );
  expect(asking).toEqual([]);
});

it('has no rule that asks what the document holds, but for printing', () => {
  const asking = globSync('**/*.css', { cwd: SRC, exclude: ['styles/print.css'] }).filter((file) =>
    /(?:root|html|body)[^\s{]*:has\(/.test(readFileSync(join(SRC, file), 'utf8')),
  );
  expect(asking).toEqual([]);
});
