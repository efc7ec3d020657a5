/** /auth as a person sees it. */
import type { Locator, Page } from '@playwright/test';
import type { Person } from '../people/people.ts';

/** The specification's names of the roles that can be chosen. */
export type RoleLabel = 'Athlete' | 'Parent/Guardian' | 'Coach/Scout' | 'Regional Director';

export class AuthPage {
  readonly page: Page;
  readonly name: Locator;
  readonly invitationCode: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly alert: Locator;
  readonly signIn: Locator;
  readonly createAccount: Locator;
  readonly busy: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByLabel('Full Name');
    this.invitationCode = page.getByLabel('Invitation Code');
    this.email = page.getByLabel('Email', { exact: true });
    this.password = page.getByLabel('Password', { exact: true });
    this.alert = page.getByRole('alert');
    const form = page.locator('form');
    this.signIn = form.getByRole('button', { name: 'Sign In', exact: true });
    this.createAccount = form.getByRole('button', { name: 'Create Account', exact: true });
    this.busy = form.getByRole('button', { name: 'Please wait...' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/auth${query}`);
    await this.email.waitFor();
  }

  role(label: RoleLabel): Locator {
    return this.page.getByRole('radio', { name: label, exact: true });
  }

  /** By its card, as people do: the radio button itself is only for keyboards and screen readers. */
  async choose(label: RoleLabel): Promise<void> {
    await this.page.locator('label', { has: this.role(label) }).click();
  }

  async fillIn(person: Person): Promise<void> {
    await this.name.fill(person.name);
    await this.fillInCredentials(person);
  }

  async fillInCredentials({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
  }

  async signInAs(person: Person): Promise<void> {
    await this.fillInCredentials(person);
    await this.signIn.click();
  }

  async switchToSignUp(): Promise<void> {
    await this.page.getByRole('button', { name: 'Create an account' }).click();
  }

  async switchToSignIn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
}
