/** Attacks on the Global Player Report: the sample is for everybody who is signed in, the rest for those who pay. */
import { OF_ANOTHER, OWN, type Endpoint } from '../attack-row.ts';

export const PLAYER_REPORT_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/player-reports', expected: OWN },
  { method: 'GET', url: '/api/player-reports/sample', expected: OWN },
  { method: 'GET', url: '/api/player-reports/sample/pdf', expected: OWN },
  { method: 'GET', url: '/api/player-reports/:id', target: 'player report', expected: OF_ANOTHER },
  { method: 'POST', url: '/api/player-reports/:id/pdf', target: 'player report', expected: OF_ANOTHER },
];
