/** /dashboard/content: a director writes for a country of the region; its people and the public read it, nobody else's director does. */
import { editedPostSchema, publishedPostListSchema } from '@faircourt/contracts/posts';
import type { APIRequestContext } from '@playwright/test';
import { buildAthlete } from '../people/athletes.ts';
import { approvedDirector } from '../people/directors.ts';
import { expect, test } from '../product/journey.ts';
import { PostPage } from '../pages/post-page.ts';
import { Shell } from '../pages/shell.ts';
import { callerOf, enterAs, newcomer, type Person } from '../people/people.ts';

const PORTUGAL = '/learn/countries/portugal';
/** A country that no other journey writes for. */
const NOBODYS = 'LI';

test('a note is written, previewed and published, read by everybody it is for, and gone when archived', async ({
  page,
  openBrowser,
}) => {
  const title = `Licences for ${newcomer().email.slice(0, 8)}`;
  const director = await approvedDirector(page.request, { name: 'Beatriz Falcone', countries: ['PT', 'AD'] });
  await enterAs(page, director, '/dashboard/content');
  await page.getByRole('link', { name: 'New post' }).click();
  const post = new PostPage(page);
  await post.button('Publish').click();
  await expect(post.country).toHaveAccessibleDescription(/Please fill this in/);
  await expect(post.title).toHaveAccessibleDescription(/Please fill this in/);

  await page.getByRole('radio', { name: 'Country note' }).check();
  await expect(post.country.locator('option')).toHaveText(['Choose a country', 'Andorra', 'Portugal']);
  await post.country.selectOption('Portugal');
  await post.title.fill(title);
  await post.text.fill(
    '# Before you sign\n\nAsk the **federation** first.\n\n<b>Never</b> pay for a licence.',
  );
  const written = post.preview.getByRole('article');
  await expect(written.getByRole('heading', { name: 'Before you sign' })).toBeVisible();
  await expect(written.locator('strong')).toHaveText('federation');
  await expect(written).toContainText('<b>Never</b> pay');
  await expect(written.locator('b')).toHaveCount(0);
  await post.button('Publish').click();
  await expect(new Shell(page).message('It shows on the dashboards of the people of Portugal')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/content\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/^Last changed by Beatriz Falcone/)).toBeVisible();
  const address = new URL(page.url()).pathname;

  const elsewhere = await openBrowser();
  await elsewhere.goto(PORTUGAL);
  await expect(elsewhere.getByText(title)).toBeVisible();
  await expect(elsewhere.getByText('Beatriz Falcone').first()).toBeVisible();
  const stranger = await approvedDirector(page.request, { name: 'Sten Aalborg', countries: ['NR'] });
  await enterAs(elsewhere, stranger, '/dashboard/content?status=published');
  await expect(elsewhere.getByText('Nothing is published')).toBeVisible();
  await elsewhere.goto(address);
  await expect(new Shell(elsewhere).heading).toHaveText('Oops! Page not found');
  const { person: athlete } = await buildAthlete(page.request, { profile: { country_code: 'PT' } });
  await enterAs(elsewhere, athlete);
  await expect(elsewhere.getByText(title)).toBeVisible();

  await post.button('Archive').click();
  await post.question(`Archive “${title}”?`).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Nobody but the directors of its country sees it.')).toBeVisible();
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page.getByRole('tab', { name: 'Archived', selected: true })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  const feed = elsewhere.waitForResponse(/\/api\/feed/);
  await elsewhere.reload();
  await feed;
  await expect(elsewhere.getByText(title)).toHaveCount(0);
  expect(await titlesOf(page.request, athlete)).not.toContain(title);
});

