import { defineConfig } from 'vitest/config';
import { compiledCatalogues } from './src/i18n/catalogue-plugin.ts';

export default defineConfig({
  plugins: [compiledCatalogues()],
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'node', isolate: false },
});
