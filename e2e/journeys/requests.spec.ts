/** /dashboard/requests: a coach asks for what is closed, the family decides, and the answer reaches the coach. */
import { buildAthlete } from '../people/athletes.ts';
import { verifiedCoach } from '../people/coaches.ts';
import { buildFamily, linkGuardian, signForms } from '../people/families.ts';
import { lookOver } from '../checks/accessibility.ts';
import { pressAgain } from '../checks/press-again.ts';
import { expect, test } from '../product/journey.ts';
import { AthletePage } from '../pages/athlete-page.ts';
import { RequestsPage } from '../pages/requests-page.ts';
import { Shell } from '../pages/shell.ts';
import { callerOf, demoPerson, enterAs, NEW_COACH } from '../people/people.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
/** Of all that one coach asks for: what is asked, what it would show and the answers stay together in sight. */
const CARD_HEIGHT = 560;

test('a coach asks for academics, a guardian approves on a phone, and the coach sees it without reloading', async ({
  page,
  openBrowser,
}) => {
  const { athleteId: id, guardian } = await buildFamily(page.request, {
    name: 'Noor Ellingsen',
    guardianName: 'Sofie Ellingsen',
    profile: { visibility: 'public', grad_year: 2027 },
    academics: { gpa: 3.7, core_courses: [] },
  });
  await signForms(id, guardian);
  const { person: coach, institution } = await verifiedCoach(page.request, { name: 'Dana Whitlock' });

  const phone = await openBrowser(PHONE);
  await enterAs(phone, guardian, '/dashboard/requests');
  const requests = new RequestsPage(phone);
  await expect(phone.getByText('You’re all caught up')).toBeVisible();
  await expect(
    phone.getByRole('main').getByRole('link', { name: 'Contact calendar' }),
    'nobody asked, so no calendar matters',
  ).toHaveCount(0);

  await enterAs(page, coach, `/athletes/${id}`);
  const athlete = new AthletePage(page);
  const academics = athlete.group('Academics');
  await expect(athlete.askable('Academics')).toBeVisible();
  let loads = 0;
  for (const seen of [page, phone]) {
    seen.on('load', () => {
      loads += 1;
    });
  }

  await athlete.ask('Academics');
  const asking = page.getByRole('dialog', { name: 'Ask the family for release' });
  await expect(asking.getByLabel('Academics')).toBeChecked();
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(asking.getByLabel('Message to the family')).toHaveAccessibleDescription(/Please fill this in/);
  await asking.getByLabel('Message to the family').fill('We admit by grades.\nCould we see them?');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(new Shell(page).message('Your request is on its way')).toBeVisible();
  await expect(academics).toContainText('The family has not answered yet.');
  await expect(athlete.askable('Academics')).toHaveCount(0);

  const title = 'Dana Whitlock asks to see the academics of Noor Ellingsen';
  const request = requests.waiting(title);
  await expect(request).toContainText('Could we see them?');
  for (const fact of [
    'Head coach',
    `${institution} (college, United States)`,
    /By Marian Castellow, on/,
    'A call to the front office',
  ]) {
    await expect(request).toContainText(fact);
  }
  await expect(request).toContainText('GPA 3.7');
  await expect(request).toContainText('Shows once a director has checked it.');
  await request.getByText('How we know').click();
  await expect(request.getByRole('link', { name: 'college.example.test' })).toHaveAttribute(
    'href',
    'https://college.example.test/basketball',
  );
  await request.getByRole('button', { name: `Approve: ${title}` }).click();
  const approving = requests.dialog('Approve this request');
  await expect(approving.getByRole('radio', { name: `Only ${institution}` })).toBeChecked();
  await approving.getByLabel('Until').fill('2020-01-01');
  await approving.getByRole('button', { name: 'Approve' }).click();
  await expect(approving.getByLabel('Until')).toHaveAccessibleDescription(/Choose today or a later day\./);
  await approving.getByLabel('Until').fill('');
  await approving.getByRole('button', { name: 'Approve' }).click();
  await expect(requests.settled(title)).toContainText('Approved');
  await expect(requests.settled(title)).toContainText('Decided by Sofie Ellingsen');
  await expect(request).toHaveCount(0);

  // Released, and yet to be checked by a director: the page says so by itself.
  await expect(academics).toContainText('Under verification');

  expect(loads, 'no page was loaded again').toBe(0);

  await page.goto('/dashboard/requests');
  await expect(new Shell(page).heading).toHaveText('Requests you sent');
  const parts = page.getByRole('tablist', { name: 'What became of your requests' });
  await expect(parts.getByRole('tab')).toHaveText(['Waiting0', 'Approved1', 'Declined0', 'Closed0', 'All1']);
  const sent = page.getByRole('article').filter({ hasText: 'Noor E.' });
  await expect(sent, 'nothing waits, so all of them are listed').toContainText(/Academics.*Approved/);
  await sent.getByRole('link', { name: 'Open profile: Noor E.' }).click();
  await expect(athlete.group('Academics')).toContainText('Under verification');
});

