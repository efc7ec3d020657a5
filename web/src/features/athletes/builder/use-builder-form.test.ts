// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fakeServer, signInAs } from '../../../../test/fake-server.ts';
import { renderHook } from '../../../../test/render-hook.tsx';
import { useBuilderForm, type NoteUnsaved } from './use-builder-form.ts';

type Values = { city: string; bio: string };
const schema = z.strictObject({ city: z.string().min(1), bio: z.string().max(20) });
const toBody = (values: Values) => values;
const FIRST: Values = { city: 'Austin', bio: '' };

async function openForm({
  isFirstVisit = true,
  noteUnsaved,
}: { isFirstVisit?: boolean; noteUnsaved?: NoteUnsaved } = {}) {
  await signInAs(fakeServer(), 'athlete');
  if (isFirstVisit) sessionStorage.clear();
  const page = await renderHook(() => {
    const [saved, setSaved] = useState(FIRST);
    const options = { name: 'profile', schema, toBody, saved, ...(noteUnsaved && { noteUnsaved }) };
    return { ...useBuilderForm<Values, Values>(options), setSaved };
  });
  const type = (field: keyof Values, text: string) =>
    page.does(({ form }) => form.setValue(field, text, { shouldDirty: true, shouldValidate: true }));
  return { page, type };
}

test('what another tab saved flows into the fields that nobody is typing in', async () => {
  const { page, type } = await openForm();
  await type('bio', 'I shoot.');
  await page.does(({ setSaved }) => setSaved({ city: 'Madrid', bio: 'Old words.' }));
  expect(page.value.form.getValues()).toEqual({ city: 'Madrid', bio: 'I shoot.' });
});

test('a fault is said in words, at its field', async () => {
  const { page, type } = await openForm();
  await type('city', '');
  expect(page.value.errorOf('city')).toEqual(expect.any(String));
  expect(page.value.errorOf('bio')).toBeUndefined();
});

test('what was typed and not saved is there at the next visit, and can be thrown away', async () => {
  const first = await openForm();
  await first.type('bio', 'I shoot.');
  await first.page.leave();
  const { page } = await openForm({ isFirstVisit: false });
  expect(page.value.form.getValues('bio')).toBe('I shoot.');
  expect(page.value.isRestored).toBe(true);
  await page.does(({ discard }) => discard());
  expect(page.value.form.getValues()).toEqual(FIRST);
  expect(page.value.isRestored).toBe(false);
});

test('the page knows what would be lost, and no longer once it is saved', async () => {
  const noted: boolean[] = [];
  const { page, type } = await openForm({ noteUnsaved: (_form, discard) => noted.push(discard !== null) });
  await type('bio', 'I shoot.');
  expect(noted.at(-1)).toBe(true);
  await page.does(({ settle }) => settle({ city: 'Austin', bio: 'I shoot.' }));
  expect(noted.at(-1)).toBe(false);
});
