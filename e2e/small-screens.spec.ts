/** The application on a phone. That no page scrolls sideways there is looked at together with axe. */
import { expect, test } from './journey.ts';
import { Shell } from './pages/shell.ts';
import { demoPerson, enterAs } from './people.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('on a phone the navigation, language and theme are in a sheet', async ({ page }) => {
  await enterAs(page, demoPerson('guardian'));
  const shell = new Shell(page);
  const open = page.getByRole('button', { name: 'Open navigation' });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Navigation' });
  await expect(sheet.getByLabel('Language')).toHaveValue('en');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await sheet.getByRole('link', { name: 'Settings' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(shell.heading).toHaveText('Settings');
  await expect(shell.heading).toBeFocused();
});
