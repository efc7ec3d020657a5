// @vitest-environment happy-dom
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { renderHook } from '../../../test/render-hook.tsx';
import { useCheckoutReturn } from './use-checkout-return.ts';

function open(path: string) {
  return renderHook(
    () => {
      const [isConfirming, setIsConfirming] = useState(true);
      return { wasBack: useCheckoutReturn(isConfirming), search: useLocation().search, setIsConfirming };
    },
    { path },
  );
}

test('the address says that one has paid until it is confirmed; the page goes on saying it', async () => {
  const page = await open('/dashboard/billing?checkout=done&tab=plan');
  expect(page.value).toMatchObject({ wasBack: true, search: '?checkout=done&tab=plan' });
  await page.does(({ setIsConfirming }) => setIsConfirming(false));
  expect(page.value).toMatchObject({ wasBack: true, search: '?tab=plan' });
});

test('who came from elsewhere has paid nothing', async () => {
  const page = await open('/dashboard/billing');
  expect(page.value.wasBack).toBe(false);
});
