/** /dashboard/institutions: an admin finds two entries that are one, corrects one, and two admins merge them. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { findBarriers, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { SafetyPage } from '../pages/safety-page.ts';
import { Shell } from '../pages/shell.ts';
import { anotherAdmin } from '../people/admins.ts';
import { demoPerson, enterAs } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';
import { askDatabase } from '../product/product.ts';

for (const { width, looks } of [
  { width: 360, looks: ON_A_PHONE },
  { width: 1440, looks: ON_A_DESK },
] as const) {
  test(`two admins merge two entries of one college at ${width} px`, async ({ page, openBrowser }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    const place = `Lakemont${randomUUID()
      .replaceAll(/[^a-f]/gu, '')
      .slice(0, 6)}`;
    const made = await askDatabase(
      z.object({ id: z.uuid() }),
      `insert into institutions (name, kind, country_code, status, email_domain)
       values ($1, 'college', 'CA', 'verified', $2), ($1, 'college', 'CA', 'verified', $2) returning id`,
      [`${place} College`, `${place.toLowerCase()}.example`],
    );
    expect(made).toHaveLength(2);
    const [goes, stays] = made.map(({ id }) => id);
    const second = await anotherAdmin(page.request, `Ragna ${place}`);

    await enterAs(page, demoPerson('admin'), '/dashboard/institutions');
    await expect(new Shell(page).heading).toHaveText('Institutions');
    await page.getByRole('searchbox', { name: 'Find an institution' }).fill(`${place} Colege`);
    await expect(page.getByText('Possible duplicate').first()).toBeVisible();
    expect(await findBarriers(page, 'the register of institutions', looks)).toEqual([]);

    await page.goto(`/dashboard/institutions/${goes}`);
    const card = page.getByRole('region', { name: 'Merge with another entry' });
    await card.getByRole('combobox', { name: 'The entry that stays' }).selectOption(stays ?? '');
    await expect(card).toContainText('Nobody sees more because of this');
    await card.getByRole('button', { name: 'Ask to merge' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Same address, same web page.');
    await dialog.getByRole('button', { name: 'Ask a second admin' }).dblclick();
    await expect(new Shell(page).message('Nothing happens until another admin confirms')).toBeVisible();
    expect(await findBarriers(page, 'an institution that waits to be merged', looks)).toEqual([]);

    const theirs = await openBrowser({ viewport: { width, height: 800 } });
    await enterAs(theirs, second, '/dashboard/confirmations');
    const row = new SafetyPage(theirs).row('Waiting for a second admin', `${place} College`);
    await row.getByRole('button', { name: /^Confirm/ }).click();
    const decision = theirs.getByRole('dialog');
    await decision.getByRole('textbox').fill('I called them.');
    await decision.getByRole('button', { name: 'Confirm' }).click();
    await expect(new Shell(theirs).message('Confirmed and done')).toBeVisible();

    await page.reload();
    await expect(page.getByText('This entry was merged.')).toBeVisible();
  });
}
