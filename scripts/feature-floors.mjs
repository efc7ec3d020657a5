/**
 * How the features of the server stand on each other, read from their imports. Run by itself it holds the list of edges
 * to the code: an edge without an import, a way back, or too many of them fail. `npm run generate` draws the floors.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FEATURE_EDGES } from '../server/feature-edges.mjs';
import { TOLD_WITHOUT_EVENT } from '../server/told-without-event.mjs';

/** More than this, and features call each other to keep the world consistent, which is what consequences are for. */
const EDGES_MAX = 20;
const FEATURES = fileURLToPath(new URL('../server/src/features/', import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = [...findProblems(FEATURE_EDGES, readArrows()), ...findNeedlessExceptions()];
  for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length > 0) process.exit(1);
  console.log(`✔ ${FEATURE_EDGES.length} edges between features, all in use, none leads back\n`);
}

/** Each as `from to`. The rule that an import needs its edge is in .dependency-cruiser.mjs. */
function readArrows() {
  const arrows = new Set();
  for (const file of readdirSync(FEATURES, { recursive: true })) {
    if (!file.endsWith('.ts') || /\.test(-support)?\.ts$/.test(file)) continue;
    const from = file.split('/')[0];
    const text = readFileSync(join(FEATURES, file), 'utf8');
    for (const [, path] of text.matchAll(/from '(\.[^']+)'/g)) {
      const [to, ...rest] = relative(FEATURES, join(FEATURES, dirname(file), path)).split('/');
      if (to !== '..' && to !== from && rest.length > 0) arrows.add(`${from} ${to}`);
    }
  }
  return arrows;
}

function findProblems(edges, arrows) {
  const folders = readdirSync(FEATURES);
  const unknown = edges.flatMap(([from, to]) => [from, to]).filter((name) => !folders.includes(name));
  const problems = [...new Set(unknown)].map((name) => `There is no feature ${name}.`);
  for (const [from, to] of edges) {
    if (!arrows.has(`${from} ${to}`)) problems.push(`${from} does not import ${to}: drop the edge.`);
  }
  const back = findWayBack(edges);
  if (back) problems.push(`These features lead back to each other: ${back.join(' → ')}.`);
  if (edges.length > EDGES_MAX) problems.push(`There are ${edges.length} edges, more than ${EDGES_MAX}.`);
  return problems;
}

/** The rule that everybody else is told by a notice is in .dependency-cruiser.mjs. */
function findNeedlessExceptions() {
  const telling = readdirSync(FEATURES, { recursive: true }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      /delivery\/bell\.ts|send-mail\.job\.ts/.test(readFileSync(join(FEATURES, file), 'utf8')),
  );
  return TOLD_WITHOUT_EVENT.filter(([path]) => !telling.some((file) => file.startsWith(path))).map(
    ([path]) => `${path} tells nobody anything: drop it from server/told-without-event.mjs.`,
  );
}

function findWayBack(edges, path = []) {
  const starts = path.length === 0 ? [...new Set(edges.map(([from]) => from))] : nextOf(edges, path.at(-1));
  for (const name of starts) {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    const back = findWayBack(edges, [...path, name]);
    if (back) return back;
  }
  return null;
}

function nextOf(edges, name) {
  return edges.filter(([from]) => from === name).map(([, to]) => to);
}

/** A feature is one floor above the highest of those that it calls. */
function floorOf(edges, name) {
  return 1 + Math.max(-1, ...nextOf(edges, name).map((below) => floorOf(edges, below)));
}

/** For docs/architecture.md: the floors as a drawing, and the edges as a table. */
export function describeFloors() {
  const names = readdirSync(FEATURES).toSorted();
  const top = Math.max(...names.map((name) => floorOf(FEATURE_EDGES, name)));
  const floors = Array.from({ length: top + 1 }, (_, n) =>
    names.filter((name) => floorOf(FEATURE_EDGES, name) === top - n),
  );
  return [
    '```mermaid',
    'flowchart TD',
    '  app["main, runtime, app"] --> consequences',
    ...floors.flatMap((floor, n) => [
      `  subgraph floor${top - n}["features, floor ${top - n}"]`,
      ...floor.map((name) => `    ${name}`),
      '  end',
    ]),
    `  consequences --> floor${top}`,
    ...FEATURE_EDGES.map(([from, to]) => `  ${from} --> ${to}`),
    '  floor0 --> identity & delivery & uploads & athlete-tables --> access --> platform',
    '```',
    '',
    '| from | to | why |',
    '| --- | --- | --- |',
    ...FEATURE_EDGES.map(([from, to, why]) => `| ${from} | ${to} | ${why} |`),
  ].join('\n');
}
