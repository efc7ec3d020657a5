/** /profile as an athlete sees it. */
import type { Locator, Page } from '@playwright/test';
import { bornYearsAgo, QUIET_COUNTRY } from '../people/athletes.ts';

type Tab = 'Profile' | 'Academics' | 'Videos';

export class ProfilePage {
  readonly page: Page;
  readonly saveProfile: Locator;
  readonly saveAcademics: Locator;
  readonly addVideo: Locator;
  readonly videos: Locator;
  readonly height: Locator;
  readonly city: Locator;
  readonly bio: Locator;
  readonly visibility: Locator;
  readonly birthdate: Locator;
  /** Before a birthdate of an adult or of a child under 13 is saved. */
  readonly ageQuestion: Locator;

  constructor(page: Page) {
    this.page = page;
    this.saveProfile = page.getByRole('button', { name: 'Save Profile' });
    this.saveAcademics = page.getByRole('button', { name: 'Save Academic Info' });
    this.addVideo = page.getByRole('button', { name: 'Add Video' });
    this.videos = page.getByRole('region', { name: /^My Videos/ }).getByRole('article');
    this.height = page.getByLabel('Height (cm)');
    this.city = page.getByLabel('City');
    this.bio = page.getByLabel('Bio');
    this.visibility = page.getByLabel('Profile Visibility');
    this.birthdate = page.getByLabel('Birthdate', { exact: true });
    this.ageQuestion = page.getByRole('alertdialog', { name: /^Are you \d+ years? old\?$/ });
  }

  tab(name: Tab): Locator {
    // With what is unsaved on it, its name says so.
    return this.page.getByRole('tab', { name: new RegExp(`^${name}( Unsaved)?$`) });
  }

  video(title: string): Locator {
    return this.page.getByRole('article', { name: title, exact: true });
  }

  /** On a phone most sections are folded. */
  async openEverySection(): Promise<void> {
    const sections = this.page.getByRole('tabpanel').locator('h3 > button[aria-expanded]');
    await sections.nth(0).waitFor();
    const folded = sections.and(this.page.locator('[aria-expanded=false]'));
    while ((await folded.count()) > 0) await folded.nth(0).click();
  }

  /** Photo or transcript. */
  file(kind: 'Profile photo' | 'Transcript file'): Locator {
    return this.page.getByRole('group', { name: kind });
  }

  async describeVideo({ title, url }: { title: string; url: string }): Promise<void> {
    await this.page.getByLabel('Video Title').fill(title);
    await this.page.getByLabel('Video URL').fill(url);
  }

  /** Fills every field of the Athlete Profile card and some below it; returns what it typed. */
  async fillIn(): Promise<[label: string, value: string][]> {
    const chosen: [label: string, value: string][] = [
      ['Primary Position', 'Point Guard'],
      ['Secondary Position', 'Shooting Guard'],
      ['Profile Visibility', 'public'],
      ['Dominant Hand', 'left'],
    ];
    const typed: [label: string, value: string][] = [
      ['Height (cm)', '183.5'],
      ['Weight (kg)', '76'],
      ['Graduation Year', '2028'],
      ['School Name', 'Harbour Gymnasium'],
      ['City', 'Reykjavík'],
      ['Country Code', QUIET_COUNTRY],
      ['Bio', 'I pass first.\nThen I shoot.'],
      ['Birthdate', bornYearsAgo(16)],
      ['Jersey Number', '7'],
      ['Instagram', 'lena.okafor'],
    ];
    for (const [label, value] of chosen)
      await this.page.getByLabel(label, { exact: true }).selectOption(value);
    for (const [label, value] of typed) await this.page.getByLabel(label, { exact: true }).fill(value);
    return [...chosen, ...typed];
  }
}
