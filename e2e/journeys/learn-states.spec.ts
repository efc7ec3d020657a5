/** High-school NIL by state: found on a map, in a table and by name, on a phone and by keyboard. */
import { findBarriers, PHONE_BY_DAY } from '../checks/accessibility.ts';
import { expect, test } from '../product/journey.ts';

const MAP = '/learn/tools/high-school-nil';

test('a reader filters the states without a request, opens one and reads the answer, its source and what is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/learn/eligibility/high-school-state-rules');
  await page.getByRole('link', { name: 'High school NIL by state: map and rules' }).click();
  await expect(page).toHaveURL(MAP);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  const status = page.getByRole('status').filter({ hasText: 'of 51 states' });
  await expect(status).toHaveText('51 of 51 states');
  await page.getByLabel('Only states with a deadline to report').check();
  await expect(status).toHaveText('6 of 51 states');
  await page.getByLabel('State or association').fill('ghsa');
  await expect(status).toHaveText('1 of 51 states');
  await expect(page).toHaveURL(`${MAP}?q=ghsa&deadline=yes`);
  await expect(page.getByRole('row', { name: /^Georgia GHSA/ })).toContainText('Within 7 days');
  await expect(page.getByRole('row', { name: /^Texas UIL/ })).toBeHidden();
  await expect(page.getByRole('link', { name: /^TX, Texas/ })).toBeHidden();
  expect(requests).toEqual([]);

  await page.getByRole('link', { name: /^GA, Georgia: Allowed/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Georgia: high school NIL rules' })).toBeVisible();
  const article = page.getByRole('article');
  await expect(article).toContainText(
    'may earn from NIL, with limits. Tell the principal or the athletic director within 7 days',
  );
  await expect(article).toContainText('We read the rule or the law itself.');
  await expect(page.getByRole('region', { name: 'What we don’t know yet' })).toContainText('GHSA');
  await expect(page.getByRole('link', { name: /Appendix N, guidelines/ })).toHaveAttribute(
    'href',
    /ghsa\.net/,
  );
});

test('the keyboard enters the map once and moves over it with the arrow keys', async ({ page }) => {
  await page.goto(`${MAP}?status=not_allowed`);
  await expect(page.getByRole('status').filter({ hasText: 'of 51 states' })).toHaveText('6 of 51 states');
  await page.getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip the map' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^WY, Wyoming: Not allowed/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('link', { name: /^TX, Texas: Not allowed. Our sources disagree/ }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${MAP}/texas`);
  await expect(page.getByRole('article')).toContainText('treat NIL pay as not allowed, at any age');
});

test('states whose reports differ are found by an answer of their own', async ({ page }) => {
  await page.goto(MAP);
  await page.getByLabel('May they earn?').selectOption('Unclear: reports differ');
  await expect(page.getByRole('status').filter({ hasText: 'of 51 states' })).toHaveText('2 of 51 states');
  await expect(page.getByRole('row', { name: /^Montana MHSA/ })).toContainText('Unclear: reports differ');
  await page.getByRole('link', { name: /^DE, Delaware: Unclear: reports differ$/ }).click();
  await expect(page).toHaveURL(`${MAP}/delaware`);
  await expect(page.getByRole('article')).toContainText(
    'no deal and no money until the DIAA tells you in writing',
  );
});

test('the map and the pages of a state have no barriers', async ({ page }) => {
  const found: string[] = [];
  for (const path of [MAP, `${MAP}/georgia`, `${MAP}/texas`, `${MAP}/montana`, `${MAP}/vermont`]) {
    await page.goto(path);
    found.push(...(await findBarriers(page, path, PHONE_BY_DAY)));
  }
  expect(found).toEqual([]);
});

test('without scripts the whole table is there, and no form that does nothing', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await page.goto(`/es${MAP}`);
  const table = page.getByRole('table').filter({ hasText: 'NYSPHSAA' });
  await expect(table.getByRole('row')).toHaveCount(52);
  await expect(table.getByRole('row', { name: /^Nueva York/ })).toBeVisible();
  await expect(page.getByLabel('Estado o asociación')).toBeHidden();
});
