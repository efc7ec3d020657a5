/**
 * Refuses words in code and documents that a newcomer stumbles over. People in Austin, Madrid and São Paulo read this
 * code: each rule says what to write instead.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { root } from './steps.mjs';

const RULES = [
  [/\bwhoever\b/gi, 'name the person: "the guardian who…", "people who…", "no matter who"'],
  [/\banew\b/gi, '"again", "rebuild", "renew", "reset"'],
  [/\bmend(?:s|ed|ing)?\b/gi, '"fix", "repair"'],
];

const PLACES = ['.', 'contracts', 'docs', 'e2e', 'lighthouse', 'scripts', 'server', 'web'];
const KINDS = new Set(['.css', '.html', '.js', '.md', '.mjs', '.svg', '.ts', '.tsx', '.yaml']);
/** Migrations never change once they have landed; articles are written by the rules of their language. */
const LEFT_OUT = new Set(
  ['server/migrations', 'web/content', 'web/dist', 'web/src/styles/fonts'].map(normalize),
);
/** The file that names the words. */
const OWN = join('scripts', 'check-words.mjs');

const problems = PLACES.flatMap((place) => filesIn(place, place !== '.'))
  .filter((file) => file !== OWN)
  .flatMap(problemsOf);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function filesIn(folder, isDeep) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isDeep && !isLeftOut(entry.name, path) ? filesIn(path, true) : [];
    return KINDS.has(extname(entry.name)) ? [path] : [];
  });
}

function isLeftOut(name, path) {
  return name === 'node_modules' || LEFT_OUT.has(path);
}

function problemsOf(file) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    RULES.flatMap(([word, instead]) =>
      [...line.matchAll(word)].map(([found]) => `${file}:${index + 1} says "${found}": write ${instead}`),
    ),
  );
}
