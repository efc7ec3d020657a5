import type { Institution } from '@faircourt/contracts/institutions';
import { expect, test } from 'vitest';
import { isNamingField, namingResolver, type NamingValues } from './naming-values.ts';

const KNOWN: Institution = {
  id: '018f0000-0000-7000-8000-0000000000a1',
  name: 'Harbor State College',
  kind: 'college',
  country_code: 'US',
  city: null,
  website: null,
  status: 'verified',
};
const EMPTY: NamingValues = {
  institution_id: null,
  known: null,
  search: '',
  isNew: false,
  proposed: { name: '', kind: 'club', country_code: '', city: '', website: '' },
  title: '',
  work_email: '',
};
const PERSON = { title: 'Head coach', work_email: ' dana@harbor.edu ' };

async function check(values: Partial<NamingValues>) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return namingResolver({ ...EMPTY, ...values }, undefined, options);
}

test('an institution of the list goes by its id', async () => {
  const { values } = await check({ ...PERSON, institution_id: KNOWN.id, known: KNOWN, search: KNOWN.name });
  expect(values).toEqual({
    institution_id: KNOWN.id,
    proposed: null,
    title: 'Head coach',
    work_email: 'dana@harbor.edu',
  });
});

test('a proposed one goes with what was typed; a website needs no https://, and an earlier choice does not count', async () => {
  const proposed = {
    name: 'Club Norte',
    kind: 'club',
    country_code: 'mx',
    city: '',
    website: 'norte.mx',
  } as const;
  const { values } = await check({
    ...PERSON,
    institution_id: KNOWN.id,
    known: KNOWN,
    isNew: true,
    proposed,
  });
  expect(values).toMatchObject({
    institution_id: null,
    proposed: { name: 'Club Norte', country_code: 'MX', city: null, website: 'https://norte.mx/' },
  });
});

test('a name typed and nothing chosen is named beside every other gap', async () => {
  const { errors } = await check({ search: 'Harbor', work_email: 'nobody' });
  expect(errors).toMatchObject({
    institution_id: { message: 'required' },
    title: { message: 'required' },
    work_email: { message: 'invalid_email' },
  });
});

test('what is missing of a new institution shows at its own fields', async () => {
  const { errors } = await check({ ...PERSON, isNew: true });
  expect(Object.keys(errors.proposed ?? {}).toSorted()).toEqual(['country_code', 'name', 'website']);
  expect(errors.institution_id).toBeUndefined();
});

test('only fields of this form take the server’s findings', () => {
  expect(['institution_id', 'proposed.name', 'work_email', 'title'].every(isNamingField)).toBe(true);
  expect(isNamingField('something')).toBe(false);
});
