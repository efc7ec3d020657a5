/** Directors as a journey finds them: approved for countries, and deciding behind the scenes. */
import {
  athleteVerificationsSchema,
  familyVerificationsSchema,
  verificationItemSchema,
  type StatementInput,
} from '@faircourt/contracts/verification';
import type { AthleteFactGroup, Locale } from '@faircourt/contracts/vocabulary';
import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { QUIET_COUNTRY } from './athletes.ts';
import { callerOf, join, userOf, type Person } from './people.ts';
import { askDatabase } from '../product/product.ts';

/** As if an admin had approved them for a region of their own. Where the journeys' athletes live, unless told otherwise. */
export async function approvedDirector(
  request: APIRequestContext,
  plan: { name?: string; countries?: readonly string[]; locale?: Locale } = {},
): Promise<Person> {
  const { name = 'Solveig Hartmann', countries = [QUIET_COUNTRY], locale = 'en' } = plan;
  const person = await join(request, { role: 'regional_director', name, locale });
  await askDatabase(
    z.unknown(),
    `with region as (insert into regions (name) values ('Region of ' || $1) returning id),
      of_region as (
        insert into region_countries (region_id, country_code) select region.id, unnest($2::text[]) from region
      ), assigned as (
        insert into director_regions (director_user_id, region_id) select ${userOf('$1')}, region.id from region
      )
      update users set status = 'active' where id = ${userOf('$1')}`,
    [person.email, countries],
  );
  return person;
}

/** What a family asks, without its page; returns the question. */
export async function askFor(
  request: APIRequestContext,
  family: Person,
  athleteId: string,
  factGroup: AthleteFactGroup,
  statement: StatementInput = { note: 'The school office knows.' },
): Promise<string> {
  const call = await callAs(request, family);
  const body = { fact_group: factGroup, statement };
  const { facts } = athleteVerificationsSchema.parse(
    await call('POST', `/api/athletes/${athleteId}/verifications`, body),
  );
  return facts.find((fact) => fact.fact_group === factGroup)?.question?.id ?? '';
}

/** What waits for a director, of a family of one athlete. */
export async function openQuestion(
  request: APIRequestContext,
  family: Person,
  factGroup: AthleteFactGroup,
): Promise<string> {
  const call = await callAs(request, family);
  const { athletes } = familyVerificationsSchema.parse(await call('GET', '/api/own-verifications'));
  const question = athletes[0]?.facts.find((fact) => fact.fact_group === factGroup)?.question;
  expect(question?.status, `${factGroup} was asked about`).toBe('open');
  return question?.id ?? '';
}

export type Decision =
  | { decision: 'verify'; method: string; values?: Record<string, number> }
  | { decision: 'ask_more' | 'reject'; reason: string };

/** Claims the question and decides it at once. */
export async function decide(
  request: APIRequestContext,
  director: Person,
  id: string,
  decision: Decision,
): Promise<void> {
  const call = await callAs(request, director);
  const { values_hash } = verificationItemSchema.parse(await call('POST', `/api/verifications/${id}/claim`));
  await call('POST', `/api/verifications/${id}/decide`, { values_hash, ...decision });
}

const signedIn = new WeakMap<APIRequestContext, Map<string, ReturnType<typeof callerOf>>>();

/** Signs in once per person and browser: checking a password is slow on purpose. */
function callAs(request: APIRequestContext, person: Person): ReturnType<typeof callerOf> {
  const callers = signedIn.get(request) ?? new Map<string, ReturnType<typeof callerOf>>();
  const caller = callers.get(person.email) ?? callerOf(request, person);
  signedIn.set(request, callers.set(person.email, caller));
  return caller;
}
