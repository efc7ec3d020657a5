/** Public pages know whom this browser keeps a session for, before they are painted and without asking the server. */
import { findBarriers } from '../checks/accessibility.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { Shell } from '../pages/shell.ts';
import { buildFamily } from '../people/families.ts';
import { demoPerson, enterAs, newcomer } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

test('a signed-in person finds the dashboard on a public page, and nobody does after signing out', async ({
  page,
}) => {
  await page.goto('/pricing');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeHidden();

  await enterAs(page, demoPerson('guardian'));
  await expect(new Shell(page).heading).toHaveText('Guardian Dashboard');
  // What the dashboard still asks for is not the public page's.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  // Without the page's own scripts: what runs before the first paint is enough.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/pricing');
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await expect(header.getByRole('link', { name: 'Get Started' })).toBeHidden();
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.unroute('**/assets/*.js');
  expect(await findBarriers(page, '/pricing for a signed-in person')).toEqual([]);

  const tab = await page.context().newPage();
  await tab.goto('/dashboard');
  await tab.getByRole('button', { name: 'Sign out' }).click();
  await expect(tab).toHaveURL('/');
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.style.length)).toBe(0);
});

test('a page of the application that does not exist keeps the navigation for those who are signed in', async ({
  page,
}) => {
  const answer = await page.goto('/dashboard/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(new Shell(page).heading).toHaveText('Oops! Page not found');
  await expect(new Shell(page).navigation).toHaveCount(0);
  await enterAs(page, demoPerson('guardian'), '/athletes/01890000-0000-7000-8000-000000000000');
  await expect(new Shell(page).heading).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(await findBarriers(page, 'a missing page in the shell')).toEqual([]);
  await new Shell(page).navigation.getByRole('link', { name: /^Requests/ }).click();
  await expect(page).toHaveURL('/dashboard/requests');
});

test('“Request Invitation” gives an athlete without a code a message for their coach', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Request Invitation' }).click();
  await expect(page).toHaveURL('/auth?mode=signup&role=athlete');
  const request = page.getByRole('region', { name: 'No code yet? Ask your coach' });
  await expect(request, 'what the press has led to').toBeFocused();
  await expect(request.getByRole('button', { name: 'Copy message' })).toBeInViewport();
  await expect(request).toContainText('/dashboard/invitations');
  await expect(request.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=An%20invitation%20code/,
  );
  await expect(request.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
    'href',
    '/support?type=account',
  );
  await expect(page.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/legal/terms');
  await expect(page.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/legal/privacy');
  expect(await findBarriers(page, '/auth for an athlete without a code')).toEqual([]);
  await page.goto('/auth?mode=signup');
  await expect(request).toHaveCount(0);
  await page.getByRole('button', { name: 'No code yet? Ask your coach' }).click();
  await expect(request).toBeFocused();
  const auth = new AuthPage(page);
  await auth.choose('Coach/Scout');
  await auth.choose('Athlete');
  await expect(auth.role('Athlete'), 'who fills in the form is left there').toBeFocused();
});

test('the link in that message tells a coach who asked, and leads to the codes after sign-up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard/invitations');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard%2Finvitations');
  const auth = new AuthPage(page);
  await expect(
    page.getByRole('heading', { name: 'An athlete asked you for an invitation code' }),
  ).toBeInViewport();
  await expect(auth.role('Coach/Scout')).toBeChecked();
  expect(await findBarriers(page, '/auth for a coach who was asked for a code')).toEqual([]);
  await page.getByRole('button', { name: 'I already have an account' }).click();
  await expect(auth.signIn).toBeVisible();
  await expect(page.getByText('Sign in, and you can make the code right after.')).toBeVisible();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await auth.fillIn(newcomer('Nadia Ferrante'));
  await auth.createAccount.click();
  await expect(page).toHaveURL('/dashboard/invitations');
  await expect(new Shell(page).heading).toHaveText('Invitations');
});

test('a signed-in guardian reads support in their language, types no name again and is led to what they wrote', async ({
  page,
}) => {
  const { guardian } = await buildFamily(page.request, { guardianName: 'Ingrid Solheim' });
  await page.setViewportSize({ width: 360, height: 800 });
  await enterAs(page, guardian);
  await page.getByRole('link', { name: 'Ask for a quote' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: /^NIL Family Consulting/ })).toContainText('Paid service');
  // As the application keeps it for an account in Portuguese.
  await page.evaluate(() => localStorage.setItem('faircourt.locale', 'pt-BR'));
  await page.goto('/support?type=nil-consulting');
  await expect(page).toHaveURL('/pt-BR/support?type=nil-consulting');
  await expect(page.getByText('você encontra nossa resposta em Suporte')).toBeVisible();
  await expect(page.getByText('Não é preciso ter conta'), 'she has one').toBeHidden();
  await expect(page.getByLabel('Seu nome')).toHaveValue('Ingrid Solheim');
  await expect(page.getByLabel('Seu nome')).not.toBeEditable();
  await expect(page.getByLabel('E-mail')).toHaveValue(guardian.email);
  await page.getByLabel('Sua mensagem', { exact: true }).fill('Uma loja quer pagar por dois posts.');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await page.getByRole('link', { name: 'Ver seu pedido' }).click();
  await expect(page).toHaveURL(/\/dashboard\/support\/[0-9a-f-]{36}$/);
  // An address that names its language is left as it is.
  await page.evaluate(() => localStorage.setItem('faircourt.locale', 'pt-BR'));
  await page.goto('/es/pricing');
  await expect(page).toHaveURL('/es/pricing');
});
