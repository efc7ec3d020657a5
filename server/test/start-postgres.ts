/** One real PostgreSQL for the whole run, with one template database, ready for use; each test file copies the template. */
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/platform/database/migrate.ts';
import {
  createScratchDatabase,
  dropScratchDatabase,
  startScratchServer,
} from '../src/platform/database/scratch.ts';
import { installJobs } from '../src/platform/jobs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    templateName: string;
  }
}

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startScratchServer({ isSmall: true });
  const templateName = `faircourt_template_${process.pid}`;
  const templateUrl = await createScratchDatabase(server.url, templateName);
  await migrate(templateUrl);
  await installJobs(templateUrl);
  project.provide('postgresUrl', server.url);
  project.provide('templateName', templateName);
  return async () => {
    await dropScratchDatabase(server.url, templateName);
    await server.stop();
  };
}
