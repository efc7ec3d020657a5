/** Where people go before and after signing in. */
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { demoPerson } from '../people/people.ts';

test('a signed-in person is sent on, never off the site; a signed-out person is sent to sign in and then to where they wanted', async ({
  page,
}) => {
  const auth = new AuthPage(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
  await page.goto('/search');
  await expect(page).toHaveURL('/auth?next=%2Fsearch');
  await page.goto('/settings?tab=sessions');
  await expect(page).toHaveURL('/auth?next=%2Fsettings%3Ftab%3Dsessions');
  await auth.signInAs(demoPerson('guardian'));
  await expect(page).toHaveURL('/settings?tab=sessions');
  for (const query of ['?mode=signup', '?next=https://example.com/', '?next=//example.com']) {
    await page.goto(`/auth${query}`);
    await expect(page).toHaveURL('/dashboard');
  }
});
