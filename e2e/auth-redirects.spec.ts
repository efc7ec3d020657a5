/** Where people go before and after signing in. */
import { expect, test } from './journey.ts';
import { AuthPage } from './pages/auth-page.ts';
import { demoPerson, enterAs } from './people.ts';

test('whoever has a session is sent on; whoever has none is sent to sign in and then to where they wanted', async ({
  page,
}) => {
  const auth = new AuthPage(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
  await page.goto('/settings?tab=sessions');
  await expect(page).toHaveURL('/auth?next=%2Fsettings%3Ftab%3Dsessions');
  await auth.signInAs(demoPerson('guardian'));
  await expect(page).toHaveURL('/settings?tab=sessions');
  await page.goto('/auth?mode=signup');
  await expect(page).toHaveURL('/dashboard');
});

test('a wish to go off the site after signing in is not followed', async ({ page }) => {
  await enterAs(page, demoPerson('guardian'), '/auth?next=https://example.com/');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/auth?next=//example.com');
  await expect(page).toHaveURL('/dashboard');
});
