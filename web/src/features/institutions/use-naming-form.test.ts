// @vitest-environment happy-dom
import type { Affiliation } from '@faircourt/contracts/institutions';
import { expect, test } from 'vitest';
import { fakeServer, json, problem, signInAs } from '../../../test/fake-server.ts';
import { renderHook, shownToasts } from '../../../test/render-hook.tsx';
import { useNamingForm } from './use-naming-form.ts';

const OAK = '018f0000-0000-7000-8000-0000000000d1';
// Only what the form starts with.
const unnamed = { institution: null, title: null, work_email: null } as Affiliation;

async function openForm() {
  const server = fakeServer();
  await signInAs(server, 'coach');
  sessionStorage.clear();
  let isNamed = false;
  const page = await renderHook(() => useNamingForm(unnamed, () => (isNamed = true)));
  const fill = () =>
    page.does(({ form }) => {
      form.setValue('institution_id', OAK, { shouldDirty: true });
      form.setValue('title', 'Assistant coach', { shouldDirty: true });
      form.setValue('work_email', ' ines@oak.edu ', { shouldDirty: true });
    });
  return { server, page, fill, isNamed: () => isNamed, name: () => page.does(({ name }) => name()) };
}

test('a coach names an institution with the address at work, without blanks around it', async () => {
  const { server, fill, name, isNamed } = await openForm();
  server.on('PUT /api/affiliation', () => json(200, { step: 'email_unproven', work_email: 'ines@oak.edu' }));
  await fill();
  await name();
  expect(server.bodies('PUT /api/affiliation')).toMatchObject([
    { institution_id: OAK, proposed: null, work_email: 'ines@oak.edu' },
  ]);
  expect(isNamed()).toBe(true);
  expect(shownToasts()).toHaveLength(1);
});

test('nothing chosen is said at the field and not sent', async () => {
  const { server, page, name } = await openForm();
  await name();
  expect(page.value.form.getFieldState('institution_id').error).toBeDefined();
  expect(server.calls).not.toContain('PUT /api/affiliation');
});

test('the very same as what is verified is said to be unchanged', async () => {
  const { server, page, fill, name } = await openForm();
  server.on('PUT /api/affiliation', () => problem(409, 'conflict'));
  await fill();
  await name();
  expect(page.value.failure).not.toBeNull();
  expect(page.value.form.getValues('title')).toBe('Assistant coach');
});

test('what was typed survives a reload until it is sent', async () => {
  const first = await openForm();
  await first.fill();
  await first.page.leave();
  const again = await renderHook(() => useNamingForm(unnamed, () => undefined));
  await again.does(() => undefined);
  expect(again.value.form.getValues('title')).toBe('Assistant coach');
});
