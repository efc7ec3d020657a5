/** Verification as families see it: asked with evidence, decided, shown by a badge, lost by an edit, offered, answered. */
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { approvedDirector, askFor, decide, openQuestion } from '../people/directors.ts';
import { buildFamily } from '../people/families.ts';
import { expect, test } from '../product/journey.ts';
import { AthletePage } from '../pages/athlete-page.ts';
import { badgeDetails, FamilyVerificationsPage } from '../pages/family-verifications-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Shell } from '../pages/shell.ts';
import { enterAs } from '../people/people.ts';

const PAGE = '/dashboard/verifications';

test('academics are asked about with a document, verified, and lose their badge to an edit, they alone', async ({
  page,
}) => {
  const { athleteId, athlete } = await buildFamily(page.request, {
    profile: { height_cm: 188 },
    academics: { gpa: 3.6, core_courses: [] },
  });
  const director = await approvedDirector(page.request, { name: 'Solveig Hartmann' });
  const measured = await askFor(page.request, athlete, athleteId, 'measurements');
  await decide(page.request, director, measured, { decision: 'verify', method: 'Tape, without shoes' });

  await enterAs(page, athlete, '/profile?tab=academics');
  const profile = new ProfilePage(page);
  const shell = new Shell(page);
  await page.getByRole('link', { name: 'Ask for verification: Academics' }).click();
  const facts = new FamilyVerificationsPage(page);
  await expect(facts.dialog).toContainText('The director compares these values with the transcript');
  await facts.dialog.getByLabel('Note to the director').fill('Ms Jonsdottir at the school office knows.');
  await facts.attach({ name: 'report.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await facts.dialog.getByRole('button', { name: 'Ask for verification' }).click();
  await expect(shell.message('You have asked for verification')).toBeVisible();
  const academics = facts.fact('Academics');
  await expect(academics).toContainText('Waiting for a director');
  await academics.getByText('What the director sees').click();
  await expect(academics).toContainText('Ms Jonsdottir at the school office knows.');
  await expect(academics.getByRole('link', { name: /^Save report\.jpg/ })).toBeVisible();
  await academics.getByRole('button', { name: 'Remove report.jpg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove document' }).click();
  await expect(shell.message('The document is removed')).toBeVisible();
  const keepsFocus = () => academics.evaluate((card) => card.contains(document.activeElement));
  await expect.poll(keepsFocus, 'what was pressed is gone, its card is not').toBe(true);
  await expect(academics.getByRole('link', { name: /^Save report\.jpg/ })).toBeHidden();

  await page.goto('/profile?tab=academics');
  await expect(page.getByRole('region', { name: 'Verification' })).toContainText('Waiting for a director');
  expect(await findBarriers(page, '/profile with a question that waits')).toEqual([]);
  await page.goBack();

  const id = await openQuestion(page.request, athlete, 'academics');
  await decide(page.request, director, id, { decision: 'verify', method: 'Called the school' });
  await expect(academics, 'without a reload').toContainText('The badge counts until');
  await academics.getByRole('button', { name: 'Verified' }).press('Enter');
  for (const told of ['Solveig Hartmann', 'Called the school', 'Valid until']) {
    await expect(badgeDetails(page)).toContainText(told);
  }
  await page.keyboard.press('Escape');
  await expect(academics.getByRole('button', { name: 'Verified' })).toBeFocused();

  await page.goto('/profile?tab=academics');
  const marks = page.getByRole('region', { name: 'Verification' });
  await expect(marks.getByRole('listitem').filter({ hasText: 'Academics' })).toContainText('Verified');
  const gpa = page.getByLabel('GPA', { exact: true });
  const verified = await gpa.inputValue();
  await gpa.fill('3.7');
  await expect(gpa).toHaveAccessibleDescription(/the Verified badge for Academics goes away until/);
  const question = page.getByRole('alertdialog', { name: 'Give up the Verified badge?' });
  await profile.saveAcademics.click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL('/profile?tab=academics');
  await expect(gpa, 'Back answers nothing, as Escape').toHaveValue('3.7');
  await profile.saveAcademics.click();
  await question.getByRole('button', { name: 'Keep the verified figure' }).click();
  await expect(gpa).toHaveValue(verified);
  await expect(page.getByText('Saving now ends the Verified badge')).toHaveCount(0);
  await gpa.fill('3.7');
  await expect(page.getByText('Saving now ends the Verified badge: Academics.')).toBeVisible();
  await profile.saveAcademics.click();
  await question.getByRole('button', { name: 'Save and give up the badge' }).click();
  await expect(shell.message('Badge gone: Academics')).toBeVisible();
  await expect(page.getByText('A verified value was changed: the badge is gone.')).toBeVisible();
  await profile.tab('Profile').click();
  await expect(marks.getByRole('listitem').filter({ hasText: 'Measurements' })).toContainText('Verified');

  await page.goto(`/athletes/${athleteId}`);
  const shown = new AthletePage(page);
  await expect(shown.group('Measurements').getByRole('button', { name: 'Verified' })).toBeVisible();
  await expect(shown.group('Academics')).toContainText('Not verified yet');
  await page.goto(PAGE);
  await expect(academics).toContainText('No longer verified');
  await expect(academics.getByRole('button', { name: 'Ask again: Academics' })).toBeVisible();
  await expect(facts.fact('Measurements').getByRole('button', { name: 'Verified' })).toBeVisible();
});

test('a director found another height: the guardian accepts it on a phone, and the profile shows it', async ({
  openBrowser,
  page,
}) => {
  const { athleteId, athlete, guardian } = await buildFamily(page.request, {
    name: 'Embla Fjeld',
    profile: { height_cm: 190, weight_kg: 80 },
  });
  const director = await approvedDirector(page.request);
  const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
  await enterAs(phone, guardian, PAGE);
  const measurements = new FamilyVerificationsPage(phone).fact('Measurements');
  await expect(measurements).toContainText('Not verified yet');
  const id = await askFor(page.request, guardian, athleteId, 'measurements');
  await expect(measurements, 'without a reload').toContainText('Waiting for a director');
  const found = {
    decision: 'verify',
    method: 'Stadiometer at the camp',
    values: { height_cm: 188.5 },
  } as const;
  await decide(page.request, director, id, found);
  await expect(measurements.getByRole('row').filter({ hasText: 'Height' })).toContainText(
    '6′ 3″ (190 cm)6′ 2″ (188.5 cm)',
  );
  await measurements.getByRole('button', { name: 'Accept: Measurements' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(measurements).toContainText('The badge counts until');

  await enterAs(page, athlete, `/athletes/${athleteId}`);
  const shown = new AthletePage(page);
  await expect(shown.group('Measurements')).toContainText('188.5 cm');
  await page
    .getByRole('listitem')
    .filter({ hasText: '188.5 cm' })
    .getByRole('button', { name: 'Verified' })
    .click();
  await expect(badgeDetails(page)).toContainText('Stadiometer at the camp');
  await page.goto(`/dashboard/athletes/${athleteId}/log`);
  for (const line of [
    'Ingrid Solheim asked for verification: measurements.',
    'Solveig Hartmann found other values and offered them: measurements.',
    'Ingrid Solheim accepted what a director found: measurements.',
  ]) {
    await expect(page.getByText(line)).toBeVisible();
  }
});

test('a no is read with its reason, a broken document stops nothing, and a director who asks for more is answered', async ({
  page,
}) => {
  const { athleteId, athlete } = await buildFamily(page.request, {
    profile: { school_name: 'Harbour Gymnasium', height_cm: 180 },
  });
  const director = await approvedDirector(page.request);
  const id = await askFor(page.request, athlete, athleteId, 'school');
  await decide(page.request, director, id, { decision: 'reject', reason: 'The school does not know her.' });
  await enterAs(page, athlete, PAGE);
  const facts = new FamilyVerificationsPage(page);
  const school = facts.fact('School');
  await expect(school).toContainText('Not confirmed');
  await expect(school).toContainText('The school does not know her.');
  await expect(
    facts.fact('Academics').getByRole('link', { name: 'Go to the profile: Academics' }),
  ).toBeVisible();
  await school.getByRole('button', { name: 'Ask again: School' }).click();
  await facts.dialog.getByRole('button', { name: 'Ask for verification' }).click();
  await expect(
    facts.dialog.getByLabel('Note to the director'),
    'with nothing to go by nobody is asked',
  ).toHaveAccessibleDescription(/Write something or attach a document first\./);
  const link = facts.dialog.getByLabel('School page');
  await link.fill('my school');
  await facts.attach({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no PDF at all'),
  });
  await facts.dialog.getByRole('button', { name: 'Ask for verification' }).click();
  await expect(link).toHaveAccessibleDescription(/Enter a web address/);
  await link.fill('https://school.example.test/team');
  await facts.dialog.getByRole('button', { name: 'Ask for verification' }).click();
  await expect(facts.dialog.getByRole('alert').first()).toContainText('Choose a PDF');
  await expect(facts.dialog).toContainText('The question is asked, but not every document arrived.');
  await facts.dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(school).toContainText('Waiting for a director');

  const again = await openQuestion(page.request, athlete, 'school');
  await decide(page.request, director, again, { decision: 'ask_more', reason: 'Which class is she in?' });
  await expect(school).toContainText('Which class is she in?');
  await school.getByRole('button', { name: 'Answer: School' }).click();
  await facts.dialog.getByRole('button', { name: 'Send answer' }).click();
  const note = facts.dialog.getByLabel('Note to the director');
  await expect(note).toHaveAccessibleDescription(/Write something or attach a document first\./);
  await expect(note).toBeFocused();
  await note.fill('In 10 B.');
  await facts.dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(school).toContainText('Waiting for a director');
  await school.getByRole('button', { name: 'Withdraw: School' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(school.getByRole('button', { name: /^Ask/ })).toBeVisible();
});

test('the family’s page has no barriers, with an offer, more asked and the dialog open (es)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { athleteId, guardian } = await buildFamily(page.request, {
    locale: 'es',
    profile: { school_name: 'Harbour Gymnasium', height_cm: 180, weight_kg: 77 },
    academics: { gpa: 3.6, core_courses: [] },
    seasons: [{ label: '2025-26' }],
  });
  const director = await approvedDirector(page.request);
  const ask = (group: 'measurements' | 'school' | 'academics') =>
    askFor(page.request, guardian, athleteId, group);
  const verify = { decision: 'verify', method: 'Cinta métrica' } as const;
  await decide(page.request, director, await ask('measurements'), { ...verify, values: { height_cm: 181 } });
  await decide(page.request, director, await ask('school'), verify);
  const reason = 'Falta el boletín.';
  await decide(page.request, director, await ask('academics'), { decision: 'ask_more', reason });
  await enterAs(page, guardian, PAGE);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByText(reason)).toBeVisible();
  const found = await findBarriers(page, `${PAGE} in es`);
  await page.locator('article button:has(.lucide-reply)').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await findBarriers(page, `answering a director in es`, ON_A_PHONE)));
  expect(found).toEqual([]);
});
