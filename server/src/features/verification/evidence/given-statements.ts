/** What was said to directors about a verification, as its column `evidence` holds it. */
import { givenStatementSchema } from '@faircourt/contracts/verification';
import type { z } from 'zod';

/** Our own writing, yet of several years: each entry is read for what it is. */
export function givenStatements(evidence: unknown): z.infer<typeof givenStatementSchema>[] {
  return Array.isArray(evidence)
    ? evidence.flatMap((entry) => givenStatementSchema.safeParse(entry).data ?? [])
    : [];
}
