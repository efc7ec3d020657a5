import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const TOKENS = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The steps that Tailwind would have. tokens.css replaces them with ours: any other one writes no rule at all. */
const STEP = /\b(text|rounded(?:-(?:[tblrse]|[tb][lr]|[se][se]))?|shadow)-(xs|sm|md|lg|\d?xl)(?![\w-])/g;
const KINDS: Record<string, string> = { text: 'text', rounded: 'radius', shadow: 'shadow' };

it('has no class of a size, corner or shadow that is not among the tokens', () => {
  const unknown = globSync('**/*.{ts,tsx,css}', { cwd: SRC }).flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(STEP)]
      .filter(([, utility = '', step]) => {
        const kind = KINDS[utility.split('-')[0] ?? ''];
        return !TOKENS.includes(`--${kind}-${step}:`);
      })
      .map(([name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
