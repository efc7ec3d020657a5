/** Institutions that coaches name, and what a director says of it, without the directors' pages. */
import { randomUUID } from 'node:crypto';
import { affiliationSchema } from '@faircourt/contracts/institutions';
import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { decide, type Decision } from './directors.ts';
import { callerOf, demoPerson, userOf, type Person } from './people.ts';
import { askDatabase } from '../product/product.ts';

export interface KnownInstitution {
  id: string;
  name: string;
  domain: string;
}

/** In the list, with a mail domain of its own. */
export async function knownInstitution(): Promise<KnownInstitution> {
  const slug = randomUUID().slice(0, 8);
  const name = `${slug} Harbor College`;
  const domain = `${slug}.example.com`;
  const [row] = await askDatabase(
    z.object({ id: z.uuid() }),
    `insert into institutions (name, kind, country_code, city, website, email_domain)
      values ($1, 'college', 'US', 'Duluth', $2, $3) returning id`,
    [name, `https://www.${domain}/`, domain],
  );
  return { id: row?.id ?? '', name, domain };
}

/** As if the coach had named it and typed the code in; the question to the directors is open. */
export async function askAboutAffiliation(
  request: APIRequestContext,
  coach: Person,
  { id, domain }: KnownInstitution,
): Promise<void> {
  const call = await callerOf(request, coach);
  const named = { institution_id: id, title: 'Assistant coach', work_email: `coach@${domain}` };
  // A proof that is still fresh is not asked for again.
  await askDatabase(
    z.unknown(),
    `update coaches set work_email = $2, work_email_proven_at = now() where user_id = ${userOf('$1')}`,
    [coach.email, named.work_email],
  );
  const { step } = affiliationSchema.parse(await call('PUT', '/api/affiliation', named));
  expect(step, 'the question is open').toBe('waiting');
}

/** What the director of the demo data decides about where this coach works. */
export async function decideAffiliation(
  request: APIRequestContext,
  coach: Person,
  decision: Decision,
): Promise<void> {
  const call = await callerOf(request, coach);
  const { verification_id } = affiliationSchema.parse(await call('GET', '/api/affiliation'));
  await decide(request, demoPerson('regional_director'), verification_id ?? '', decision);
}