test('a no reaches the coach with its reason and the day to ask again; what cannot be saved keeps what was typed', async ({
  page,
  openBrowser,
}) => {
  const { athleteId: id, guardian } = await buildFamily(page.request, {
    name: 'Ylva Brandt',
    guardianName: 'Greta Brandt',
    profile: { visibility: 'public', grad_year: 2027 },
  });
  const { person: coach } = await verifiedCoach(page.request, { name: 'Hugh Penrose' });
  await enterAs(page, coach, `/athletes/${id}`);
  const athlete = new AthletePage(page);
  const videos = athlete.group('Videos');
  await athlete.ask('Videos');
  const asking = page.getByRole('dialog');
  const message = asking.getByLabel('Message to the family');
  await message.fill('May we see more?');
  await page.route('**/release-requests', (route) => route.abort('connectionrefused'));
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(asking.getByRole('alert')).toContainText('cannot be reached');
  await page.keyboard.press('Escape');
  await expect(asking).toHaveCount(0);
  await athlete.ask('Videos');
  await expect(message).toHaveValue('May we see more?');
  await page.unroute('**/release-requests');
  await asking.getByLabel('Academics').check();
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(athlete.group('Academics')).toContainText('The family has not answered yet.');

  const family = await openBrowser();
  await enterAs(family, guardian, '/dashboard/requests');
  const requests = new RequestsPage(family);
  const card = requests.waiting('Hugh Penrose has 2 requests about Ylva Brandt');
  await card.getByRole('button', { name: /^Decline/ }).click();
  const declining = requests.dialog('Decline these requests');
  await expect(declining).toContainText('Grades, test scores and core courses');
  await declining.getByLabel('Reason').fill('She is out with an injury.');
  await family.route('**/requests/answer', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await declining.getByRole('button', { name: 'Decline' }).click();
  await expect(family.getByRole('alert')).toContainText('Your decision could not be saved.');
  await expect(declining.getByLabel('Reason')).toHaveValue('She is out with an injury.');
  await family.unroute('**/requests/answer');
  await declining.getByRole('button', { name: 'Decline' }).click();
  await expect(requests.open.getByRole('article')).toHaveCount(0);
  await expect(videos).toContainText('Reason: She is out with an injury.');
  await expect(videos).toContainText(/You can ask again from .+ on\./);
  await expect(videos.getByRole('checkbox')).toHaveCount(0);

  // While something else waits, that is what the page opens with: the tab says where the news is.
  await athlete.ask('Transcript');
  await message.fill('And the transcript?');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(athlete.group('Transcript')).toContainText('The family has not answered yet.');
  await page.goto('/dashboard/requests');
  const declined = page.getByRole('tab', { name: /^Declined/ });
  await expect(declined).toHaveText('Declined22 new');
  await declined.click();
  await expect(declined, 'looked at, it is no news').toHaveText('Declined2');
});

test('all that a coach asks is one short card: a part is approved, the rest set aside, and taken up again', async ({
  page,
  openBrowser,
}) => {
  const { athleteId: id, guardian } = await buildFamily(page.request, {
    name: 'Maren Solheim',
    guardianName: 'Turid Solheim',
    profile: { visibility: 'public', grad_year: 2027, city: 'Bergen' },
    academics: { gpa: 3.9, sat: 1380, core_courses: [{ title: 'Algebra II', grade: 'A-' }] },
    videos: ['Drills', 'Summer league', 'The final'].map((title, index) => ({
      title,
      url: `https://vimeo.com/99500330${index}`,
      provider: 'vimeo',
    })),
  });
  await signForms(id, guardian);
  const { person: coach } = await verifiedCoach(page.request, { name: 'Otis Radcliffe' });
  await enterAs(page, coach, `/athletes/${id}`);
  const athlete = new AthletePage(page);
  const about = athlete.group('Academics');
  await athlete.ask('Academics');
  const asking = page.getByRole('dialog');
  await asking.getByLabel('Videos').check();
  await asking.getByLabel('Message to the family').fill('We have a place for the fall of 2027.');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(about).toContainText('The family has not answered yet.');
  const { person: later } = await verifiedCoach(page.request, { name: 'Wilma Fairley' });
  const askLater = await callerOf(page.request, later);
  await askLater('POST', `/api/athletes/${id}/release-requests`, {
    field_groups: ['videos'],
    message: 'May we see a game?',
  });

  const phone = await openBrowser(PHONE);
  await enterAs(phone, guardian, '/dashboard/requests');
  const requests = new RequestsPage(phone);
  const both = requests.waiting('Otis Radcliffe has 2 requests about Maren Solheim');
  await expect(both).toContainText('GPA 3.9 · SAT 1380');
  await expect(both.getByText('We have a place')).toHaveCount(1);
  const height = Math.round((await both.boundingBox())?.height ?? 0);
  console.log(`height of a request's card 360: ${height} px`);
  expect(height).toBeLessThanOrEqual(CARD_HEIGHT);
  await expect(both, 'the newest by name').toContainText('The final · Summer league');
  await expect(both.getByText('Algebra II: A-')).toBeHidden();
  await both.getByText('and 1 core course').click();
  await expect(both.getByText('Algebra II: A-')).toBeVisible();
  await both.getByText('and 1 more video').click();
  await expect(both.getByText('Drills', { exact: true })).toBeVisible();

  await both.getByRole('checkbox', { name: 'All videos' }).uncheck();
  await both.getByRole('button', { name: /^Approve 1 of 2/ }).click();
  await requests.dialog('Approve this request').getByRole('button', { name: 'Approve' }).click();
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  const rest = requests.waiting('Otis Radcliffe asks to see the videos of Maren Solheim');
  const next = requests.waiting('Wilma Fairley asks to see the videos of Maren Solheim');
  const notNow = rest.getByRole('button', { name: /^Not now/ });
  const undo = rest.getByRole('button', { name: /^Undo/ });
  await notNow.scrollIntoViewIfNeeded();
  const places = [await rest.boundingBox(), await next.boundingBox()];
  await notNow.click();
  await expect(rest).toContainText('The coach isn’t told.');
  await expect(requests.open.getByRole('status').first()).toHaveText('1 to decide');
  expect([await rest.boundingBox(), await next.boundingBox()], 'no card moves under the finger').toEqual(
    places,
  );
  await pressAgain(undo);
  expect(await undo.getAttribute('aria-disabled'), 'the second press of two is no answer').toBeNull();
  await pressAgain(next.getByRole('button', { name: /^Approve/ }));
  await expect(phone.getByRole('dialog'), 'nor one to whatever came there').toHaveCount(0);
  await undo.click();
  await notNow.click();
  await expect(undo).toBeVisible();

  await askLater('POST', `/api/athletes/${id}/release-requests`, {
    field_groups: ['academics'],
    message: 'And the grades?',
  });
  const nextTwo = requests.waiting('Wilma Fairley has 2 requests about Maren Solheim');
  await nextTwo.getByRole('checkbox', { name: 'All videos' }).dblclick();
  await expect(nextTwo.getByRole('checkbox', { name: 'All videos' }), 'two ticks are two').toBeChecked();
  await nextTwo.getByRole('button', { name: /^Decline/ }).click();
  await requests.dialog('Decline these requests').getByRole('button', { name: 'Decline' }).click();
  await expect(nextTwo).toHaveCount(0);
  await expect(undo, 'what was set aside stays, whatever goes').toBeVisible();
  await phone.reload();
  await expect(phone.getByText('You’re all caught up')).toBeVisible();
  const putOff = phone.getByRole('region', { name: 'Set aside' });
  await putOff.getByText('1 request you set aside').click();
  await putOff.getByRole('button', { name: /^Take up again/ }).click();
  await expect(rest).toBeVisible();
  await page.reload();
  await expect(athlete.group('Videos')).toContainText('The family has not answered yet.');
});

test('five requests of the demo family take little of a phone', async ({ openBrowser }) => {
  const phone = await openBrowser(PHONE);
  await enterAs(phone, demoPerson('guardian'), '/dashboard/requests');
  const cards = new RequestsPage(phone).open.getByRole('article');
  await expect(cards.first()).toBeVisible();
  // The line of the contact calendar comes with an answer of its own.
  await expect(cards.filter({ hasText: 'A conversation' }).first()).toContainText('Contact calendar');
  const heights = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().height)),
  );
  const whole = await phone.evaluate(() => document.documentElement.scrollHeight);
  console.log(
    `height /dashboard/requests 360: ${whole} px, its cards ${heights.join(', ')} px for five requests`,
  );
  // The tallest asks for a conversation too, with its calendar, and a form is not signed.
  expect(Math.max(...heights)).toBeLessThanOrEqual(CARD_HEIGHT + 120);
  expect(whole).toBeLessThanOrEqual(3_100);
});

