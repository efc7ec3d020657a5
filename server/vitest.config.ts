import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/app/start-postgres.ts'],
    setupFiles: ['./test/app/property-seed.ts'],
    pool: 'forks',
    // Tests wait for the database as often as they compute, so twice as many as two cores. A project does not inherit this.
    maxWorkers: 4,
    // Each file has a database of its own; importing the whole server again for each would take longer than its tests.
    isolate: false,
    // These end what hangs and nothing else: on a machine that does other work a test may take ten times as long.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 45_000 } },
  },
});
