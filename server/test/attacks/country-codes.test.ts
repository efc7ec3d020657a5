/** No route takes two letters for a country that are none: found in the API document, so that a new route is too. */
import { COUNTRY_CODES, countryCodeSchema } from '@faircourt/contracts/countries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, startTestApp, type TestApp } from '../app/test-app.ts';
import { joinWithProfile } from '../records/uploads.ts';

interface Schema {
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
type Paths = Record<string, Record<string, Operation>>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('every route that takes a country takes it by the one schema of codes', async () => {
  const { body } = await app.call<{ paths: Paths }>('GET', '/api/openapi.json');
  const taken = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      inputsOf(path, operation).map(({ name, schema }) => ({ at: `${method} ${path} ${name}`, schema })),
    ),
  );
  expect(taken.map(({ at }) => at)).toEqual(
    expect.arrayContaining([
      'get /api/athletes country',
      'put /api/profile country_code',
      'get /api/countries/{code}/posts code',
    ]),
  );
  expect(taken.filter(({ schema }) => !takesOnlyCodes(schema)).map(({ at }) => at)).toEqual([]);
});

test('that schema knows the codes of the list, in any case, and no other two letters', () => {
  const known = new Set(COUNTRY_CODES);
  const letters = Array.from({ length: 26 }, (_, n) => String.fromCodePoint(65 + n));
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  const taken = pairs.filter((code) => countryCodeSchema.safeParse(code.toLowerCase()).success);
  expect(taken).toEqual(pairs.filter((code) => known.has(code)));
});

test('a code that was stored before codes were checked is still read, and refused at the next save', async () => {
  const { token, athleteId } = await joinWithProfile(app);
  await app.db.updateTable('athletes').set({ country_code: 'ZZ' }).where('id', '=', athleteId).execute();
  const read = await app.call<{ athlete: { country_code: string } }>('GET', '/api/profile', { token });
  expect([read.status, read.body.athlete.country_code]).toEqual([200, 'ZZ']);
  const saved = await app.call('PUT', '/api/profile', { token, body: { country_code: 'ZZ' } });
  expect(saved.status).toBe(422);
  expect(problemOf(saved).errors).toMatchObject([{ field: 'country_code', code: 'unknown_country' }]);
});

function inputsOf(path: string, { parameters = [], requestBody }: Operation) {
  const given = parameters.map(({ name, schema }) => ({ name, schema }));
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema));
  const isOfCountry = (name: string) =>
    /countr(y|ies)/.test(name) || (name === 'code' && path.includes('/countries/'));
  return [...given, ...bodies].filter(({ name }) => isOfCountry(name));
}

function fieldsOf(schema: Schema): { name: string; schema: Schema }[] {
  const own = Object.entries(schema.properties ?? {}).map(([name, inner]) => ({ name, schema: inner }));
  const inner = [...own.map((field) => field.schema), ...(schema.anyOf ?? [])];
  return [...own, ...inner.flatMap(fieldsOf), ...(schema.items ? fieldsOf(schema.items) : [])];
}

/** A country, a list of them, or one that may be left out. */
function takesOnlyCodes({ format, items, anyOf }: Schema): boolean {
  if (items) return takesOnlyCodes(items);
  if (anyOf) return anyOf.some(takesOnlyCodes);
  return format === 'country-code';
}
