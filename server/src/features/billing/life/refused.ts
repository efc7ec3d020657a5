/** An event that cannot be now. The page says it in words. */
import type { Refusal } from './life.ts';

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
