// @vitest-environment happy-dom
import { proveEmailSchema } from '@faircourt/contracts/email-code';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { renderHook } from '../../test/render-hook.tsx';
import { ApiError } from './api-error.ts';
import { contractResolver, showFieldErrors } from './contract-resolver.ts';

const schema = z.strictObject({
  name: z.string().min(2),
  courses: z.array(z.object({ title: z.string().min(1) })),
});
type Values = { name: string; courses: { title: string }[] };
const resolver = contractResolver<Values, z.infer<typeof schema>>(schema, (values) => values);
const OPTIONS = { fields: {}, shouldUseNativeValidation: false } as const;

const openForm = () =>
  renderHook(() => useForm<Values>({ defaultValues: { name: '', courses: [{ title: '' }] } }));
const refusal = (...fields: string[]) =>
  new ApiError({
    code: 'validation_failed',
    status: 422,
    detail: '',
    fieldErrors: fields.map((field) => ({ field, code: 'too_small', message: '' })),
  });

test('a form finds what the server would find, at the same fields', async () => {
  const { errors } = await resolver({ name: 'M', courses: [{ title: '' }] }, undefined, OPTIONS);
  expect(errors).toMatchObject({
    name: { message: 'too_small' },
    courses: [{ title: { message: 'required' } }],
  });
});

test('a form without faults hands on the body of its call', async () => {
  const trimmed = contractResolver(proveEmailSchema, ({ code }: { code: string }) => ({ code: code.trim() }));
  expect(await trimmed({ code: ' 123456 ' }, undefined, OPTIONS)).toEqual({
    values: { code: '123456' },
    errors: {},
  });
});

test('what the server finds is shown at the fields of the form', async () => {
  const page = await openForm();
  let isShown: boolean | undefined;
  await page.does((form) => {
    isShown = showFieldErrors(form, refusal('name', 'other'), (path) => path === 'name');
  });
  expect(isShown).toBe(true);
  expect(page.value.getFieldState('name').error?.message).toBe('too_small');
});

test('a failure that names no field of the form is left to others', async () => {
  const page = await openForm();
  const shown: boolean[] = [];
  await page.does((form) => {
    shown.push(showFieldErrors(form, refusal('other'), (path) => path === 'name'));
    shown.push(showFieldErrors(form, new TypeError('no answer'), () => true));
  });
  expect(shown).toEqual([false, false]);
});
