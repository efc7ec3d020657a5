/**
 * How much code and how many words a page may load, in kilobytes as the phone has to read them. A little above what they
 * are: a page that grows is seen here, and somebody decides. Fetch later what the first sight of a page does not need.
 */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EVERYWHERE, partName } from './src/i18n/message-parts.ts';

interface Budget {
  code: number;
  words: number;
}

const BUDGETS: Record<string, Budget> = {
  '/auth': { code: 880, words: 52 },
  '/dashboard': { code: 1060, words: 98 },
  '/search': { code: 1154, words: 86 },
  '/profile': { code: 1221, words: 78 },
};

export function checkBudgets(clientDir: string, modules: Record<string, string[]>): void {
  const [wordsFolder = ''] = globSync('assets/words-*', { cwd: clientDir });
  const sizeOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + statSync(join(clientDir, file)).size, 0) / 1024;
  const problems = Object.entries(BUDGETS).flatMap(([route, budget]) => {
    const words = [EVERYWHERE, partName(route)].map((part) => `${wordsFolder}/en/${part}.json`);
    const needs: Budget = { code: sizeOf(modules[route] ?? []), words: sizeOf(words) };
    console.log(
      `${route} loads ${needs.code.toFixed(0)} KB of code and ${needs.words.toFixed(0)} KB of words`,
    );
    return (['code', 'words'] as const)
      .filter((kind) => needs[kind] > budget[kind])
      .map((kind) => `${route} may load ${budget[kind]} KB of ${kind}`);
  });
  if (problems.length > 0) throw new Error(`${problems.join('; ')} (web/page-budgets.ts)`);
}
