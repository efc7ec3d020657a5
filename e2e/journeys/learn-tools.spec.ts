/** The tools of the education hub: without an account, on a phone, by keyboard. */
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { expect, test } from '../product/journey.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
});

test('a reader asks by keyboard whether a coach may write, and reads the rule, its source and our doubts', async ({
  page,
}) => {
  await page.goto('/learn/parents/contact-requests');
  await page.getByRole('link', { name: 'May this coach write to me?' }).click();
  await expect(page).toHaveURL('/learn/tools/may-a-coach-write');

  await page.getByLabel('Your class').focus();
  await page.keyboard.type('2030');
  await page.keyboard.press('Tab');
  await page.keyboard.type('NCAA Division I');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Men');
  await page.getByLabel('On which day?').fill('2028-06-01');
  await page.getByLabel('On which day?').press('Enter');

  const answer = page.getByRole('heading', { name: 'Not yet' });
  await expect(answer).toBeFocused();
  const tool = page.getByRole('region', { name: 'May this coach write to me?' });
  await expect(tool).toContainText('from June 15, 2028 on');
  await expect(tool).toContainText('from June 1, 2028 to June 15, 2028');
  await expect(tool).toContainText('The newest of these sources is from August 1, 2023');
  await tool.getByRole('link', { name: /significance of the June 15 call day/ }).click();
  await expect(page.locator('#source-on2')).toBeInViewport();
  expect(await findBarriers(page, 'the answer', ON_A_PHONE)).toEqual([]);

  // Another day is another question: the old answer goes, and the address can be shared without it.
  await page.getByLabel('On which day?').fill('2028-06-15');
  await expect(answer).toBeHidden();
  await page.getByRole('button', { name: 'May they write?' }).click();
  await expect(page.getByRole('heading', { name: 'Yes, as far as we know' })).toBeFocused();
  await expect(page).toHaveURL('/learn/tools/may-a-coach-write?class=2030&division=ncaa_d1&program=men');
  await page.reload();
  await expect(page.getByLabel('Your class')).toHaveValue('2030');
});

test('where no rule is known the page says so, and a calendar out of reach keeps what was chosen', async ({
  page,
}) => {
  await page.goto('/es/learn/tools/may-a-coach-write?class=2030&division=njcaa&program=women');
  const ask = page.getByRole('button', { name: '¿Puede escribirme?' });
  await ask.click();
  await expect(page.getByRole('heading', { name: 'No lo sabemos' })).toBeFocused();

  await page.route('**/api/contact-answer?*', (route) => route.abort());
  await page.getByLabel('La división del entrenador').selectOption('NAIA');
  await ask.click();
  await expect(page.getByRole('status').filter({ hasText: 'No pudimos llegar al calendario' })).toBeVisible();
  await expect(page.getByLabel('La división del entrenador')).toHaveValue('naia');
});
