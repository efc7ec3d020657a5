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

  await page.getByRole('button', { name: 'May they write?' }).click();
  await expect(page.getByLabel('Your class')).toBeFocused();
  await expect(page.getByLabel('Your class')).toHaveAccessibleDescription(/^Choose your class\./);
  await expect(page.getByText('Choose the coach’s team.')).toBeVisible();
  expect(await findBarriers(page, 'what is missing', ON_A_PHONE)).toEqual([]);

  await page.getByLabel('Your class').focus();
  await page.keyboard.type('2030');
  await expect(page.getByText('Choose your class.')).toBeHidden();
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

test('the five-year clock is worked out in the browser, drawn, and told in words', async ({ page }) => {
  await page.goto('/learn/guides/five-year-clock');
  await page.getByRole('link', { name: 'Five-year clock: when yours starts and ends' }).click();
  const requests: string[] = [];
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => requests.push(request.url()));

  await page.getByRole('button', { name: 'Show my clock' }).click();
  const birthdate = page.getByLabel('Your date of birth');
  await expect(birthdate).toBeFocused();
  await expect(birthdate).toHaveAccessibleDescription(/^Enter your date of birth\. The year must be between/);
  await expect(page.getByText('Choose a fall.')).toBeVisible();
  expect(await findBarriers(page, 'what the clock lacks', ON_A_PHONE)).toEqual([]);

  await birthdate.fill('2009-05-10');
  await expect(page.getByText('Enter your date of birth.')).toBeHidden();
  await page.getByLabel('First fall in which you could start college').selectOption('Fall 2028');
  await page.getByLabel('Years you would wait first').selectOption('1 year');
  await page.getByLabel('Years you would wait first').press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'At most 4 years in Division I' })).toBeFocused();
  const tool = page.getByRole('region', { name: /Five-year clock/ });
  await expect(tool).toContainText('Your age starts the clock, in fall 2028.');
  await expect(tool).toContainText('Without waiting: 5 years');
  await expect(
    tool.getByRole('img', { name: /2028 to 29, Clock runs, no college; 2029 to 30, Division I/ }),
  ).toBeVisible();
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  expect(await findBarriers(page, 'the clock', ON_A_PHONE)).toEqual([]);
});

test('the $600 clock adds deals up per payer, keeps them in this browser and takes a removal back', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-18T15:00:00Z'));
  await page.goto('/learn/tools/600-dollar-clock');
  const add = async (payer: string, dollars: string, on: string) => {
    await page.getByLabel('Who pays').fill(payer);
    await page.getByLabel('Worth in US dollars').fill(dollars);
    await page.getByLabel('The day you agreed').fill(on);
    await page.getByRole('button', { name: 'Add this deal' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `Deal with ${payer} added.` })).toBeVisible();
  };
  await page.getByRole('button', { name: 'Add this deal' }).click();
  await expect(page.getByLabel('Who pays')).toBeFocused();
  await expect(page.getByLabel('Who pays')).toHaveAccessibleDescription(/^Enter who pays\./);
  await expect(page.getByText('Enter an amount in dollars')).toBeVisible();
  expect(await findBarriers(page, 'what a deal lacks', ON_A_PHONE)).toEqual([]);
  await add('Shoe Shop', '350', '2026-11-09');
  await expect(page.getByText('Enter who pays.')).toBeHidden();
  const shop = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Shoe Shop' }) });
  await expect(shop).toContainText('Below the $600 line: $250.00 to go.');
  await add('shoe shop', '250', '2026-11-16');
  const both = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'shoe shop' }) });
  await expect(both).toContainText('Report by November 23, 2026: 5 days left.');
  expect(await findBarriers(page, 'the diary', ON_A_PHONE)).toEqual([]);

  await page.reload();
  await both.getByLabel('Reported: $350.00 from shoe shop').check();
  await both.getByLabel('Reported: $250.00 from shoe shop').check();
  await expect(both).toContainText('All reported.');
  await page.getByRole('button', { name: 'Remove $350.00 from shoe shop' }).click();
  await expect(both).toContainText('Below the $600 line');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(both).toContainText('All reported.');

  await page.getByLabel('Where are you now?').selectOption('In high school, on the way to Division I');
  await page.getByLabel(/^First day of junior year/).fill('2026-11-16');
  await expect(both).toContainText('From before the date that counts.');
});

test('a list that is chosen before the script has come is shown once it is there', async ({ page }) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/checklists[^/]*\.js$/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/learn/tools/checklists', { waitUntil: 'commit' });
  const year = page.getByLabel('School year', { exact: true });
  await year.selectOption('Junior (11th grade)');
  letThrough();
  await expect(page.getByRole('region', { name: 'Junior year: athlete' })).toBeVisible();
  await expect(year).toHaveValue('junior');
});

test('a checklist is ticked by keyboard, kept in this browser, and can be started over and taken back', async ({
  page,
}) => {
  await page.goto('/learn/timeline/junior-year');
  await page.getByRole('link', { name: 'Checklists for each school year' }).click();
  await page.getByLabel('School year', { exact: true }).selectOption('Junior (11th grade)');
  const list = page.getByRole('region', { name: 'Junior year: athlete' });
  await expect(list).toBeVisible();
  await expect(page.getByRole('region', { name: 'Freshman year: athlete' })).toBeHidden();

  const first = list.getByRole('checkbox').first();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(list).toContainText('1 of 6 done');
  expect(await findBarriers(page, 'a checklist', ON_A_PHONE)).toEqual([]);

  await page.reload();
  await expect(page.getByLabel('School year', { exact: true })).toHaveValue('junior');
  await expect(first).toBeChecked();
  await page.getByRole('button', { name: 'Start this list over' }).press('Enter');
  await expect(list).toContainText('0 of 6 done');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeChecked();

  // The same ticks in another language: they belong to the items, not to their words.
  await page.goto('/pt-BR/learn/tools/checklists');
  await expect(
    page.getByRole('region', { name: 'Penúltimo ano (junior, 11th grade): atleta' }),
  ).toContainText('1 de 6 feitas');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Ano escolar', { exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.locator('#sources')).toBeHidden();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
});
