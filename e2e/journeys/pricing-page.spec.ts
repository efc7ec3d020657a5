/** /pricing: the five plans, their buttons, and the switch between monthly and annual. */
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';

const PLANS = [
  ['Athlete', 'Request Invitation', { path: '/auth', mode: 'signup', role: 'athlete' }],
  ['Basic Scout', 'Start Free Trial', { path: '/auth', mode: 'signup', role: 'coach' }],
  ['Pro Scout', 'Start Free Trial', { path: '/auth', mode: 'signup', role: 'coach' }],
  ['NIL Family Consulting', 'Contact Us', { path: '/support', type: 'nil-consulting' }],
  ['Global Player Report', 'Subscribe', { path: '/auth', mode: 'signup', role: 'coach' }],
] as const;

test('every plan, the switch to annual, the answers of the specification, and where the buttons lead', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save Time & Money on Recruiting');
  for (const tile of ['$1,500+', '$199', '100%'])
    await expect(page.getByText(tile, { exact: true }).first()).toBeVisible();
  for (const [name, label, { path, ...query }] of PLANS) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const target = new URL(
      (await card.getByRole('link', { name: label }).getAttribute('href')) ?? '',
      'http://any',
    );
    expect(target.pathname, name).toBe(path);
    expect(Object.fromEntries(target.searchParams), name).toMatchObject(query);
    await expect(card.getByText('Most Popular')).toHaveCount(name === 'Pro Scout' ? 1 : 0);
  }

  const pro = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pro Scout' }) });
  await expect(pro.getByText('$1,000', { exact: true })).toBeVisible();
  await expect(pro.getByText('$9,000', { exact: true })).toBeHidden();
  await pro.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(pro.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await expect(pro.getByText('$9,000', { exact: true })).toBeVisible();
  await expect(pro.getByText('Saves $3,000 (25%)', { exact: true })).toBeVisible();
  await expect(pro.getByText('$1,000', { exact: true })).toBeHidden();

  const main = page.getByRole('main');
  for (const statement of [
    'All paid plans have a 14-day free trial with no credit card required.',
    'Plan changes take effect at the next billing cycle.',
    'Annual billing saves 20%.',
    'saves $3,000, which is 25%.',
    'Institutional purchase orders are accepted for annual plans.',
    'Annual Pro adds priority feature requests, dedicated onboarding and quarterly strategy calls.',
  ]) {
    await expect(main).toContainText(statement);
  }

  await page.getByRole('link', { name: 'Request Invitation' }).click();
  await expect(new AuthPage(page).role('Athlete')).toBeChecked();
  await page.goBack();
  await page.getByRole('link', { name: 'Subscribe' }).click();
  await expect(new AuthPage(page).role('Coach/Scout')).toBeChecked();
  await page.goBack();
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('radio', { name: 'NIL Family Consulting' })).toBeChecked();
});
