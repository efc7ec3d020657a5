/** Photo and transcript: sent with progress, refused with a reason, and shown to nobody who may not see them. */
import { searchPageSchema } from '@faircourt/contracts/search';
import type { APIRequestContext, Page } from '@playwright/test';
import { buildAthlete } from '../people/athletes.ts';
import { expect, test } from '../product/journey.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Shell } from '../pages/shell.ts';
import { callerOf, demoPerson, enterAs, signIn, type Person } from '../people/people.ts';

test('a photo is sent with progress, shown, replaced only by a picture, and deleted; its address alone opens nothing', async ({
  page,
  request,
}) => {
  const { person } = await buildAthlete(page.request, { profile: { visibility: 'public' } });
  await enterAs(page, person, '/profile');
  const photo = new ProfilePage(page).file('Profile photo');
  const shell = new Shell(page);
  await expect(photo.locator('img')).toHaveCount(0);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/profile/files/photo', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await chooseFile(page, 'Choose a photo', picture);
  await expect(photo.getByText('Sending me.png')).toBeVisible();
  await expect(photo.getByRole('progressbar', { name: 'Sending me.png' })).toBeVisible();
  await expect(photo.getByRole('button', { name: 'Choose a photo' })).toBeDisabled();
  arrived.resolve();
  await expect(shell.message('Photo saved')).toBeVisible();
  const shown = photo.locator('img');
  await expect(shown).toHaveAttribute('src', /^\/api\/files\/[0-9a-f-]{36}\?key=/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const source = await photoSource(page);
  const [address = '', key = ''] = source.split('?key=');
  await page.unroute('**/api/profile/files/photo');

  const own = await page.request.get(source);
  expect(own.status()).toBe(200);
  expect(own.headers()['content-type']).toBe('image/webp');
  expect(own.headers()['cache-control']).toContain('private');
  expect((await page.request.get(address)).status(), 'no key').toBe(401);
  expect((await page.request.get(`${address}?key=${key.slice(0, -2)}xx`)).status(), 'a forged key').toBe(401);
  for (const stranger of [demoPerson('coach'), demoPerson('guardian')]) {
    const session = await signIn(request, stranger);
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect((await page.request.get(address, { headers })).status(), `${stranger.email}'s session`).toBe(404);
    const theirKey = await fileKeyOf(request, stranger);
    expect((await page.request.get(`${address}?key=${theirKey}`)).status(), `${stranger.email}'s key`).toBe(
      404,
    );
  }

  const text = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('This is no picture at all.') };
  await chooseFile(page, 'Replace the photo', text);
  await expect(photo.getByRole('alert')).toContainText('Choose a JPEG, PNG or WebP picture.');
  await expect(photo.getByRole('alert')).toContainText('The one you had is still there.');
  expect(await pathOfFile(page)).toBe(address);
  const large = { ...picture, buffer: Buffer.alloc(9 * 1024 * 1024) };
  await chooseFile(page, 'Replace the photo', large);
  await expect(photo.getByRole('alert')).toContainText('This file has 9.0 MB. Up to 8 MB are possible.');

  await page.route('**/api/profile/files/photo', () => new Promise(() => {}));
  await chooseFile(page, 'Replace the photo', picture);
  await photo.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(shell.message('Upload canceled')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  expect(await pathOfFile(page), 'the old photo stayed through all of it').toBe(address);

  await photo.getByRole('button', { name: 'Delete the photo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the photo' }).click();
  await expect(shell.message('Photo deleted')).toBeVisible();
  await expect(shown).toHaveCount(0);
  expect((await page.request.get(source)).status(), 'once deleted').toBe(404);
});

test('a transcript is uploaded, opened by its owner and replaced by nothing but a document', async ({
  page,
}) => {
  await enterAs(page, (await buildAthlete(page.request)).person, '/profile?tab=academics');
  const transcript = new ProfilePage(page).file('Transcript file');
  const document = { name: 'grades.pdf', mimeType: 'application/pdf', buffer: await page.pdf() };
  await chooseFile(page, 'Upload a transcript', document);
  await expect(new Shell(page).message('Transcript saved')).toBeVisible();
  await expect(transcript).toContainText(/Uploaded on .+, \d/);
  const open = transcript.getByRole('link', { name: 'Open the transcript' });
  const downloading = page.waitForEvent('download');
  await page.evaluate((href) => location.assign(href), (await open.getAttribute('href')) ?? '');
  expect((await downloading).suggestedFilename()).toBe('transcript.pdf');

  const page404 = { name: 'grades.html', mimeType: 'text/html', buffer: Buffer.from('<h1>Grades</h1>') };
  await chooseFile(page, 'Replace the transcript', page404);
  await expect(transcript.getByRole('alert')).toContainText('Choose a PDF, or a JPEG or PNG picture');
  await chooseFile(page, 'Replace the transcript', { ...page404, mimeType: 'application/pdf' });
  await expect(transcript.getByRole('alert')).toContainText('The one you had is still there.');
  await expect(open).toBeVisible();
  await transcript.getByRole('button', { name: 'Delete the transcript' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the transcript' }).click();
  await expect(new Shell(page).message('Transcript deleted')).toBeVisible();
  await expect(open).toHaveCount(0);
});

type Upload = { name: string; mimeType: string; buffer: Buffer };

async function chooseFile(page: Page, button: string, file: Upload): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await choosing).setFiles(file);
}

async function photoSource(page: Page): Promise<string> {
  const image = new ProfilePage(page).file('Profile photo').locator('img');
  return (await image.getAttribute('src')) ?? '';
}

async function pathOfFile(page: Page): Promise<string | undefined> {
  return (await photoSource(page)).split('?')[0];
}

/** Every page of search results brings a key with which its viewer may fetch pictures. */
async function fileKeyOf(request: APIRequestContext, person: Person): Promise<string> {
  const call = await callerOf(request, person);
  return searchPageSchema.parse(await call('GET', '/api/athletes')).file_key;
}
