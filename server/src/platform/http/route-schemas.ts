/** Parts that many routes share: the record that an address names, and the answer that says nothing. */
import { z } from 'zod';

export const idParams = z.object({ id: z.uuid() });

/** With status 204. */
export const done = z.undefined().describe('Done.');
