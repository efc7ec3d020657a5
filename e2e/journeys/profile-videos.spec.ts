/** The Videos tab of /profile: adding, showing, hiding, deleting and taking a deletion back. */
import { buildAthlete } from '../people/athletes.ts';
import { expect, test } from '../product/journey.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Shell } from '../pages/shell.ts';
import { enterAs } from '../people/people.ts';

test('videos are added, newest first, shown in public, deleted and brought back', async ({ page }) => {
  await enterAs(page, (await buildAthlete(page.request)).person);
  await new Shell(page).quickActions().filter({ hasText: 'Upload Videos' }).click();
  const profile = new ProfilePage(page);
  const shell = new Shell(page);
  await profile.tab('Videos').click();
  await expect(page.getByRole('heading', { name: 'My Videos (0)' })).toBeVisible();
  await expect(page.getByText('No videos added yet')).toBeVisible();
  await expect(page.getByLabel('Platform')).toHaveValue('youtube');
  await expect(page.getByLabel('Platform').getByRole('option')).toHaveText([
    'YouTube',
    'Hudl',
    'Vimeo',
    'Cloudflare Stream',
    'Other',
  ]);
  await profile.describeVideo({ title: 'Season highlights', url: 'https://youtu.be/zwUareHAdks?si=x' });
  await page.getByLabel('Description').fill('Filmed by my aunt.');
  await expect(page.getByText('Recognized: a video on YouTube.')).toBeVisible();
  const added = Promise.withResolvers<void>();
  await page.route('**/api/profile/videos', async (route) => {
    if (route.request().method() === 'POST') await added.promise;
    await route.continue();
  });
  await profile.addVideo.click();
  await expect(page.getByRole('button', { name: 'Adding...' })).toBeDisabled();
  added.resolve();
  await expect(shell.message('Video added successfully')).toContainText(
    'Next: invite your guardian, who decides which coaches see your videos.',
  );
  await page.unroute('**/api/profile/videos');
  for (const label of ['Video Title', 'Video URL', 'Description']) {
    await expect(page.getByLabel(label, { exact: true }), 'the form is empty again').toHaveValue('');
  }
  const first = profile.video('Season highlights');
  await expect(first).toContainText('Filmed by my aunt.');
  await expect(first.getByText('YouTube', { exact: true })).toBeVisible();
  await expect(first).toContainText('Off. Colleges see it once your guardian releases your videos.');

  await page.getByLabel('Platform').selectOption('Hudl');
  await profile.describeVideo({ title: 'Defence', url: 'https://vimeo.com/995002219' });
  await expect(page.getByLabel('Video URL')).toHaveAccessibleDescription(
    'This address belongs to another platform. We play YouTube, Hudl, Vimeo and Cloudflare Stream. Any other site is “Other” and opens in a new tab.',
  );
  await page.getByLabel('Video URL').fill('https://clips.example.com/defence');
  await expect(page.getByRole('button', { name: 'Switch to Other' }), 'no dead end').toBeVisible();
  await page.getByLabel('Video URL').fill('https://vimeo.com/995002219');
  await page.getByRole('button', { name: 'Switch to Vimeo' }).click();
  await expect(page.getByLabel('Platform')).toHaveValue('vimeo');
  await profile.addVideo.click();
  await expect(page.getByRole('heading', { name: 'My Videos (2)' })).toBeVisible();
  await expect(profile.videos.getByRole('heading')).toHaveText(['Defence', 'Season highlights']);

  const publicBadge = first.getByText('Public', { exact: true });
  await expect(publicBadge, 'the switch alone').toHaveCount(1);
  await first.getByRole('switch', { name: 'Public' }).click();
  await expect(first.getByText('Everyone who may open your profile can watch it.')).toBeVisible();
  await expect(publicBadge, 'the switch and the badge').toHaveCount(2);
  await page.reload();
  await expect(first.getByRole('switch', { name: 'Public' })).toBeChecked();

  await first.getByRole('button', { name: 'Delete Season highlights' }).click();
  const deleted = shell.message('Video deleted');
  await expect(deleted).toBeVisible();
  await expect(first).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'My Videos (1)' })).toBeVisible();
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(shell.message('Video restored')).toBeVisible();
  await expect(first.getByRole('switch', { name: 'Public' })).toBeChecked();
  await expect(profile.videos.getByRole('heading')).toHaveText(['Defence', 'Season highlights']);
});

test('a video that cannot be added says why and stays typed', async ({ page }) => {
  const url = 'https://www.youtube.com/watch?v=zwUareHAdks';
  const { person } = await buildAthlete(page.request, { videos: [{ title: 'Had already', url }] });
  await enterAs(page, person, '/profile?tab=videos');
  const profile = new ProfilePage(page);
  const shell = new Shell(page);
  await profile.addVideo.click();
  const title = page.getByLabel('Video Title');
  const address = page.getByLabel('Video URL');
  await expect(title).toHaveAccessibleDescription(/Please fill this in\./);
  await expect(title).toBeFocused();
  await title.fill('t'.repeat(201));
  await expect(title).toHaveAccessibleDescription(/Use at most 200 characters\./);
  await page.getByLabel('Description').fill('d'.repeat(501));
  await expect(page.getByLabel('Description')).toHaveAccessibleDescription(/Use at most 500 characters\./);
  for (const [typed, message] of [
    ['not an address', /Enter a web address/],
    ['http://www.youtube.com/watch?v=zwUareHAdks', /must start with https/],
    ['https://www.youtube.com/@channel', /does not lead to a single video/],
  ] as const) {
    await address.fill(typed);
    await expect(address).toHaveAccessibleDescription(message);
  }
  await title.fill('Once more');
  await page.getByLabel('Description').fill('');
  await address.fill('https://m.youtube.com/watch?v=zwUareHAdks&t=12');
  await profile.addVideo.click();
  await expect(shell.message('This video is in your list already.')).toBeVisible();
  await page.route('**/api/profile/videos', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
  );
  await address.fill('https://www.youtube.com/watch?v=ah6gLB08lAO');
  await profile.addVideo.click();
  await expect(shell.message('Failed to add video')).toContainText('Error');
  await expect(title).toHaveValue('Once more');

  await page.route('**/api/profile/videos/*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await profile.video('Had already').getByRole('button', { name: 'Delete Had already' }).click();
  await expect(shell.message('Failed to delete video')).toContainText('Error');
  await expect(profile.video('Had already')).toBeVisible();
});

test('a list of videos that cannot be loaded is only logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.route('**/api/profile/videos', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await enterAs(page, (await buildAthlete(page.request)).person, '/profile?tab=videos');
  await expect.poll(() => logged.some((text) => text.includes('Failed to load videos'))).toBe(true);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expect(new ProfilePage(page).addVideo, 'the rest of the tab still works').toBeEnabled();
});
