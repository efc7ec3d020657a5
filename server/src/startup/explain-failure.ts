/** What a start that failed prints: a sentence for the operator; where it came from only for somebody who asks. */
import { inspect } from 'node:util';
import { ConfigError } from '../platform/config.ts';

export function explainFailure(error: unknown, logLevel: string | undefined): string {
  if (logLevel === 'debug') return inspect(error);
  if (error instanceof ConfigError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return `Faircourt cannot start: ${message}. LOG_LEVEL=debug shows where this comes from.`;
}