test('who approves a conversation and a release at once is told of both', async ({ page, openBrowser }) => {
  const { athleteId: id, guardian } = await buildFamily(page.request, {
    name: 'Tove Lindgren',
    guardianName: 'Maj Lindgren',
    profile: { visibility: 'public', grad_year: 2027 },
  });
  await signForms(id, guardian);
  const { person: coach, institution } = await verifiedCoach(page.request, {
    name: 'Bea Ostrom',
    division: 'naia',
  });
  await enterAs(page, coach, `/athletes/${id}`);
  const athlete = new AthletePage(page);
  const asking = page.getByRole('dialog');
  await athlete.ask('Videos');
  await asking.getByLabel('Message to the family').fill('We would like to see games.');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(athlete.group('Videos')).toContainText('The family has not answered yet.');
  await athlete.group('Contact').getByRole('button', { name: 'Request contact' }).click();
  await asking.getByText('Women’s', { exact: true }).click();
  await asking.getByLabel('Message to the family').fill('And to talk.');
  await asking.getByRole('button', { name: 'Send anyway' }).click();
  await expect(athlete.group('Contact')).toContainText('You requested contact.');

  const family = await openBrowser();
  await enterAs(family, guardian, '/dashboard/requests');
  const requests = new RequestsPage(family);
  await requests
    .waiting('Bea Ostrom has 2 requests about Tove Lindgren')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await requests.dialog('Approve these requests').getByRole('button', { name: 'Approve' }).click();
  const told = requests.open.getByText('A conversation is open, and the release is approved');
  await expect(told, 'where the card was').toBeVisible();
  await expect(requests.open).toContainText(`You approved: All videos. Who may see it: Only ${institution}.`);
  await expect(requests.open.getByRole('link', { name: 'Open messages' })).toBeVisible();
  await expect(family.locator('[data-sonner-toast]'), 'nothing lies over the next card').toHaveCount(0);

  // The receipt leads to just what that college sees now, which others do not.
  await requests.open.getByRole('link', { name: 'See what they see' }).click();
  await expect(family.getByRole('radio', { name: 'A named college' })).toBeChecked();
  await expect(family.getByText(`the page that a coach of ${institution} finds right now`)).toBeVisible();
  const shown = new AthletePage(family);
  await expect(shown.group('Videos')).not.toContainText('Not released');
  await family.getByText('Verified coach', { exact: true }).click();
  await expect(shown.group('Videos')).toContainText('Not released');
});

