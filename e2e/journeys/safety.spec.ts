/** What waits for an admin: a quiet report, a family on hold, a guardian who needs a yes, and a director-to-be. */
import { z } from 'zod';
import { findBarriers, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { SafetyPage } from '../pages/safety-page.ts';
import { Shell } from '../pages/shell.ts';
import { buildFamily, type BuiltFamily } from '../people/families.ts';
import { callerOf, demoPerson, enterAs, join, userOf } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';
import { askDatabase } from '../product/product.ts';

const linksSchema = z.object({
  links: z.array(z.object({ id: z.uuid(), waits_for: z.string().nullable() })),
});
/** The smallest picture there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const LOOKS = [
  { width: 360, looks: ON_A_PHONE, child: 'Runa', other: 'Tova' },
  { width: 1440, looks: ON_A_DESK, child: 'Sanna', other: 'Ylva' },
] as const;

for (const { width, looks, child, other } of LOOKS) {
  test(`an admin reads a quiet report, lifts a hold and agrees to a guardian at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const barriers = async (where: string) => {
      const found = await findBarriers(page, where, looks);
      await page.setViewportSize({ width, height: 800 });
      return found;
    };
    const held = await buildFamily(page.request, { name: `${child} Nygard`, guardianName: 'Odd Nygard' });
    await endsLinkInFear(page.request, held);
    const joining = await buildFamily(page.request, { name: `${other} Moen`, guardianName: 'Liv Moen' });
    await secondGuardianWaits(page.request, joining, 'Gunnar Moen');

    const [report] = await askDatabase(
      z.object({ id: z.uuid() }),
      `select report.item_id as id from moderation_reports report
        join athletes on athletes.user_id = report.reported_by where athletes.id = $1`,
      [held.athleteId],
    );
    const shell = new Shell(page);
    await enterAs(page, demoPerson('admin'), '/dashboard/safety');
    const waits = new SafetyPage(page).row('Families on hold', `${child} N.`);
    const lift = waits.getByRole('button', { name: /^Lift the hold/ });
    await expect(lift, 'the report comes first').toBeDisabled();
    await expect(lift).toHaveAccessibleDescription(/Decide that report first/);
    await page.goto(`/dashboard/moderation/${report?.id}`);
    await expect(shell.heading).toHaveText('Safety report: A child may be at risk');
    const main = page.getByRole('main');
    await expect(main).toContainText('Please help me.');
    await expect(main).toContainText("Don't contact the family first");
    await expect(main.getByRole('link', { name: `${child} Nygard` }), 'a look would tell').toHaveCount(0);
    await expect(main).toContainText('1 report');
    await expect(
      main.getByRole('link', { name: 'Numbers to call, by country' }),
      'whom to call instead',
    ).toHaveAttribute('href', '/learn/guides/sextortion');
    expect(await barriers('a quiet report')).toEqual([]);
    await main.getByRole('button', { name: 'Claim' }).click();
    await main.getByRole('button', { name: 'Something is wrong' }).click();
    const deciding = page.getByRole('dialog', { name: 'Decide what happens' });
    await expect(deciding, 'nobody in the family is told').toContainText('Nobody in the family is told.');
    await expect(deciding, 'there is nothing to choose').not.toContainText('Choose nothing');
    await expect(deciding.getByRole('checkbox')).toHaveCount(0);
    await expect(deciding.getByLabel('What did you do outside Faircourt')).toBeFocused();
    expect(await barriers('deciding a quiet report')).toEqual([]);
    await deciding.getByLabel('What did you do outside Faircourt').fill('Called the school.');
    await deciding.getByRole('button', { name: 'Decide and close' }).click();
    await expect(deciding).toBeHidden();

    await page.goto('/dashboard/safety');
    const safety = new SafetyPage(page);
    await expect(shell.heading).toHaveText('Safety');
    const hold = safety.row('Families on hold', `${child} N.`);
    const link = safety.row(
      'Guardians waiting for approval',
      `Gunnar M. wants to become a guardian of ${other} M.`,
    );
    await expect(hold).toContainText('Ended the link with Odd N.');
    await expect(link).toContainText('Linked now: Liv M. (Verified guardianship');
    await expect(page.getByRole('main'), 'no list names a minor in full').not.toContainText(/Nygard|Moen/);
    expect(await barriers('/dashboard/safety')).toEqual([]);

    await page.route('**/api/family-holds/*/lift', (route) => route.abort('connectionrefused'));
    await safety.decide(hold, /^Lift the hold/, {
      reason: 'Spoke with both parents.',
      confirm: 'I have looked: lift the hold',
    });
    await expect(safety.dialog.getByRole('alert')).toBeVisible();
    await expect(safety.dialog.getByLabel('What did you look at?'), 'what was typed stays').toHaveValue(
      'Spoke with both parents.',
    );
    expect(await barriers('lifting a hold')).toEqual([]);
    await page.unroute('**/api/family-holds/*/lift');
    await safety.dialog.getByRole('button', { name: 'I have looked: lift the hold' }).click();
    await expect(shell.message(`The hold for ${child} N. is lifted`)).toBeVisible();
    await expect(hold).toHaveCount(0);

    await link.getByRole('button', { name: /^Agree/ }).focus();
    await page.keyboard.press('Enter');
    await safety.dialog.getByRole('button', { name: 'Agree' }).click();
    await expect(safety.dialog.getByRole('textbox')).toHaveAccessibleDescription(/Please fill this in/);
    await page.keyboard.press('Escape');
    await safety.decide(link, /^Agree/, { reason: 'Both parents wrote to us.', confirm: 'Agree' });
    await expect(shell.message(`Gunnar M. is now a guardian of ${other} M.`)).toBeVisible();
    await expect(link).toHaveCount(0);

    const kept = await askDatabase(
      z.object({ held_at: z.unknown(), held_reason: z.string(), admitted_reason: z.string() }),
      `select held_at, held_reason,
        (select admitted_reason from guardian_links where athlete_id = $2 and admitted_reason is not null)
        from athletes where id = $1`,
      [held.athleteId, joining.athleteId],
    );
    expect(kept).toEqual([
      {
        held_at: null,
        held_reason: 'Spoke with both parents.',
        admitted_reason: 'Both parents wrote to us.',
      },
    ]);
  });
}

test('an admin declines a guardian, and the family is told', async ({ page }) => {
  const family = await buildFamily(page.request, { name: 'Embla Lund', guardianName: 'Siv Lund' });
  await secondGuardianWaits(page.request, family, 'Roar Lund');
  await enterAs(page, demoPerson('admin'));
  await new Shell(page).navigation.getByRole('link', { name: 'Safety' }).click();
  const safety = new SafetyPage(page);
  const link = safety.row('Guardians waiting for approval', 'Roar L. wants to become a guardian of Embla L.');
  await safety.decide(link, /^Decline/, { reason: 'The mother asked us to.', confirm: 'Decline' });
  await expect(new Shell(page).message('Roar L. was declined as a guardian of Embla L.')).toBeVisible();
  await expect(link).toHaveCount(0);
  const told = await askDatabase(
    z.object({ kind: z.string() }),
    `select kind from notifications where kind = 'link_ended' and user_id = ${userOf('$1')}`,
    [family.athlete.email],
  );
  expect(told).toHaveLength(1);
});

test('while the only guardian is suspended, the family reads that Faircourt checks a link, and an admin reads why', async ({
  page,
  openBrowser,
}) => {
  const family = await buildFamily(page.request, { name: 'Signe Dahl', guardianName: 'Mette Dahl' });
  await askDatabase(
    z.object({}),
    `update users set status = 'suspended' where id = ${userOf('$1')} returning id`,
    [family.guardian.email],
  );
  const uncle = await secondGuardianWaits(page.request, family, 'Jens Dahl');
  const other = await openBrowser({ viewport: { width: 360, height: 740 } });
  await enterAs(other, uncle, '/dashboard/athletes');
  await expect(other.getByText('Faircourt still has to check this link with Signe D.')).toBeVisible();
  expect(await findBarriers(other, 'a link that Faircourt checks', ON_A_PHONE)).toEqual([]);
  const child = await openBrowser({ viewport: { width: 360, height: 740 } });
  await enterAs(child, family.athlete, '/dashboard/guardians');
  await expect(child.getByRole('listitem').filter({ hasText: 'Jens Dahl' })).toContainText(
    'Waiting for Faircourt',
  );

  await enterAs(page, demoPerson('admin'), '/dashboard/safety');
  const link = new SafetyPage(page).row(
    'Guardians waiting for approval',
    'Jens D. wants to become a guardian of Signe D.',
  );
  await expect(link).toContainText('Only admins can answer');
  await expect(link).toContainText('The linked guardian’s account is suspended');
  await expect(link).toContainText('Linked now: Mette D. (Account suspended, since');
  expect(await findBarriers(page, 'a link that only admins answer', ON_A_DESK)).toEqual([]);
});

test('uma diretora mostra um documento em vez de uma referência, e um administrador o abre e aprova', async ({
  page,
  openBrowser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await join(page.request, { role: 'regional_director', name: 'Berta Aas', locale: 'pt-BR' });
  await enterAs(page, person);
  const card = page.getByRole('region', { name: 'Para quem você trabalha?' });
  await card.getByLabel('Federação ou organização').fill('Federação da Jornada');
  await card.getByLabel('O site').fill('federacao.example');
  await card.getByRole('button', { name: 'Salvar' }).click();
  await expect(card).toContainText('Falta uma coisa');

  const admin = await openBrowser({ viewport: { width: 1440, height: 900 } });
  await enterAs(admin, demoPerson('admin'), '/dashboard/directors');
  const row = new SafetyPage(admin).row('Directors waiting for approval', 'Berta Aas');
  await expect(row).toContainText("They can't be approved yet: there is no referee and no document.");
  await expect(row.getByRole('button', { name: /^Approve/ })).toHaveCount(0);

  await card
    .locator('input[type=file]')
    .setInputFiles({ name: 'carta.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(card).toContainText('Seu pedido está completo.');
  await expect(card).toContainText('carta.jpg');
  expect(await findBarriers(page, 'a director’s application', ON_A_PHONE)).toEqual([]);

  await admin.reload();
  await row.getByRole('button', { name: 'carta.jpg' }).click();
  const picture = admin.getByRole('dialog').getByRole('img', { name: 'Document of Berta Aas' });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await admin.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Approve/ }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one region.');
  expect(await findBarriers(admin, 'approving a director', ON_A_DESK)).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Oceania' }).check();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(new Shell(admin).message('Berta Aas is approved')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(card, 'without reloading').toHaveCount(0);
});

test('everybody else is told that the page is for admins', async ({ page }) => {
  await enterAs(page, demoPerson('guardian'), '/dashboard/safety');
  await expect(page.getByRole('main')).toContainText('This page is for admins');
  await expect(new Shell(page).navigation.getByRole('link', { name: 'Safety' })).toHaveCount(0);
});

type Request = Parameters<typeof callerOf>[0];

async function endsLinkInFear(request: Request, { athlete }: BuiltFamily): Promise<void> {
  const call = await callerOf(request, athlete);
  const { links } = linksSchema.parse(await call('GET', '/api/guardians'));
  const body = { is_unsafe: true, message: 'Please help me.' };
  await call('POST', `/api/guardian-links/${links[0]?.id ?? ''}/end`, body);
}

/** Came by family code, and the athlete has said yes. */
async function secondGuardianWaits(request: Request, family: BuiltFamily, name: string) {
  const guardian = await join(request, { name });
  const asAthlete = await callerOf(request, family.athlete);
  const { code } = z
    .object({ code: z.string() })
    .parse(await asAthlete('POST', '/api/guardians/family-code'));
  await (
    await callerOf(request, guardian)
  )('POST', '/api/guardian-offers/accept', { code });
  const { links } = linksSchema.parse(await asAthlete('GET', '/api/guardians'));
  const link = links.find(({ waits_for }) => waits_for === 'athlete');
  await asAthlete('POST', `/api/guardian-links/${link?.id ?? ''}/confirm`);
  return guardian;
}
