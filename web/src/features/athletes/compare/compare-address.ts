/** Who is compared, as the address says it: `?ids=a,b,c`. */
import { COMPARE_LIMITS } from '@faircourt/contracts/comparison';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Each once, in the order given; what is no id is left out. */
export function readIds(address: URLSearchParams): string[] {
  const given = (address.get('ids') ?? '').toLowerCase().split(',');
  return [...new Set(given.filter((id) => ID.test(id)))].slice(0, COMPARE_LIMITS.athletesMax);
}