test('an approval can be taken back right where it was given', async ({ page, openBrowser }) => {
  const { athleteId: id, guardian } = await buildFamily(page.request, {
    name: 'Runa Falk',
    guardianName: 'Siv Falk',
    profile: { visibility: 'public', grad_year: 2027 },
  });
  await signForms(id, guardian);
  const { person: coach } = await verifiedCoach(page.request, { name: 'Odd Berg' });
  await enterAs(page, coach, `/athletes/${id}`);
  const athlete = new AthletePage(page);
  await athlete.ask('Videos');
  await page.getByRole('dialog').getByLabel('Message to the family').fill('We would like to see games.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
  await expect(athlete.group('Videos')).toContainText('The family has not answered yet.');

  const family = await openBrowser({ viewport: { width: 360, height: 740 } });
  await enterAs(family, guardian, '/dashboard/requests');
  const requests = new RequestsPage(family);
  const title = 'Odd Berg asks to see the videos of Runa Falk';
  await requests
    .waiting(title)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await requests.dialog('Approve this request').getByRole('button', { name: 'Approve' }).click();
  await expect(requests.open.getByText('The coach has been told. You can take it back')).toBeVisible();
  expect(await lookOver(family)).toEqual([]);
  await requests.open.getByRole('button', { name: `Take it back: ${title}` }).click();
  const takingBack = family.getByRole('dialog', { name: /^Take back videos from / });
  await takingBack.getByRole('button', { name: 'Take it back', exact: true }).click();
  await expect(family.getByRole('dialog')).toHaveCount(0);
  await expect(requests.open, 'a yes that is gone is not said').not.toContainText('You can take it back');
  await expect(athlete.group('Videos')).toContainText('Not released');
});

test('an approval waits for forms that are not signed, and says so before and after', async ({
  page,
  openBrowser,
}) => {
  const { athleteId: id, guardian } = await buildFamily(page.request, {
    name: 'Ines Duarte',
    guardianName: 'Rui Duarte',
    profile: { visibility: 'public', grad_year: 2027 },
  });
  await signForms(id, guardian, ['platform', 'colleges']);
  const { person: coach } = await verifiedCoach(page.request, { name: 'Miles Okada' });
  const coachPage = await openBrowser();
  await enterAs(coachPage, coach, `/athletes/${id}`);
  const athlete = new AthletePage(coachPage);
  const transcript = athlete.group('Transcript');
  await athlete.ask('Transcript');
  const asking = coachPage.getByRole('dialog');
  await asking.getByLabel('Message to the family').fill('For our admissions office.');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(transcript).toContainText('The family has not answered yet.');

  await enterAs(page, guardian, '/dashboard/requests');
  const requests = new RequestsPage(page);
  const title = 'Miles Okada asks to see the transcript of Ines Duarte';
  const request = requests.waiting(title);
  await expect(request).toContainText(
    'Stays hidden until you sign: “Consent to release the school transcript”.',
  );
  // Beside the form's name there is that form alone, and a way back to the card.
  await request.getByRole('link', { name: 'Read and sign' }).click();
  const sitting = page.getByRole('dialog', { name: 'Consent forms for Ines Duarte' });
  await expect(sitting.getByText('Form 1 of 1').first()).toBeVisible();
  await expect(
    sitting.getByRole('region', { name: 'Consent to release the school transcript' }),
  ).toBeVisible();
  await expect(sitting.getByRole('button', { name: 'Sign 1 needed form' })).toBeVisible();
  await sitting.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Back to the request' }).click();
  await expect(page).toHaveURL(/^[^?]*\/dashboard\/requests/);

  await request.getByRole('button', { name: `Approve: ${title}` }).click();
  const approving = requests.dialog('Approve this request');
  await expect(approving).toContainText('until you sign: “Consent to release the school transcript”.');
  await approving.getByRole('radio', { name: 'All verified colleges' }).check();
  await approving.getByRole('button', { name: 'Approve' }).click();
  await expect(requests.open).toContainText(
    'It shows once the consent forms are signed and a director has checked what still needs it.',
  );
  await expect(transcript).toContainText('It shows once the family has signed its forms.');
  await expect(transcript).toContainText('Not released');
});

test('a blocked coach loses the athlete at once, is told nothing, and may come back when the block is lifted', async ({
  page,
  openBrowser,
}) => {
  const { athleteId: id, guardian } = await buildFamily(page.request, {
    name: 'Leo Hartmann',
    guardianName: 'Jana Hartmann',
    profile: { visibility: 'public', grad_year: 2027 },
  });
  await signForms(id, guardian);
  const { person: coach } = await verifiedCoach(page.request, { name: 'Vince Arnold' });
  const coachPage = await openBrowser();
  await enterAs(coachPage, coach, `/athletes/${id}`);
  const athlete = new AthletePage(coachPage);
  const identity = 'Full name, photo, city, school, team, jersey number, bio and accounts on other platforms';
  const about = athlete.group(identity);
  await athlete.ask(identity);
  await coachPage.getByRole('dialog').getByLabel('Message to the family').fill('Hello.');
  await coachPage.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
  await expect(about).toContainText('The family has not answered yet.');

  await enterAs(page, guardian, '/dashboard/requests');
  const requests = new RequestsPage(page);
  const more = requests.open.getByRole('button', { name: 'More: Vince Arnold' });
  const block = async () => {
    await more.click();
    await page.getByRole('menuitem', { name: 'Block coach' }).click();
  };
  await block();
  const question = requests.question('Block Vince Arnold?');
  await expect(question).toContainText('Leo Hartmann no longer exists on Faircourt');
  await expect(question).toContainText('Vince Arnold is not told why.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(more, 'the item of the menu is gone, and its button has the focus').toBeFocused();
  await expect(requests.blocked).toHaveCount(0);
  await block();
  await question.getByRole('button', { name: 'Block coach' }).click();
  await expect(requests.blocked).toContainText('Vince Arnold');
  await expect(page.getByText('You’re all caught up')).toBeVisible();

  await coachPage.goto(`/athletes/${id}`);
  await expect(new Shell(coachPage).heading).toHaveText('Oops! Page not found');

  await requests.blocked.getByRole('button', { name: 'Lift block: Vince Arnold' }).click();
  await requests
    .question('Lift the block of Vince Arnold?')
    .getByRole('button', { name: 'Lift block' })
    .click();
  // Behind an open question nothing else is there, so that its absence says nothing.
  await expect(new Shell(page).message('The block of Vince Arnold is lifted')).toBeVisible();
  await expect(requests.blocked).toHaveCount(0);
  await coachPage.goto(`/athletes/${id}`);
  await expect(athlete.askable(identity)).toBeVisible();
});

test('who blocks a coach for one child is offered the other one too, and blocks for both in one go', async ({
  page,
}) => {
  const plan = { profile: { visibility: 'public', grad_year: 2027 } } as const;
  const { athleteId: first, guardian } = await buildFamily(page.request, {
    ...plan,
    name: 'Leo Hartmann',
    guardianName: 'Jana Hartmann',
  });
  const { id: second } = await buildAthlete(page.request, { ...plan, name: 'Mia Hartmann' });
  await linkGuardian(second, guardian);
  for (const id of [first, second]) await signForms(id, guardian);
  const coaches = await Promise.all(
    ['Vince Arnold', 'Gus Keller'].map((name) => verifiedCoach(page.request, { name })),
  );
  for (const { person } of coaches) {
    const ask = await callerOf(page.request, person);
    for (const id of [first, second]) {
      await ask('POST', `/api/athletes/${id}/release-requests`, {
        field_groups: ['academics'],
        message: 'Hello.',
      });
    }
  }

  await enterAs(page, guardian, '/dashboard/requests');
  const requests = new RequestsPage(page);
  const asked = (coach: string, child: string) =>
    requests.waiting(`${coach} asks to see the academics of ${child} Hartmann`);
  const ask = async (coach: string) => {
    await asked(coach, 'Leo')
      .getByRole('button', { name: `More: ${coach}` })
      .click();
    await page.getByRole('menuitem', { name: 'Block coach' }).click();
    return requests.question(`Block ${coach}?`);
  };
  const question = await ask('Vince Arnold');
  const also = question.getByRole('checkbox', { name: 'Also for Mia Hartmann' });
  await expect(also).not.toBeChecked();
  await expect(also).toHaveAccessibleDescription(/also has a request, a release or a conversation about Mia/);
  await also.check();
  await question.getByRole('button', { name: 'Block coach' }).click();
  await expect(new Shell(page).message('Vince Arnold is blocked')).toBeVisible();
  await expect(requests.blocked.getByRole('listitem').filter({ hasText: 'Vince Arnold' })).toHaveCount(2);
  for (const child of ['Leo', 'Mia']) await expect(asked('Vince Arnold', child)).toHaveCount(0);
  const read = await callerOf(page.request, coaches[0]?.person ?? guardian);
  expect(await read('GET', '/api/requests/sent')).toMatchObject({ counts: { requested: 0, closed: 2 } });

  await (await ask('Gus Keller')).getByRole('button', { name: 'Block coach' }).click();
  await expect(requests.blocked.getByRole('listitem').filter({ hasText: 'Gus Keller' })).toHaveCount(1);
  await expect(asked('Gus Keller', 'Mia')).toBeVisible();
});

test('a coach of an unverified institution cannot ask, directors and admins cannot decide, and each reads why', async ({
  page,
}) => {
  const { id } = await buildAthlete(page.request, { profile: { visibility: 'public' } });
  await enterAs(page, NEW_COACH, `/athletes/${id}`);
  await expect(page.getByText('You can’t send a request yet')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ask/ })).toHaveCount(0);
  for (const role of ['regional_director', 'admin'] as const) {
    await enterAs(page, demoPerson(role), '/dashboard/requests');
    await expect(page.getByText('This page is for athletes, guardians, and coaches')).toBeVisible();
    await page.goto('/dashboard/consent');
    await expect(page.getByText('This page is for athletes and guardians')).toBeVisible();
  }
});
