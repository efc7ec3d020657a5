/** Who counts as a guardian: a parent on a phone, the director who checks it, and an athlete who ends a link. */
import { familySchema } from '@faircourt/contracts/family';
import { z } from 'zod';
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { verifiedCoach } from '../people/coaches.ts';
import { approvedDirector, decide } from '../people/directors.ts';
import { buildFamily, linkGuardian, signForms } from '../people/families.ts';
import { expect, test } from '../product/journey.ts';
import { FamilyPage } from '../pages/family-page.ts';
import { Shell } from '../pages/shell.ts';
import { callerOf, enterAs, join, userOf, type Person } from '../people/people.ts';
import { askDatabase } from '../product/product.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Nobody else's journey leads to these countries, so their queues hold what a journey put there. */
const [CHECKED, DECIDED] = ['LU', 'AD'] as const;
/** The smallest picture there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a parent says who they are, shows a document, answers the director and is verified', async ({
  page,
}) => {
  const { athleteId, guardian } = await buildFamily(page.request, {
    name: 'Ida Solheim',
    level: 'linked',
    profile: { country_code: CHECKED },
  });
  const director = await approvedDirector(page.request, { name: 'Luc Weber', countries: [CHECKED] });
  await enterAs(page, guardian);
  const next = page.getByRole('region', { name: 'Ida Solheim’s road to being seen' });
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting, 'the turn on the road is a row').toContainText('It takes about a minute');
  await expect(next.getByRole('link'), 'and said once').toHaveCount(0);
  await waiting.getByRole('link', { name: 'Tell us who you are' }).click();

  const who = page.getByRole('dialog', { name: 'Who are you?' });
  await expect(who.getByLabel('Full name'), 'the name is known').toHaveValue(guardian.name);
  await who.getByLabel('Your birthdate').fill('2020-01-01');
  await who.getByRole('button', { name: 'Continue' }).click();
  await expect(who.getByLabel('You are Ida Solheim’s')).toHaveAccessibleDescription(/Please fill this in/);
  await who.getByLabel('You are Ida Solheim’s').selectOption('Mother');
  await who.getByRole('button', { name: 'Continue' }).click();
  await expect(who.getByLabel('Your birthdate')).toHaveAccessibleDescription(/A guardian is 18 or over/);
  await who.getByLabel('Your birthdate').fill('1984-05-06');
  await who.getByRole('button', { name: 'Continue' }).click();

  // From 13 on the forms come first: colleges do not wait for the proof.
  await expect(page.getByRole('dialog', { name: 'Consent forms for Ida Solheim' })).toBeVisible();
  await page.goto('/dashboard');
  await next.getByRole('button', { name: 'All steps' }).click();
  await expect(next).toContainText('Releases to verified colleges don’t wait for the proof of guardianship');
  await expect(next.locator('[aria-current=step]')).toContainText('Forms');
  await waiting.getByRole('link', { name: 'Show you’re the guardian' }).click();

  const how = page.getByRole('dialog', { name: 'How can you show that you’re the guardian?' });
  await how.getByRole('button', { name: 'Send to a director' }).click();
  await expect(how.getByRole('alert')).toContainText('Choose at least one document');
  await how
    .locator('input[type=file]')
    .setInputFiles({ name: 'birth-certificate.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(how.getByRole('alert'), 'what was asked for is there').toHaveCount(0);
  expect(await findBarriers(page, 'showing guardianship', ON_A_PHONE)).toEqual([]);
  await how.getByRole('button', { name: 'Send to a director' }).click();
  await expect(new Shell(page).message('Sent. A director looks at it')).toContainText('within 2 days');

  const panel = page.getByRole('region', { name: 'Your guardianship' });
  await expect(panel).toContainText('Usually you have an answer within 2 days.');
  await expect(panel).toContainText('Releases to everyone signed in and contact with coaches open once');
  await panel.getByText('What the director sees').click();
  await expect(panel).toContainText('birth-certificate');
  const family = new FamilyPage(page);
  await expect(family.switch('Everyone signed in may see videos')).toHaveAccessibleDescription(
    /it counts once your guardianship is verified/,
  );

  await decide(page.request, director, await questionOf(page.request, guardian), {
    decision: 'ask_more',
    reason: 'The second page is missing.',
  });
  await expect(panel, 'without reloading').toContainText('The second page is missing.');
  await panel.getByRole('button', { name: 'Answer the director' }).click();
  const answer = page.getByRole('dialog', { name: 'Answer the director' });
  await answer.getByLabel('Your answer').fill('It has one page only.');
  await answer.getByRole('button', { name: 'Send answer' }).click();
  await expect(panel).toContainText('A director looks at it');

  await decide(page.request, director, await questionOf(page.request, guardian), {
    decision: 'verify',
    method: 'Document read',
  });
  // Settled, it is one line on a phone.
  await page.getByRole('button', { name: /^Your guardianship\s*Verified guardianship/ }).click();
  await expect(panel).toContainText(/Verified until \w+ \d+, \d{4}\./);
  await expect(panel).toContainText(/What you showed is deleted on/);
  await signForms(athleteId, guardian);
  await page.reload();
  const toEveryone = family.switch('Everyone signed in may see videos');
  const question = family.question('videos');
  await toEveryone.press('Enter');
  await expect(question).toContainText('anyone with a Faircourt account');
  expect(await findBarriers(page, 'before everyone sees it', ON_A_PHONE)).toEqual([]);
  const answers = question.getByRole('button');
  await expect(answers).toHaveText(['Keep as it is', 'Show to everyone signed in']);
  await expect(answers.first()).toBeFocused();
  const [keep, show] = await Promise.all([answers.first().boundingBox(), answers.last().boundingBox()]);
  expect(keep?.y, 'on a phone the risky one is not on top').toBeLessThan(show?.y ?? 0);
  await page.keyboard.press('Enter');
  await expect(question, 'the first button leaves it as it is').toHaveCount(0);
  await expect(toEveryone).not.toBeChecked();
  await expect(toEveryone).toBeFocused();
  await toEveryone.press('Enter');
  await question.getByRole('button', { name: 'Show to everyone signed in' }).click();
  await expect(toEveryone).toHaveAccessibleDescription(/^On since/);
  await expect(toEveryone).toBeFocused();
  await family.turn('Everyone signed in may see videos', 'off');
});

test('a request that needs verified guardianship says which step opens it, and can be declined', async ({
  page,
}) => {
  const { athleteId, guardian } = await buildFamily(page.request, {
    name: 'Ida Solheim',
    level: 'confirmed',
    profile: { visibility: 'public' },
  });
  const { person } = await verifiedCoach(page.request);
  await askContact(athleteId, person);
  await enterAs(page, guardian, '/dashboard/requests');
  const request = page.getByRole('article');
  await expect(request).toContainText('This needs verified guardianship');
  await expect(request.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expect(request.getByRole('button', { name: /^Decline/ })).toBeVisible();
  await request.getByRole('link', { name: /^Show you’re the guardian/ }).click();
  await expect(
    page.getByRole('dialog', { name: 'How can you show that you’re the guardian?' }),
  ).toBeVisible();
});

test('a guardian who is there has the say about another one', async ({ page, openBrowser }) => {
  const { guardian, athlete } = await buildFamily(page.request, { name: 'Ida Solheim' });
  const uncle = await join(page.request, { name: 'Otis Grantham' });
  const athleteCalls = await callerOf(page.request, athlete);
  const { code } = z
    .object({ code: z.string() })
    .parse(await athleteCalls('POST', '/api/guardians/family-code'));
  const other = await openBrowser({ viewport: { width: 360, height: 740 } });
  await enterAs(other, uncle, `/dashboard/athletes?code=${code}`);
  await new FamilyPage(other).offer('Ida S.').getByRole('button', { name: 'Accept' }).click();
  await expect(other.getByText('Ida S. still has to confirm')).toBeVisible();

  await enterAs(page, guardian, '/dashboard/athletes');
  const own = z
    .object({ links: z.array(z.object({ id: z.uuid(), waits_for: z.string().nullable() })) })
    .parse(await athleteCalls('GET', '/api/guardians'));
  const link = own.links.find(({ waits_for }) => waits_for === 'athlete');
  await athleteCalls('POST', `/api/guardian-links/${link?.id ?? ''}/confirm`);
  const question = page.getByRole('region', {
    name: 'Otis Grantham wants to become a guardian of Ida Solheim',
  });
  await expect(question, 'without reloading').toBeVisible();
  await expect(other.getByText('Ida S.’s guardian still has to agree')).toBeVisible();
  await question.getByRole('button', { name: 'Yes, I agree' }).click();
  await expect(new Shell(page).message('Otis Grantham is now a guardian of Ida Solheim')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(new FamilyPage(other).card('Ida Solheim')).toBeVisible();
});

test('una directora lee la declaración, la evidencia y las notas, y verifica la tutela', async ({ page }) => {
  const { athleteId, guardian } = await buildFamily(page.request, {
    name: 'Ida Solheim',
    level: 'confirmed',
    profile: { country_code: DECIDED },
  });
  const call = await callerOf(page.request, guardian);
  await call('POST', `/api/family/${athleteId}/guardianship`, {
    evidence: 'school_word',
    note: 'Mrs. Lind, front office, 555-0142',
  });
  const director = await approvedDirector(page.request, {
    name: 'Marta Serra',
    countries: [DECIDED],
    locale: 'es',
  });
  await enterAs(page, director, '/dashboard/verifications');
  const row = page.locator('[data-queue-item]');
  // Lists shorten names; opening the item is a look that is logged.
  await expect(row).toContainText('Tutor: Ingrid');
  await row.getByRole('link', { name: /^Tutela: Ida/ }).click();

  const claimed = page.getByRole('region', { name: 'Lo que se afirma' }).getByRole('table');
  await expect(claimed).toContainText('Madre');
  await expect(claimed).toContainText(guardian.name);
  const card = page.getByRole('region', { name: 'El tutor', exact: true });
  await expect(card).toContainText('Alguien de la escuela');
  await expect(card).toContainText(
    'La cuenta del tutor se creó a pocos minutos de la del atleta o del vínculo.',
  );
  await expect(card).toContainText('ninguna es un no por sí sola');
  await expect(page.getByText('Mrs. Lind, front office, 555-0142')).toBeVisible();
  expect(await findBarriers(page, 'a check of guardianship', ON_A_PHONE)).toEqual([]);

  // The claim, what speaks for it and the decision are on the screen together, however much is known of the account.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('c');
  const submit = page.getByRole('button', { name: 'Verificar la tutela' });
  await expect(page.getByRole('heading', { name: 'Tu decisión' })).toBeFocused();
  await expect(page.getByText('dice que tiene la tutela de Ida Solheim')).toBeInViewport({ ratio: 1 });
  for (const part of [claimed, submit]) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Mrs. Lind, front office, 555-0142')).toBeInViewport({ ratio: 1 });

  // The guardian reads English, and so what is suggested to a director who reads Spanish.
  await page.keyboard.press('a');
  await expect(page.getByText(/Se lee en inglés/)).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByLabel('¿Qué falta?')).toHaveValue(
    'A page is cut off. Please send every page whole.',
  );
  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'La escuela lo confirmó' }).click();
  await expect(page.getByText(/Si la verificas, vale hasta el/)).toBeVisible();
  await page.getByRole('button', { name: 'Verificar la tutela' }).click();
  await expect(page.getByText('El tutor recibe el aviso en 5 minutos.')).toBeVisible();

  const { athletes } = familySchema.parse(await call('GET', '/api/family'));
  expect(athletes[0]?.guardianship?.level).toBe('verified');
});

test('uma atleta encerra um vínculo e avisa em silêncio que não se sente em segurança', async ({
  page,
  openBrowser,
}) => {
  const { athleteId, athlete, guardian } = await buildFamily(page.request, {
    name: 'Ida Solheim',
    locale: 'pt-BR',
    profile: { visibility: 'public' },
  });
  const second = await join(page.request, { name: 'Berit Solheim', locale: 'pt-BR' });
  await linkGuardian(athleteId, second);
  await enterAs(page, athlete, '/dashboard/guardians');
  await expect(
    page.getByText(`Guarda verificada: ${guardian.name} pode decidir tudo com você.`),
  ).toBeVisible();
  await page.getByRole('button', { name: `Encerrar vínculo com ${guardian.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Seu perfil fica oculto na hora.');
  await expect(dialog).toContainText(`O que ${guardian.name} recusou ou bloqueou continua fechado.`);
  await expect(dialog).toContainText('há 14 dias');
  await dialog.getByRole('button', { name: 'Não me sinto em segurança' }).click();
  await expect(dialog).toContainText(`${guardian.name} não recebe e-mail nem aviso sobre isso`);
  expect(await findBarriers(page, 'ending a link', ON_A_PHONE)).toEqual([]);
  await dialog.getByLabel('O que você quer que a gente saiba?').fill('Prefiro falar por aqui.');
  await dialog.getByRole('button', { name: 'Avisar e encerrar o vínculo' }).click();
  await expect(new Shell(page).message('Nossa equipe de segurança recebeu sua mensagem.')).toBeVisible();
  await expect(page.getByText(/Você encerrou o vínculo com um responsável em/)).toBeVisible();

  const reports = await askDatabase(
    z.object({ message: z.string() }),
    "select message from support_requests where message like '%' || $1 || '%'",
    [athleteId],
  );
  expect(reports).toHaveLength(1);
  const told = await askDatabase(
    z.object({ kind: z.string() }),
    `select kind from notifications where kind <> 'welcome' and user_id = ${userOf('$1')}`,
    [guardian.email],
  );
  expect(told, 'the guardian hears of the end alone').toEqual([{ kind: 'link_ended' }]);

  const other = await openBrowser({ viewport: { width: 360, height: 740 } });
  await enterAs(other, second, '/dashboard/athletes');
  await expect(other.getByText(/Ida Solheim encerrou o vínculo com um responsável em/)).toBeVisible();
  await expect(other.getByRole('switch').first(), 'nothing new is approved').toBeDisabled();
});

/** What waits for a director, of a guardian of one athlete. */
async function questionOf(request: Parameters<typeof callerOf>[0], guardian: Person): Promise<string> {
  const call = await callerOf(request, guardian);
  const { athletes } = familySchema.parse(await call('GET', '/api/family'));
  const question = athletes[0]?.guardianship?.question;
  expect(question?.status).toBe('open');
  return question?.id ?? '';
}

/** As if the coach had asked, on a day when the calendar lets them. */
async function askContact(athleteId: string, coach: Person): Promise<void> {
  await askDatabase(
    z.unknown(),
    `insert into contact_requests (athlete_id, coach_id, status, message)
      select $1, id, 'requested', 'We would like to meet.' from coaches where user_id = ${userOf('$2')}`,
    [athleteId, coach.email],
  );
}
