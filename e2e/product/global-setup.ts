import { startProduct } from './product.ts';

/** Playwright calls what this returns when all journeys are done. */
export default function globalSetup(): Promise<() => Promise<void>> {
  return startProduct();
}
