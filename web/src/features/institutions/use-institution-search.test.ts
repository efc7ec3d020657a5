// @vitest-environment happy-dom
import type { Affiliation, NameInstitution } from '@faircourt/contracts/institutions';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { fakeServer, json, signInAs } from '../../../test/fake-server.ts';
import { renderHook } from '../../../test/render-hook.tsx';
import { namingValuesOf, type NamingValues } from './naming-values.ts';
import { useInstitutionSearch } from './use-institution-search.ts';
import type { NamingForm } from './use-naming-form.ts';

const oak = { id: '018f0000-0000-7000-8000-0000000000d1', name: 'Oak College', city: 'Austin' };
const elm = { id: '018f0000-0000-7000-8000-0000000000d2', name: 'Elm College', city: 'Reno' };
// Only what the form starts with.
const NOTHING_NAMED = namingValuesOf({ institution: null, title: null, work_email: null } as Affiliation);
// The hook reads the key and keeps the browser from moving the cursor.
const press = (key: string) => ({ key, preventDefault: () => undefined }) as KeyboardEvent;
const typed = (value: string) => ({ target: { value } }) as ChangeEvent<HTMLInputElement>;

async function openField() {
  const server = fakeServer();
  await signInAs(server, 'coach');
  server.on('GET /api/institutions', () => json(200, { institutions: [oak, elm] }));
  const page = await renderHook(() => {
    const form: NamingForm = useForm<NamingValues, unknown, NameInstitution>({
      defaultValues: NOTHING_NAMED,
    });
    return { form, search: useInstitutionSearch(form) };
  });
  const type = async (text: string) => {
    await page.does(({ search }) => search.input.onChange(typed(text)));
    await expect
      .poll(async () => {
        await page.does(() => undefined);
        return page.value.search.choices.isSearching;
      })
      .toBe(false);
  };
  return {
    server,
    page,
    type,
    key: (key: string) => page.does(({ search }) => search.input.onKeyDown(press(key))),
  };
}

test('the arrows go round the options, the last of which proposes what is not listed', async () => {
  const { page, type, key } = await openField();
  await type('coll');
  expect(page.value.search.choices.options).toEqual([oak, elm, 'propose']);
  const active: (string | null)[] = [];
  for (const arrow of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await key(arrow);
    active.push(page.value.search.choices.activeKey);
  }
  expect(active).toEqual([oak.id, elm.id, 'propose', oak.id, 'propose']);
});

test('Enter takes the option, and its institution is what is named', async () => {
  const { page, type, key } = await openField();
  await type('coll');
  await key('ArrowDown');
  await key('Enter');
  expect(page.value.form.getValues()).toMatchObject({ institution_id: oak.id, search: 'Oak College' });
  expect(page.value.search.choices.isListed).toBe(false);
});

test('typing on takes the choice back', async () => {
  const { page, type, key } = await openField();
  await type('coll');
  await key('ArrowDown');
  await key('Enter');
  await type('Oak Colleg');
  expect(page.value.form.getValues('institution_id')).toBeNull();
});

test('Escape closes the list and leaves what was typed', async () => {
  const { page, type, key } = await openField();
  await type('coll');
  await key('Escape');
  expect(page.value.search.choices.isListed).toBe(false);
  expect(page.value.form.getValues('search')).toBe('coll');
});

test('an institution that is not listed is proposed with the words typed so far', async () => {
  const { page, type } = await openField();
  await type('Pine College');
  await page.does(({ search }) => search.propose());
  expect(page.value.form.getValues()).toMatchObject({ isNew: true, proposed: { name: 'Pine College' } });
});

test('one letter asks for nothing', async () => {
  const { server, page, type } = await openField();
  await type('c');
  expect(page.value.search.choices.isListed).toBe(false);
  expect(server.calls.filter((call) => call.includes('institutions'))).toEqual([]);
});
