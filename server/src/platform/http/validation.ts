/** Checks requests against their contract before any of our code runs, and reports every field error at once. */
import { fieldErrors } from '@faircourt/contracts/field-errors';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { AppError, NOTHING_FOUND } from '../errors.ts';
import { validationFailed } from './problems.ts';

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (input: unknown) => {
    const parsed = z.safeParse(schema, input, { reportInput: true });
    if (parsed.success) return { value: parsed.data };
    // An address that cannot name a record names none: it answers like any other that does not exist.
    if (httpPart === 'params') return { error: new AppError('not_found', NOTHING_FOUND) };
    return { error: validationFailed(fieldErrors(parsed.error.issues)) };
  };
