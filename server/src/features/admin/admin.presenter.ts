/** Regions and directors as they leave the server. */
import type { Director, Region } from '@faircourt/contracts/regions';
import type { DirectorRow } from './director.store.ts';
import type { RegionRow } from './region.store.ts';

export function presentRegion(row: RegionRow): Region {
  return {
    id: row.id,
    name: row.name,
    countries: row.countries,
    validity: row.validity,
    directors: row.directors,
  };
}

export function presentDirector(row: DirectorRow): Director {
  return {
    user_id: row.user_id,
    name: row.name,
    email: row.email,
    status: row.status,
    regions: row.regions.map(({ id, name }) => ({ id, name })),
    created_at: row.created_at.toISOString(),
  };
}
