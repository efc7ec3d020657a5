import { defineConfig } from 'vitest/config';
import { compiledCatalogues } from './src/i18n/catalogue-plugin.ts';

export default defineConfig({
  plugins: [compiledCatalogues()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['./test/no-network.ts'],
    // As many as the server has, so that they run side by side.
    maxWorkers: 4,
    isolate: false,
    // On a busy machine a second is short.
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
