// @vitest-environment happy-dom
import type { Locale } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { fakeServer, json, problem, signInAs } from '../../test/fake-server.ts';
import { renderHook, shownToasts, type RenderedHook } from '../../test/render-hook.tsx';
import { session } from '../api/session/session-client.ts';
import { useAccountLocale } from './use-account-locale.ts';

/** The words of a language are loaded first. */
async function choose(
  page: RenderedHook<ReturnType<typeof useAccountLocale>>,
  locale: Locale,
): Promise<void> {
  await page.does((account) => account.choose(locale));
  await expect
    .poll(async () => {
      await page.does(() => undefined);
      return page.value.locale;
    })
    .toBe(locale);
}

test('the language of the interface becomes the account’s', async () => {
  const server = fakeServer();
  const user = await signInAs(server, 'coach');
  server.on('PATCH /api/auth/user', () => json(200, { ...user, locale: 'es' }));
  const page = await renderHook(useAccountLocale);
  await choose(page, 'es');
  expect(server.bodies('PATCH /api/auth/user')).toEqual([{ locale: 'es' }]);
  expect(session.snapshot.session?.user.locale).toBe('es');
});

test('the interface switches although the account could not be changed, and that is said', async () => {
  const server = fakeServer();
  await signInAs(server, 'coach');
  server.on('PATCH /api/auth/user', () => problem(503, 'unavailable'));
  const page = await renderHook(useAccountLocale);
  await choose(page, 'pt-BR');
  expect(shownToasts()).toHaveLength(1);
});
