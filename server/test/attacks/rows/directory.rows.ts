/** Attacks on the directory. A director elsewhere reads their own countries, where the victim is not. */
import { OWN, successWith, type Endpoint } from '../attack-row.ts';

const DIRECTORS_ONLY: Endpoint['expected'] = {
  ...OWN,
  ...successWith('403 not_allowed'),
  'director elsewhere': '200 own',
};

export const DIRECTORY_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/directory', expected: DIRECTORS_ONLY },
  { method: 'GET', url: '/api/directory', query: '?country_code=US', expected: DIRECTORS_ONLY },
  { method: 'GET', url: '/api/directory', query: '?kind=coaches&country_code=US', expected: DIRECTORS_ONLY },
  {
    method: 'GET',
    url: '/api/directory',
    target: 'athlete',
    query: '?after=:id',
    expected: { ...DIRECTORS_ONLY, 'director elsewhere': '422 validation_failed' },
  },
  { method: 'GET', url: '/api/directory/coverage', expected: DIRECTORS_ONLY },
  { method: 'GET', url: '/api/directory.csv', query: '?search=victim', expected: DIRECTORS_ONLY },
];