test('two directors write at once: nothing typed is lost, and every version can be had again', async ({
  page,
  request,
}) => {
  const director = await approvedDirector(page.request, { name: 'Joana Prates', countries: [NOBODYS] });
  const colleague = await approvedDirector(page.request, { name: 'Rui Salgado', countries: [NOBODYS] });
  const id = await draftOf(page.request, director, 'First words.');
  await enterAs(page, director, `/dashboard/content/${id}`);
  const post = new PostPage(page);
  await expect(post.text).toHaveValue('First words.');
  await post.text.fill('My own words.');
  // Kept in this tab a moment after the last key; then a reload finds it.
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('My own words.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('You had typed this before and not saved it. It is back.')).toBeVisible();
  await expect(post.text).toHaveValue('My own words.');

  await saveAs(page.request, colleague, id, 'Words of a colleague.');
  await post.button('Save draft').click();
  await expect(page.getByText(/^Rui Salgado saved a newer version/)).toBeVisible();
  const newer = page.getByRole('region', { name: 'The newer text' });
  await expect(newer).toContainText('Words of a colleague.');
  await expect(newer).toBeInViewport();
  await expect(post.text).toHaveValue('My own words.');
  await page.getByRole('link', { name: 'All posts' }).click();
  await post.question('Leave without saving?').getByRole('button', { name: 'Keep editing' }).click();
  await post.button('Save mine as the next version').click();
  await expect(page.getByText(/saved a newer version/)).toHaveCount(0);

  await expect(post.versions.getByRole('listitem')).toHaveCount(3);
  await post.button('Show: Version 2').click();
  await expect(page.getByRole('dialog', { name: 'Version 2' })).toContainText('Words of a colleague.');
  await page.keyboard.press('Escape');
  await post.button('Restore into the editor: Version 2').click();
  await expect(post.text).toHaveValue('Words of a colleague.');
  const typedOn = Promise.withResolvers<void>();
  await page.route(`**/api/posts/${id}`, async (route) => {
    await typedOn.promise;
    await route.continue();
  });
  await post.button('Save draft').click();
  await post.text.fill('Words of a colleague. And more.');
  typedOn.resolve();
  await expect(post.versions.getByRole('listitem').first()).toContainText('Version 4');
  await expect(post.text, 'what was typed during the save').toHaveValue('Words of a colleague. And more.');
  await expect(page.getByText('Unsaved changes.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  const chooser = page.waitForEvent('filechooser');
  await post.button('Add a picture').click();
  const buffer = await page.screenshot();
  await (await chooser).setFiles({ name: 'hall.png', mimeType: 'image/png', buffer });
  const picture = post.preview.getByRole('img', { name: 'Say what the picture shows' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.type('The hall in Vaduz');
  await expect(post.preview.getByRole('img', { name: 'The hall in Vaduz' })).toBeVisible();
  await post.button('Save draft').click();
  await expect(post.versions.getByRole('listitem').first()).toContainText('Version 5');

  await callerOf(request, colleague).then((call) => call('DELETE', `/api/posts/${id}`));
  await post.title.fill('A draft that is mine');
  await post.button('Save draft').click();
  await expect(page.getByText('This post is no longer there')).toBeVisible();
  await expect(post.title).toHaveValue('A draft that is mine');
  await post.button('Save draft').click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(post.versions.getByRole('listitem')).toHaveCount(1);
  await expect(post.title).toHaveValue('A draft that is mine');
  await expect(post.text).toHaveValue(/^Words of a colleague\. And more\./);
  await post.button('Delete draft').click();
  await post.question('Delete “A draft that is mine”?').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByText('No drafts')).toBeVisible();
});

const draft = { kind: 'news', country_code: NOBODYS, locale: 'en', title: 'A draft' };

async function draftOf(request: APIRequestContext, director: Person, body: string): Promise<string> {
  const call = await callerOf(request, director);
  const { post } = editedPostSchema.parse(await call('POST', '/api/posts', { ...draft, body }));
  return post.id;
}

async function saveAs(request: APIRequestContext, director: Person, id: string, body: string): Promise<void> {
  const call = await callerOf(request, director);
  await call('PUT', `/api/posts/${id}`, { ...draft, body, version: 1 });
}

/** What the public and this person's own feed show. */
async function titlesOf(request: APIRequestContext, person: Person): Promise<string[]> {
  const call = await callerOf(request, person);
  const lists = [await call('GET', '/api/countries/PT/posts'), await call('GET', '/api/feed')];
  return lists.flatMap((list) => publishedPostListSchema.parse(list).posts.map(({ title }) => title));
}
