/** Athletes as a journey finds them: built behind the scenes, or looked up in the demo data. */
import type { AcademicsInput, AthleteProfileInput, SeasonValues } from '@faircourt/contracts/athletes';
import { athleteSchema } from '@faircourt/contracts/athletes';
import type { VideoInput } from '@faircourt/contracts/videos';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { callerOf, join, type Person } from './people.ts';
import { askDatabase } from '../product/product.ts';

/** No demo athlete lives here, so those of the journeys never change what a search of the demo data finds. */
export const QUIET_COUNTRY = 'IS';

export interface AthletePlan {
  name?: string;
  locale?: Locale;
  profile?: AthleteProfileInput;
  academics?: AcademicsInput;
  seasons?: Partial<SeasonValues>[];
  videos?: VideoInput[];
}

export interface BuiltAthlete {
  id: string;
  person: Person;
}

/** Somebody who has joined and saved a profile, without a guardian: so nothing of it is released. */
export async function buildAthlete(
  request: APIRequestContext,
  plan: AthletePlan = {},
): Promise<BuiltAthlete> {
  const { name, locale } = plan;
  const person = await join(request, { role: 'athlete', ...(name && { name }), ...(locale && { locale }) });
  const call = await callerOf(request, person);
  const profile = { country_code: QUIET_COUNTRY, birthdate: bornYearsAgo(16), ...plan.profile };
  const { id } = athleteSchema.parse(await call('PUT', '/api/profile', profile));
  if (plan.academics) await call('PUT', '/api/profile/academics', plan.academics);
  for (const season of plan.seasons ?? [])
    await call('POST', '/api/profile/seasons', { label: '2025-26', games: 20, ...season });
  for (const video of plan.videos ?? []) await call('POST', '/api/profile/videos', video);
  return { id, person };
}

/** Without a birthdate nobody can tell that somebody is 13, and such a profile stays private. */
export function bornYearsAgo(years: number): string {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear() - years, 0, 15)).toISOString().slice(0, 10);
}

const idRow = z.object({ id: z.uuid() });

export async function athleteNamed(name: string): Promise<string> {
  const [found] = await askDatabase(
    idRow,
    'select a.id from athletes a join users u on u.id = a.user_id where u.name = $1',
    [name],
  );
  expect(found, `the demo data has ${name}`).toBeDefined();
  return found?.id ?? '';
}

/** Identity, measurements, academics and a video released to everyone, and what needs it verified, some growth included. */
export async function openAthlete(): Promise<{ id: string; name: string }> {
  const [found] = await askDatabase(
    z.object({ id: z.uuid(), name: z.string() }),
    `select a.id, u.name from athletes a join users u on u.id = a.user_id join athlete_cards c on c.athlete_id = a.id
      where c.audience = 'everyone' and c.is_public and c.gpa is not null and c.dominant_hand is not null and c.has_video
        and (c.card::jsonb ->> 'is_identity_released')::boolean
        and (select count(*) from verifications v join measurements m on m.athlete_id = v.athlete_id
            and v.fact_values @> jsonb_build_object('height_cm', m.height_cm, 'weight_kg', m.weight_kg)
          where v.athlete_id = a.id and v.fact_group = 'measurements' and v.status in ('verified', 'dropped')) > 1
      order by u.name limit 1`,
  );
  expect(found, 'the demo data has an athlete with everything released').toBeDefined();
  return found ?? { id: '', name: '' };
}

/** Public athletes of the demo data, in no order that matters. */
export async function publicAthletes(count: number): Promise<string[]> {
  const rows = await askDatabase(
    idRow,
    `select athlete_id as id from athlete_cards
      where audience = 'everyone' and is_public and country_code <> $1 order by athlete_id limit $2`,
    [QUIET_COUNTRY, count],
  );
  expect(rows).toHaveLength(count);
  return rows.map(({ id }) => id);
}
