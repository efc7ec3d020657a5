/** Attacks on files. Their uploads are among the builder's rows; keys in addresses are attacked in download.test.ts. */
import { OF_ANOTHER, type Endpoint } from '../attack-row.ts';

export const FILE_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/files/:id', target: 'file', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/videos/:id/still', target: 'video', expected: OF_ANOTHER },
];
