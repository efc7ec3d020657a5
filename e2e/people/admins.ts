/** A second admin: the demo data has one, and what cannot be undone takes two. */
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { askDatabase } from '../product/product.ts';
import { join, userOf, type Person } from './people.ts';

/** As if the command line had made one. */
export async function anotherAdmin(request: APIRequestContext, name: string): Promise<Person> {
  const person = await join(request, { role: 'regional_director', name });
  await askDatabase(
    z.unknown(),
    `update users set role = 'admin', status = 'active' where id = ${userOf('$1')}`,
    [person.email],
  );
  return person;
}
