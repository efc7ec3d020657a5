/** Families as a journey finds them: an athlete and a guardian who have both said yes, made behind the scenes. */
import { consentListSchema } from '@faircourt/contracts/consents';
import { acceptedLinkSchema, familyCodeSchema } from '@faircourt/contracts/guardians';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { expect, type APIRequestContext } from '@playwright/test';
import { buildAthlete, type BuiltAthlete } from './athletes.ts';
import { join, signIn, type Person } from './people.ts';

export interface BuiltFamily {
  athlete: BuiltAthlete;
  guardian: Person;
}

type FamilyPlan = Parameters<typeof buildAthlete>[1] & { locale?: Locale };

export async function buildFamily(request: APIRequestContext, plan: FamilyPlan = {}): Promise<BuiltFamily> {
  const athlete = await buildAthlete(request, plan);
  const guardian = await join(request, {
    name: 'Ingrid Solheim',
    ...(plan.locale && { locale: plan.locale }),
  });
  await link(request, athlete, guardian);
  return { athlete, guardian };
}

/** By family code, as two people at one table. */
export async function link(
  request: APIRequestContext,
  athlete: BuiltAthlete,
  guardian: Person,
): Promise<void> {
  const asAthlete = await callerOf(request, athlete.person);
  const asGuardian = await callerOf(request, guardian);
  const { code } = familyCodeSchema.parse(await asAthlete('POST', '/api/guardians/family-code'));
  const { link_id } = acceptedLinkSchema.parse(
    await asGuardian('POST', '/api/guardian-offers/accept', { code }),
  );
  await asAthlete('POST', `/api/guardian-links/${link_id}/confirm`);
}

/** Every form there is, so that what is approved shows. */
export async function signForms(request: APIRequestContext, guardian: Person): Promise<void> {
  const call = await callerOf(request, guardian);
  const { athletes } = consentListSchema.parse(await call('GET', '/api/consents'));
  for (const { id, forms } of athletes) {
    for (const { document } of forms) {
      await call('POST', '/api/consents', {
        athlete_id: id,
        document_id: document.id,
        signed_name: guardian.name,
        password: guardian.password,
      });
    }
  }
}

export async function callerOf(request: APIRequestContext, person: Person) {
  const { access_token } = await signIn(request, person);
  return async (method: 'GET' | 'POST' | 'PUT', path: string, data?: unknown): Promise<unknown> => {
    const answer = await request.fetch(path, {
      method,
      headers: { authorization: `Bearer ${access_token}` },
      ...(data === undefined ? {} : { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? null : answer.json();
  };
}
