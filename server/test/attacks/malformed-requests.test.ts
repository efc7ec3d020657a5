/** Five thousand malformed requests made from the API document itself: whatever arrives, the answer is never a 500. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nearlyValid, type JsonSchema } from './nearly-valid.ts';
import { startTestApp, type Joined, type TestApp } from '../app/test-app.ts';

const REQUESTS = 5000;

let app: TestApp;
let person: Joined;
let athlete: Joined;
let operations: { method: string; url: string; schema: JsonSchema | undefined; takesFile: boolean }[];

beforeAll(async () => {
  app = await startTestApp();
  person = await app.join('coach', 'fuzz@example.test');
  // With a profile, so that what the builder is sent is really looked at.
  athlete = await app.join('athlete', 'fuzzed@example.test');
  await app.db.insertInto('athletes').values({ user_id: athlete.userId }).execute();
  const document = app.runtime.server.swagger() as {
    paths: Record<
      string,
      Record<string, { requestBody?: { content: Record<string, { schema: JsonSchema }> } }>
    >;
  };
  operations = Object.entries(document.paths)
    .flatMap(([url, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        url,
        schema: requestBody?.content['application/json']?.schema,
        takesFile: requestBody?.content['application/octet-stream'] !== undefined,
      })),
    )
    // An open stream answers 200 and never ends; its own test reads it.
    .filter(({ url }) => !url.endsWith('/stream'));
});
afterAll(() => app.close());

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\u0000',
    "'; drop table users; --",
    '../../etc/passwd',
    '%00',
    '\uD800',
    '😀'.repeat(50),
    'null',
    '-1',
    '1e999',
    '<script>',
  ),
);
const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  oddText,
  fc.constantFrom(
    null,
    -1,
    0,
    1e308,
    true,
    [],
    {},
    [[[[]]]],
    { __proto__: { admin: true } },
    'a'.repeat(5000),
  ),
);
const knownField = fc.constantFrom(
  'email',
  'password',
  'current_password',
  'token',
  'data',
  'name',
  'role',
  'locale',
  'invite_code',
  'plan',
  'type',
  'message',
  '__proto__',
  'constructor',
);
const body = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.dictionary(
      knownField,
      fc.oneof(oddValue, fc.dictionary(knownField, oddValue, { maxKeys: 4 })),
      { maxKeys: 5 },
    ),
  },
  { weight: 1, arbitrary: oddValue },
);
const request = fc.record({
  operation: fc.nat(),
  // Three in four bodies come from the schema of the route itself.
  isNearlyValid: fc.constantFrom(true, true, true, false),
  oddLeaf: fc.nat(),
  odd: oddValue,
  pathPart: oddText,
  query: fc.dictionary(fc.string({ maxLength: 8 }), oddText, { maxKeys: 2 }),
  payload: fc.oneof(
    { weight: 6, arbitrary: body.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: oddText },
    { weight: 1, arbitrary: fc.constantFrom('{', '{"email":', '[1,2', '"', '{"a":1}}', '\u0000') },
  ),
  contentType: fc.constantFrom(
    ...Array<string>(12).fill('application/json'),
    'application/json',
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data',
    'application/xml',
    'nonsense',
    '',
  ),
  authorization: fc.constantFrom(
    'none',
    'person',
    'athlete',
    'forged',
    'Bearer',
    'Basic YTpi',
    'Bearer \u00e9',
  ),
  kind: fc.option(fc.constantFrom('photo', 'transcript'), { nil: null }),
  file: fc
    .tuple(
      fc.constantFrom('', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\x10\0\0\0WEBPVP8 ', '%PDF-1.7', '<svg>'),
      fc.uint8Array({ maxLength: 400 }),
    )
    .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'latin1'), rest])),
  lastEventId: oddText,
});

test(
  `${REQUESTS} malformed requests give no 500 and always a problem document`,
  { timeout: 300_000 },
  async () => {
    const seen = new Map<number, number>();
    const failures: string[] = [];
    for (const sample of fc.sample(request, { numRuns: REQUESTS, seed: 20_251_115 })) {
      const operation = operations[sample.operation % operations.length];
      if (!operation) continue;
      // Signing in and out for real would end the session that the other requests use.
      const isSigningOut = operation.url === '/api/auth/sign-out' || operation.method === 'DELETE';
      const path = operation.url.replace(
        /\{\w+\}/g,
        (name) =>
          (name === '{kind}' && sample.kind) || encodeURIComponent(sample.pathPart.toWellFormed()) || 'x',
      );
      const query = new URLSearchParams(
        Object.entries(sample.query).map(([k, v]): [string, string] => [k.toWellFormed(), v.toWellFormed()]),
      );
      const tokens: Record<string, string> = {
        none: '',
        person: `Bearer ${person.token}`,
        athlete: `Bearer ${athlete.token}`,
        forged: `Bearer ${person.token}x`,
      };
      const token = tokens[sample.authorization] ?? sample.authorization;
      const isFile = operation.takesFile && sample.isNearlyValid;
      const payload = isFile
        ? sample.file
        : sample.isNearlyValid && operation.schema
          ? JSON.stringify(nearlyValid(operation.schema, sample.oddLeaf, sample.odd))
          : sample.payload;
      const contentType = isFile ? 'application/octet-stream' : sample.contentType;
      const answer = await app.runtime.server.inject({
        method: operation.method as 'GET',
        url: `${path}?${query.toString()}`,
        headers: {
          ...(token && !isSigningOut ? { authorization: token } : {}),
          ...(contentType ? { 'content-type': contentType } : {}),
          'last-event-id': encodeURIComponent(sample.lastEventId.toWellFormed()),
        },
        ...(operation.method === 'GET' ? {} : { payload }),
      });
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
      const isProblem =
        answer.statusCode < 400 ||
        String(answer.headers['content-type']).startsWith('application/problem+json');
      if (answer.statusCode >= 500 || !isProblem || /\bat .*\.ts:\d+/.test(answer.body)) {
        failures.push(
          `${operation.method} ${path} ${contentType} ${payload.slice(0, 200).toString()} → ${answer.statusCode} ${answer.body.slice(0, 200)}`,
        );
      }
    }
    expect(failures.slice(0, 5)).toEqual([]);
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
    // The mix must really be malformed, and some of it must reach the handlers.
    expect(seen.get(422) ?? 0).toBeGreaterThan(350);
    expect(seen.size).toBeGreaterThan(4);
  },
);
