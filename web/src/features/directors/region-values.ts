/** A region as the fields of its form hold it. An empty number of months is everybody else's. */
import type { Region } from '@faircourt/contracts/regions';
import { FACT_GROUPS, type FactGroup } from '@faircourt/contracts/vocabulary';

/** Of every check that ends by the calendar. */
export type ValidityGroup = Exclude<FactGroup, 'age'>;
export const VALIDITY_GROUPS: readonly ValidityGroup[] = FACT_GROUPS.filter((group) => group !== 'age');

export interface RegionForm {
  name: string;
  countries: string[];
  validity: Record<ValidityGroup, string>;
}

export function valuesOf(region: Region | null): RegionForm {
  const months = VALIDITY_GROUPS.map((group) => [group, String(region?.validity[group] ?? '')]);
  return {
    name: region?.name ?? '',
    countries: [...(region?.countries ?? [])],
    // Every group is in it, since it was made from their list.
    validity: Object.fromEntries(months) as RegionForm['validity'],
  };
}

export function bodyOf({ name, countries, validity }: RegionForm): unknown {
  const own = VALIDITY_GROUPS.filter((group) => validity[group] !== '');
  return {
    name,
    countries,
    validity: Object.fromEntries(own.map((group) => [group, Number(validity[group])])),
  };
}
