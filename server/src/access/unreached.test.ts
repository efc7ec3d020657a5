import { expect, test } from 'vitest';
import { ACTIONS } from './actions.ts';
import {
  productSources,
  unreachedActions,
  unreachedExports,
  type Sources,
} from '../../test/access/unreached.ts';

const product = productSources(`${import.meta.dirname}/..`);

test('every action is named by a route or asked of the guard', { timeout: 300_000 }, () => {
  expect(unreachedActions(product, Object.keys(ACTIONS))).toEqual([]);
});

test(
  'every scope, rule and loader is reached by the product, not by tests alone',
  { timeout: 300_000 },
  () => {
    expect(unreachedExports(product, ['engine', 'facts', 'holding', 'rules', 'scopes'])).toEqual([]);
  },
);

test('an action that nobody asks for is found, also when an event of the log is called the same', () => {
  const sources = sourcesOf({
    'features/some.events.ts': `export const event = { type: 'nobody.asks' };`,
    'features/some.routes.ts': `export const config = { action: 'athlete.open' };`,
  });
  expect(unreachedActions(sources, ['athlete.open', 'nobody.asks'])).toEqual(['nobody.asks']);
});

test('a scope that only another unreached scope asks is found together with it', () => {
  const lost = {
    'access/scopes/lost.scope.ts': `export function outer() { return inner(); }
      export function inner() { return null; }`,
  };
  expect(unreachedExports(sourcesOf(lost), ['scopes'])).toEqual([
    'scopes/lost.scope.ts outer',
    'scopes/lost.scope.ts inner',
  ]);
  const asking = { 'features/asking.ts': `import { inner } from '../access/scopes/lost.scope.ts';` };
  expect(unreachedExports(sourcesOf({ ...lost, ...asking }), ['scopes'])).toEqual([
    'scopes/lost.scope.ts outer',
  ]);
});

function sourcesOf(files: Record<string, string>): Sources {
  return { files: new Map(Object.entries(files)) };
}
