/** Who takes part in the journeys: the accounts of the demo data, and new people nobody else uses. */
import { randomUUID } from 'node:crypto';
import { sessionSchema, type Session } from '@faircourt/contracts/accounts';
import { ANONYMOUS_KEY } from '@faircourt/contracts/anonymous-key';
import type { Locale, Role, SignUpRole } from '@faircourt/contracts/vocabulary';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { askDatabase } from '../product/product.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

export const SESSION_KEY = 'faircourt.session';

const DEMO_PASSWORD = 'courtside-demo';
const DEMO_NAMES: Record<Role, string> = {
  athlete: 'Avery Calloway',
  guardian: 'Renee Calloway',
  coach: 'Tobias Brandvold',
  regional_director: 'Marian Castellow',
  admin: 'Robin Feldspar',
};

/** The demo data's codes are the same in every fresh database. */
export const CODES = {
  team: 'HOOPS2026',
  single: 'MKR8X4PX',
  expired: 'UNJMQ2UR',
  revoked: 'ZPEFHY5B',
  unknown: 'NOSUCHCODE',
} as const;

export function demoPerson(role: Role): Person {
  const account = role === 'regional_director' ? 'director' : role;
  return { name: DEMO_NAMES[role], email: `${account}@faircourt.test`, password: DEMO_PASSWORD };
}

/** On a Basic trial; no director has verified the institution yet. */
export const NEW_COACH: Person = {
  name: 'Priya Lindgate',
  email: 'newcoach@faircourt.test',
  password: DEMO_PASSWORD,
};

/** Somebody the product has never seen. */
export function newcomer(name = 'Jamie Ortega'): Person {
  return { name, email: `${randomUUID().slice(0, 13)}@example.test`, password: 'pivot-and-pass' };
}

/** Creates the account behind the scenes, its mailbox proven unless told otherwise, for journeys that are about something later. */
export async function join(
  request: APIRequestContext,
  {
    role = 'guardian',
    locale = 'en',
    name,
    isProven = true,
  }: { role?: SignUpRole; locale?: Locale; name?: string; isProven?: boolean } = {},
): Promise<Person> {
  const person = newcomer(name);
  const invite_code = role === 'athlete' ? CODES.team : null;
  const answer = await request.post('/api/auth/sign-up', {
    headers: { authorization: `Bearer ${ANONYMOUS_KEY}` },
    data: {
      email: person.email,
      password: person.password,
      data: { name: person.name, role, invite_code, locale },
    },
  });
  expect(answer.status(), 'the account for this journey was created').toBe(201);
  if (isProven) await proveMailbox(person);
  return person;
}

/** As if the mailed code had come back. */
async function proveMailbox({ email }: Person): Promise<void> {
  await askDatabase(
    z.unknown(),
    `with proven as (update auth_users set email_verified = true where email = $1 returning id)
    update subscriptions set trial_ends_at = now() + interval '14 days'
    where trial_ends_at is null and status = 'trial'
      and owner_user_id = (select u.id from users u join proven on proven.id = u.auth_id)`,
    [email],
  );
}

/** Signs in behind the scenes: the cookie and local storage as signing in on the page leaves them. */
export async function enterAs(page: Page, person: Person, path = '/dashboard'): Promise<Session> {
  const session = await signIn(page.request, person);
  // Any document of the site that runs no script of ours.
  await page.goto('/robots.txt');
  await keepSession(page, session);
  await page.goto(path);
  return session;
}

export async function signIn(request: APIRequestContext, person: Person): Promise<Session> {
  const answer = await request.post('/api/auth/sign-in', {
    headers: { authorization: `Bearer ${ANONYMOUS_KEY}` },
    data: { email: person.email, password: person.password },
  });
  expect(answer.status(), `${person.email} signs in`).toBe(200);
  const session = sessionSchema.parse(await answer.json());
  if (session.user.lacks_second_factor) await showFactor(person);
  return { ...session, user: { ...session.user, lacks_second_factor: false } };
}

/** As if they had given the code of their authenticator app, as directors have to. */
export async function showFactor({ email }: Person): Promise<void> {
  await askDatabase(
    z.unknown(),
    `update auth_sessions set second_factor = 'authenticator'
    where user_id = (select id from auth_users where email = $1)`,
    [email],
  );
}

/** Calls the API as this person, for what a journey takes for granted. Anything but success ends the test. */
export async function callerOf(request: APIRequestContext, person: Person) {
  const { access_token } = await signIn(request, person);
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    data?: unknown,
  ): Promise<unknown> => {
    const answer = await request.fetch(path, {
      method,
      headers: { authorization: `Bearer ${access_token}` },
      ...(data === undefined ? {} : { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? null : answer.json();
  };
}

/** How the server answers somebody who still holds this token. */
export async function answerTo(page: Page, token: string): Promise<number> {
  const answer = await page.request.get('/api/auth/user', { headers: { authorization: `Bearer ${token}` } });
  return answer.status();
}

/** In a statement past the product: the id of the user whose email this parameter holds. */
export function userOf(email: `$${number}`): string {
  return `(select u.id from users u join auth_users a on a.id = u.auth_id where a.email = ${email})`;
}

export function keepSession(page: Page, session: Session): Promise<void> {
  return page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
}

/** What this browser holds, checked against the contract; null after signing out. */
export async function storedSession(page: Page): Promise<Session | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  return text === null ? null : sessionSchema.parse(JSON.parse(text));
}
