/** /dashboard/institution: a coach shows where they work, and a director's word opens what was closed. */
import { editedPostSchema } from '@faircourt/contracts/posts';
import { directorListSchema } from '@faircourt/contracts/regions';
import { askAboutAffiliation, decideAffiliation, knownInstitution } from '../people/affiliations.ts';
import { findBarriers, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { approvedDirector } from '../people/directors.ts';
import { buildFamily } from '../people/families.ts';
import { expect, test } from '../product/journey.ts';
import { InstitutionPage } from '../pages/institution-page.ts';
import { openMail } from '../pages/mail-outbox.ts';
import { RequestsPage } from '../pages/requests-page.ts';
import { SearchPage } from '../pages/search-page.ts';
import { Shell } from '../pages/shell.ts';
import { callerOf, demoPerson, enterAs, join, showFactor } from '../people/people.ts';

/** No other journey writes for it. */
const COUNTRY = 'CY';

test('a new coach names an institution, proves the address, and a director’s yes opens the search without reloading', async ({
  page,
  request,
  openBrowser,
}) => {
  const institution = await knownInstitution();
  const coach = await join(request, { role: 'coach', name: 'Dana Whitlock' });
  await enterAs(page, coach);
  const own = new InstitutionPage(page);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting).toContainText('you see public athletes only');
  await waiting.getByRole('link', { name: 'Get verified' }).click();
  await expect(new Shell(page).heading).toHaveText('Your institution');
  await expect(own.here).toContainText('Name your institution');
  await expect(own.banner, 'this page says it all').toHaveCount(0);

  await own.save.click();
  await expect(own.institution).toHaveAccessibleDescription(/Choose an institution from the list/);
  await expect(own.institution).toBeFocused();
  await page.keyboard.type(institution.name.slice(0, 8));
  await expect(own.options.first()).toContainText(institution.name);
  await expect(own.options.first()).toContainText('College · Duluth · United States');
  await page.keyboard.press('ArrowDown');
  await expect(own.options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(own.institution).toHaveValue(institution.name);
  await expect(own.options).toHaveCount(0);
  await own.role.fill('Head coach');
  await own.workEmail.fill('dana@gmail.com');
  await expect(page.getByText('This looks like a private address')).toBeVisible();
  await own.workEmail.fill(`dana@${institution.domain}`);
  await expect(page.getByText('This looks like a private address')).toHaveCount(0);
  await own.save.click();
  await expect(own.here).toContainText('Prove your work email');
  await expect(own.record(institution.name)).toContainText(
    `${institution.domain} is the institution's own email domain.`,
  );
  await expect(page.getByRole('button', { name: /New code possible in/ })).toBeDisabled();

  const inbox = await openBrowser();
  const mail = await openMail(inbox, { to: `dana@${institution.domain}`, subject: 'Your Faircourt code' });
  const code = /\b\d{6}\b/.exec(await mail.innerText())?.[0] ?? '';
  await own.code.fill('12');
  await own.prove.click();
  await expect(own.code).toHaveAccessibleDescription(/The code has 6 digits/);
  await own.code.fill(code === '000000' ? '000001' : '000000');
  await expect(own.code).toHaveAccessibleDescription(/This is not the code/);
  await own.code.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(own.here).toContainText('A director decides');
  await expect(own.record(institution.name)).toContainText('A director for United States decides.');

  await page.goto('/search');
  await expect(own.banner).toContainText('A director has your question.');
  const search = new SearchPage(page);
  const before = await search.total();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await decideAffiliation(request, coach, { decision: 'verify', method: 'A call to the front office' });
  await expect(own.banner).toHaveCount(0);
  await expect.poll(() => search.total(), 'athletes for verified colleges show').toBeGreaterThan(before);
  expect(loads, 'the page was never loaded again').toBe(0);

  const { athleteId, guardian } = await buildFamily(request, {
    name: 'Vilma Lund',
    profile: { visibility: 'public', grad_year: 2027 },
  });
  const call = await callerOf(request, coach);
  await call('POST', `/api/athletes/${athleteId}/release-requests`, {
    field_groups: ['videos'],
    message: 'May we see your games?',
  });
  const family = await openBrowser();
  await enterAs(family, guardian, '/dashboard/requests');
  const asked = new RequestsPage(family).open.getByRole('article');
  for (const fact of [
    'Verified coach',
    'That this person works there',
    'A call to the front office',
    `Proven at ${institution.domain}`,
    'The institution’s own domain',
  ]) {
    await expect(asked).toContainText(fact);
  }
  await expect(asked).not.toContainText(`dana@${institution.domain}`);
});

test('a proposed institution: what fails keeps what was typed, more is asked and answered, refused and asked again', async ({
  page,
  request,
}) => {
  const coach = await join(request, { role: 'coach', name: 'Hugh Penrose' });
  const name = `${coach.email.slice(0, 8)} Lake Club`;
  await enterAs(page, coach, '/dashboard/institution');
  const own = new InstitutionPage(page);
  await own.institution.fill(name);
  await own.options.filter({ hasText: 'Not in the list' }).click();
  await expect(page.getByLabel('Name of the institution')).toBeFocused();
  await expect(page.getByLabel('Name of the institution')).toHaveValue(name);
  await page.getByLabel('Kind').selectOption('Club');
  await page.getByLabel('Country Code').fill('us');
  await page.getByLabel('Website').fill('lake club');
  await own.role.fill('Scout');
  await own.workEmail.fill(`${coach.email.slice(0, 8)}@gmail.com`);
  await own.save.click();
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/Enter a web address/);
  await page.getByLabel('Website').fill('lakeclub.example.com');

  await page.route('**/api/affiliation', (route) => route.abort('connectionrefused'), { times: 1 });
  await own.save.click();
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await page.reload();
  await expect(page.getByLabel('Name of the institution')).toHaveValue(name);
  await expect(own.role).toHaveValue('Scout');
  await own.save.click();
  await expect(own.here).toContainText('Prove your work email');
  await expect(own.record(name)).toContainText('gmail.com gives addresses to anyone');

  const mail = await openMail(await page.context().newPage(), {
    to: `${coach.email.slice(0, 8)}@gmail.com`,
    subject: 'Your Faircourt code',
  });
  await own.code.fill(/\b\d{6}\b/.exec(await mail.innerText())?.[0] ?? '');
  await expect(own.here).toContainText('A director decides');

  await decideAffiliation(request, coach, {
    decision: 'ask_more',
    reason: 'Who at the club can vouch for you?',
  });
  await expect(own.record(name)).toContainText('Who at the club can vouch for you?');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(own.note).toHaveAccessibleDescription(/Please fill this in/);
  await own.note.fill('Call Mira Lake, the manager.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('region', { name: 'What you have said so far' })).toContainText('Mira Lake');
  await expect(own.record(name)).toContainText('With the directors');

  await decideAffiliation(request, coach, { decision: 'reject', reason: 'The club does not know you.' });
  await expect(own.record(name)).toContainText('The club does not know you.');
  await page.getByRole('button', { name: 'Correct and ask again' }).click();
  await expect(own.institution).toHaveValue(name);
  await own.role.fill('Volunteer scout');
  await own.save.click();
  await expect(own.record(name)).toContainText('With the directors');
});

test('a director who waits is let in while the dashboard is open, and reads what the region’s directors wrote', async ({
  page,
  request,
}) => {
  const colleague = await approvedDirector(request, { name: 'Ottar Vik', countries: [COUNTRY] });
  const asColleague = await callerOf(request, colleague);
  const title = `Aviso ${colleague.email.slice(0, 8)}`;
  const { post } = editedPostSchema.parse(
    await asColleague('POST', '/api/posts', {
      kind: 'news',
      country_code: COUNTRY,
      locale: 'es',
      title,
      body: `${'La liga abre sus puertas. '.repeat(14)}\n\n**Traigan** dos camisetas. <b>Sin HTML</b>`,
    }),
  );
  await asColleague('POST', `/api/posts/${post.id}/publish`, { version: post.version });
  const asAdmin = await callerOf(request, demoPerson('admin'));
  const { directors } = directorListSchema.parse(await asAdmin('GET', '/api/directors'));
  const region = directors.find(({ email }) => email === colleague.email)?.regions[0];

  const person = await join(request, { role: 'regional_director', name: 'Selma Aas' });
  const { user } = await enterAs(page, person);
  await expect(page.getByText('Your account is waiting for approval')).toBeVisible();
  await expect(page.getByText('An email goes to the address of your account.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to support' })).toHaveAttribute('href', '/support');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const asApplicant = await callerOf(request, person);
  await asApplicant('PUT', '/api/director-application', {
    federation: 'Federation of the Journey',
    website: 'https://federation.example',
    referee_name: 'Rosa Halvorsen',
    referee_contact: '+47 555 0142',
  });
  // From the approval on a second step is asked for, which has a journey of its own.
  await showFactor(person);
  await asAdmin('PUT', `/api/directors/${user.id}/regions`, { region_ids: [region?.id] });
  await expect(page.getByText('Your account is waiting for approval')).toHaveCount(0);
  expect(loads, 'the page was never loaded again').toBe(0);

  const news = page.getByRole('region', { name: 'From your region' });
  await news.getByText(/in (another language|other languages)/u).click();
  const shown = news.getByRole('article', { name: title });
  await expect(shown).toContainText('Ottar Vik');
  await expect(shown).toContainText('Español');
  await expect(shown).not.toContainText('camisetas');
  await shown.getByRole('button', { name: `Read more: ${title}` }).click();
  await expect(shown.getByText('Traigan')).toBeVisible();
  await expect(shown).toContainText('<b>Sin HTML</b>');
});

test('where a coach works, by axe (pt-BR)', async ({ page, request }) => {
  const institution = await knownInstitution();
  const coach = await join(request, { role: 'coach', locale: 'pt-BR' });
  await enterAs(page, coach, '/dashboard/institution');
  const field = page.getByRole('combobox');
  await field.fill(institution.name.slice(0, 8));
  await expect(page.getByRole('option')).toHaveCount(2);
  const found = await findBarriers(page, 'naming an institution');
  await page.getByRole('option').last().click();
  await page.locator('[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0);
  found.push(...(await findBarriers(page, 'proposing one, with mistakes', ON_A_PHONE)));

  await askAboutAffiliation(request, coach, institution);
  await page.goto('/dashboard/institution');
  await expect(page.getByText(institution.name)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  found.push(...(await findBarriers(page, 'waiting for a director')));
  await page.goto('/dashboard');
  await expect(page.getByText('ainda não foi verificada')).toBeVisible();
  found.push(...(await findBarriers(page, 'the dashboard of a coach who waits', ON_A_DESK)));
  expect(found).toEqual([]);
});
